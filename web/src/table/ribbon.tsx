// The last turns in a row of chips, each with the sign of whoever did it; it lights what it moved. After an absence it is
// what has happened since, with the way to watch it.
import { type Face, SeatMark } from '@orrery/board';
import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { type Feat, featsOf, featText, summaryOf } from './feats.ts';
import { turnsOf } from './log.tsx';
import css from './ribbon.module.css';
import type { Desk } from './use-desk.ts';
import type { Story } from './use-story.ts';

const TURNS = 3;
const CHIPS = 6; // of a turn

interface RibbonProps {
  desk: Desk;
  story: Story;
  until: number | null; // nothing after this moment; null: all
  since: number | null; // how far this reader had seen the story; null: he was here
  watch(since: number): void;
}

export function Ribbon({ desk, story, until, since, watch }: RibbonProps) {
  const t = useWords();
  const { kit } = desk;
  const row = useRef<HTMLDivElement>(null);
  const told = until === null ? story.events : story.events.filter(({ seq }) => seq <= until);
  const missed =
    since === null
      ? []
      : turnsIn(
          told.filter(({ seq }) => seq > since),
          kit.face,
        );
  const isMissed = since !== null && missed.length > 0;
  const shown = isMissed ? missed : turnsIn(told, kit.face).slice(-TURNS);
  const last = told.at(-1);
  useEffect(() => {
    const list = row.current;
    if (list) list.scrollLeft = list.scrollWidth; // the newest is in sight
  }, [last]);
  if (!kit.face?.feats || shown.length === 0) return null;
  return (
    <section
      className={css.ribbon}
      data-missed={isMissed ? '' : undefined}
      aria-label={t(isMissed ? 'ribbon.since' : 'ribbon.name')}
    >
      <div className={css.head}>
        <span>{t(isMissed ? 'ribbon.since' : 'ribbon.name')}</span>
        {isMissed && (
          <button type="button" className={css.watch} onClick={() => watch(since)}>
            <Eye /> {t('ribbon.watch')}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className={css.row} ref={row} tabIndex={0} role="group" aria-label={t('ribbon.name')}>
        {shown.map(({ seq, feats }) => (
          <ul key={seq} className={css.turn}>
            {feats.slice(0, CHIPS).map((feat, i) => (
              <li key={i}>
                <Chip desk={desk} feat={feat} />
              </li>
            ))}
            {feats.length > CHIPS && <li className={css.more}>{t('ribbon.more', { count: feats.length - CHIPS })}</li>}
          </ul>
        ))}
      </div>
    </section>
  );
}

/** The turns in which something was done that has a line. */
const turnsIn = (told: Story['events'], face: Face | undefined) =>
  turnsOf(told, face?.beginsTurn)
    .map(({ seq, lines }) => ({ seq, feats: featsOf(lines, face?.feats) }))
    .filter(({ feats }) => feats.length > 0);

function Chip({ desk, feat }: { desk: Desk; feat: Feat }) {
  const { board, kit } = desk;
  const [ref] = feat.run.flatMap((each) => kit.face?.refsOf?.(each) ?? []);
  const light = () => board.setFocused(ref ?? null);
  const dark = () => board.setFocused(null);
  const [short, whole] = [chipText(desk, feat), featText(desk, feat)];
  return (
    <button
      type="button"
      className={css.chip}
      title={whole}
      onMouseEnter={light}
      onMouseLeave={dark}
      onFocus={light}
      onBlur={dark}
      onClick={light}
    >
      {feat.seat !== undefined && <SeatMark seat={feat.seat} size={14} />}
      {short}
      {short !== whole && <span className="hidden">: {whole}</span>}
    </button>
  );
}

/** `chip.<type>` says it shortly, with the same arguments. */
function chipText(desk: Desk, feat: Feat): string {
  const key = `chip.${feat.type}`;
  if (!desk.voice.has(key)) return featText(desk, feat);
  return desk.voice.say({ key, args: summaryOf(feat, desk.kit.face?.feats)?.args ?? feat.run[0]!.args });
}
