// Standing answers: "always answer so". They are this seat's own; here they are seen, added and taken away.
import type { Live } from '@orrery/api';
import type { Request, Standing } from '@orrery/kernel';
import { useState } from 'react';
import { useWords } from '../words/index.ts';
import { choiceText } from './answers.ts';
import css from './dialogs.module.css';
import type { Desk } from './use-desk.ts';

export function StandingEditor({ desk, live }: { desk: Desk; live: Live | undefined }) {
  const t = useWords();
  const { scene, voice } = desk;
  const list = (scene.view.own?.standing ?? []) as Standing[];
  const asked = scene.requests.find((r) => r.kind !== undefined && r.ask.shape === 'one');
  const save = (next: Standing[]) => void live?.standing(next);
  return (
    <div className="stack">
      <p className="quiet">{t('standing.about')}</p>
      {list.length === 0 && <p>{t('standing.none')}</p>}
      <ul className={css.standing}>
        {list.map((standing, i) => (
          <li key={i}>
            <span>
              {t('standing.one', {
                kind: kindText(standing.kind, desk),
                answer: choiceText(askFor(desk, standing.kind), standing.choice, voice.say),
              })}
              {standing.once && <span className="quiet"> · {t('standing.once')}</span>}
            </span>
            <button type="button" className="button" onClick={() => save(list.filter((_, j) => j !== i))}>
              {t('standing.remove')}
            </button>
          </li>
        ))}
      </ul>
      {asked && <AddStanding desk={desk} request={asked} add={(standing) => save([...list, standing])} />}
    </div>
  );
}

function AddStanding({ desk, request, add }: { desk: Desk; request: Request; add(standing: Standing): void }) {
  const t = useWords();
  const options = request.ask.shape === 'one' ? request.ask.options : [];
  const [choice, setChoice] = useState(options.at(-1)?.key ?? '');
  const [once, setOnce] = useState(false);
  const kind = request.kind!;
  return (
    <div className="stack">
      <label className="field">
        <span>{t('standing.always', { kind: kindText(kind, desk) })}</span>
        <select value={choice} onChange={(event) => setChoice(event.target.value)}>
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {desk.voice.say(option.label)}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input type="checkbox" checked={once} onChange={(event) => setOnce(event.target.checked)} />
        <span>{t('standing.onlyOnce')}</span>
      </label>
      <div>
        <button
          type="button"
          className="button primary"
          onClick={() => add({ kind, choice, ...(once ? { once } : {}) })}
        >
          {t('standing.add')}
        </button>
      </div>
    </div>
  );
}

/** The game's name for such a question, or the question itself as it stands now. */
function kindText(kind: string, { voice, scene }: Desk): string {
  if (voice.has(`kind.${kind}`)) return voice.say({ key: `kind.${kind}` });
  const asked = scene.requests.find((r) => r.kind === kind);
  return asked ? voice.say(asked.prompt) : kind;
}

const askFor = ({ scene }: Desk, kind: string): Pick<Request, 'ask'> =>
  scene.requests.find((r) => r.kind === kind) ?? { ask: { shape: 'one', options: STANDARD } };
const STANDARD = [
  { key: 'pass', label: { key: 'kernel.pass' } },
  { key: 'pass.on', label: { key: 'kernel.passOn' } },
];
