// Does this install play by the rules? The worked examples of the rule book and whole recorded matches are played again here,
// answer by answer, and it is said which of them come out the same.
import type { Proof, Reply } from '@orrery/api';
import { chapterOf } from '@orrery/kernel';
import { CircleCheck, CircleX, LoaderCircle, Minus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf, useRead } from '../state/api.ts';
import { useKit, useVoice, type Voice } from '../state/voice.ts';
import { useLanguage, useWords, type Word } from '../words/index.ts';
import css from './rules-page.module.css';

type Verdict = Reply<'prove'> | 'running' | undefined;

export default function ProofsPage({ game }: { game: string }) {
  const t = useWords();
  const { data: games } = useRead('games', { query: { language: useLanguage() } });
  const { data: proofs = [], problem } = useRead('proofs', { game });
  const voice = useVoice(useKit(game));
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const [trouble, setTrouble] = useState<Word>();
  const running = Object.values(verdicts).includes('running');
  const note = (name: string, verdict: Verdict) => setVerdicts((now) => ({ ...now, [name]: verdict }));
  const run = async () => {
    setTrouble(undefined);
    setVerdicts({});
    for (const { name } of proofs) {
      note(name, 'running');
      try {
        note(name, await api.call('prove', { game, proof: name }));
      } catch (error) {
        note(name, undefined);
        return setTrouble(problemOf(error));
      }
    }
  };
  const held = proofs.filter(({ name }) => isHeld(verdicts[name])).length;
  const done = proofs.length > 0 && proofs.every(({ name }) => typeof verdicts[name] === 'object');
  return (
    <Page title={t('proofs.title')} narrow>
      <h1>{t('proofs.title')}</h1>
      <p>{t('proofs.text', { game: games?.find(({ id }) => id === game)?.name ?? game })}</p>
      <div className="row">
        <button
          type="button"
          className="button primary"
          disabled={running || proofs.length === 0}
          onClick={() => void run()}
        >
          {t('proofs.run')}
        </button>
        <Link href={`/rules/${game}`} className="button">
          {t('nav.rules')}
        </Link>
      </div>
      <Sorry problem={problem ?? trouble} />
      <p role="status">{done && t('proofs.result', { held, of: proofs.length })}</p>
      {PARTS.filter((part) => proofs.some((proof) => partOf(proof) === part)).map((part) => (
        <section key={part} className={css.part} aria-label={t(`proofs.part.${part}`)}>
          <h2>{t(`proofs.part.${part}`)}</h2>
          <ul className={css.proofs}>
            {proofs
              .filter((proof) => partOf(proof) === part)
              .map((proof, i) => (
                <Line key={proof.name} number={i + 1} proof={proof} verdict={verdicts[proof.name]} voice={voice} />
              ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

const PARTS = ['examples', 'matches'] as const;
const partOf = ({ about }: Proof) => (about ? 'examples' : 'matches');
const isHeld = (verdict: Verdict): boolean => typeof verdict === 'object' && verdict.holds;

const EXAMPLE = /-P?EX-\d+$/; // the rule is the example itself
/** `EX-3`, or `PEX-3` of the expansion. */
function numberIn(name: string): { number: number; more: 'yes' | 'no' } {
  return { number: Number(/\d+$/.exec(name)?.[0]), more: name.startsWith('P') ? 'yes' : 'no' };
}

type LineProps = { number: number; proof: Proof; verdict: Verdict; voice: Voice };
function Line({ number, proof: { name, seats, answers, about }, verdict, voice }: LineProps) {
  const t = useWords();
  const state = verdict === undefined ? 'open' : verdict === 'running' ? 'running' : verdict.holds ? 'yes' : 'no';
  const titles = [
    ...new Set(
      (about ?? []).filter((id) => !EXAMPLE.test(id)).map((id) => voice.say({ key: `chapter.${chapterOf(id)}` })),
    ),
  ];
  const Sign = { open: Minus, running: LoaderCircle, yes: CircleCheck, no: CircleX }[state];
  return (
    <li data-proof={name}>
      <Sign aria-hidden="true" data-holds={state} />
      <span>
        {about ? t('proofs.example', numberIn(name)) : t('proofs.number', { number })}
        <br />
        <span className="quiet small">{[...titles, t('proofs.match', { seats, answers })].join(' · ')}</span>
        {typeof verdict === 'object' && verdict.why && <span className="bad-words small"> {verdict.why}</span>}
      </span>
      <span className="small">{t(`proofs.is.${state}`)}</span>
    </li>
  );
}
