// Standing answers: "always answer so, unless …". They are this seat's own; here they are seen, added and taken away.
import type { Live } from '@orrery/api';
import type { Bag, Choice, Field, Msg, Request, Standing } from '@orrery/kernel';
import { useState } from 'react';
import { problemOf, useRead } from '../state/api.ts';
import { useWords } from '../words/index.ts';
import { choiceMsgs, choiceText, defaultOf, firstDraft, isWhole, NOTHING, toggled } from './answers.ts';
import css from './dialogs.module.css';
import { Fields } from './fields.tsx';
import question from './question.module.css';
import type { Desk } from './use-desk.ts';

export function StandingEditor({ desk, live }: { desk: Desk; live: Live | undefined }) {
  const t = useWords();
  const list = (desk.scene.view.own?.standing ?? []) as Standing[];
  const asked = desk.scene.requests.find((r) => r.blocking && r.kind !== undefined && fieldsFor(desk, r).length > 0);
  const [trouble, setTrouble] = useState<string>();
  const save = async (next: Standing[]) => {
    try {
      const verdict = await live?.standing(next);
      setTrouble(verdict?.taken === false ? desk.voice.say(verdict.refused.why) : undefined);
    } catch (error) {
      setTrouble(t(problemOf(error)));
    }
  };
  return (
    <div className="stack">
      <p className="quiet">{t('standing.about')}</p>
      {trouble && (
        <p className="bad-words" role="alert">
          {trouble}
        </p>
      )}
      {list.length === 0 && <p>{t('standing.none')}</p>}
      <ul className={css.standing}>
        {list.map((standing, i) => (
          <StandingLine
            key={i}
            desk={desk}
            standing={standing}
            remove={() => void save(list.filter((_, j) => j !== i))}
          />
        ))}
      </ul>
      {asked ? (
        <AddStanding key={asked.id} desk={desk} request={asked} add={(standing) => void save([...list, standing])} />
      ) : (
        <p className="quiet small">{t('standing.nothing')}</p>
      )}
    </div>
  );
}

function StandingLine({ desk, standing, remove }: { desk: Desk; standing: Standing; remove(): void }) {
  const t = useWords();
  const kind =
    standing.kind === ALL_WINDOWS ? t('standing.windows') : (kindText(standing.kind, desk) ?? t('standing.earlier'));
  const answer = answerText(standing, desk);
  const what = t('standing.one', { kind, answer: answer === NOTHING ? t('standing.sheet') : answer });
  const notes = [
    ...(standing.unless ?? []).map(({ test }) => t('standing.unless', { condition: conditionText(test, desk) })),
    ...(standing.once ? [t('standing.once')] : []),
    ...(standing.idle ? [t('standing.idle')] : []),
  ];
  return (
    <li>
      <span>
        {what}
        {notes.length > 0 && <span className="quiet"> · {notes.join(' · ')}</span>}
      </span>
      <button type="button" className="button" aria-label={t('standing.remove', { what })} onClick={remove}>
        {t('standing.removeShort')}
      </button>
    </li>
  );
}

function AddStanding({ desk, request, add }: { desk: Desk; request: Request; add(standing: Standing): void }) {
  const t = useWords();
  const { voice } = desk;
  const fields = fieldsFor(desk, request);
  const isSheet = request.ask.shape === 'form';
  const [choice, setChoice] = useState<Choice>(() => defaultOf(request) ?? firstDraft(request, fields));
  const [once, setOnce] = useState(false);
  const [idle, setIdle] = useState(false);
  const [unless, setUnless] = useState<string[]>([]);
  const { conditions = [] } = useRead('games', {}).data?.find(({ id }) => id === desk.snapshot.table.game) ?? {};
  const [everywhere, setEverywhere] = useState(false);
  const kind = everywhere ? ALL_WINDOWS : request.kind!;
  const leave = () =>
    add({
      kind,
      choice,
      ...(once ? { once } : {}),
      ...(idle && !isSheet ? { idle } : {}),
      ...(unless.length > 0 ? { unless: unless.map((test) => ({ test, args: {} })) } : {}),
      said: choiceMsgs(request, choice, fields),
    });
  return (
    <div className="stack">
      <h3>{kindText(kind, desk)}</h3>
      <Fields
        fields={fields}
        value={isSheet ? (choice as Bag) : { [ONLY]: choice }}
        change={(value) => setChoice(isSheet ? value : (value[ONLY] as Choice))}
        say={(msg: Msg) => (msg === ALWAYS ? t('standing.always') : voice.say(msg))}
      />
      {conditions.length > 0 && (
        <fieldset className={question.group}>
          <legend>{t('standing.conditions')}</legend>
          {conditions.map((test) => (
            <label key={test} className="check">
              <input
                type="checkbox"
                checked={unless.includes(test)}
                onChange={() => setUnless(toggled(unless, test, conditions.length))}
              />
              <span>{conditionText(test, desk)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {request.kind!.startsWith('window.') && isPass(choice) && (
        <label className="check">
          <input type="checkbox" checked={everywhere} onChange={(event) => setEverywhere(event.target.checked)} />
          <span>{t('standing.everywhere')}</span>
        </label>
      )}
      {!isSheet && (
        <label className="check">
          <input type="checkbox" checked={idle} onChange={(event) => setIdle(event.target.checked)} />
          <span>{t('standing.onlyIdle')}</span>
        </label>
      )}
      <label className="check">
        <input type="checkbox" checked={once} onChange={(event) => setOnce(event.target.checked)} />
        <span>{t('standing.onlyOnce')}</span>
      </label>
      <div>
        <button type="button" className="button primary" disabled={!isWhole(request, choice)} onClick={leave}>
          {t('standing.add')}
        </button>
      </div>
    </div>
  );
}

const ONLY = 'answer';
/** Whatever happens, not only in windows of one name. */
const ALL_WINDOWS = 'window.*';
const isPass = (choice: Choice): boolean => PASSES.some(({ key }) => key === choice);
const ALWAYS: Msg = { key: 'standing.always' };

/** The question as the fields of a sheet; none: it can only be answered on the board. */
function fieldsFor({ scene }: Desk, { id, ask }: Request): readonly Field[] {
  if (ask.shape === 'form') return scene.fields[id] ?? [];
  const { shape: kind, ...rest } = ask;
  const field = { key: ONLY, label: ALWAYS, kind, ...rest } as Field;
  return field.kind === 'one' && field.options.length === 0 ? [] : [field];
}

/** The game's name for such a question; the question as it stands now; or its words, with dots for what is not known. */
function kindText(kind: string, { voice, scene, kit }: Desk): string | undefined {
  if (voice.has(`kind.${kind}`)) return voice.say({ key: `kind.${kind}` });
  const asked = scene.requests.find((r) => r.kind === kind);
  if (asked) return voice.say(asked.prompt);
  const words = kit.words[kind];
  if (words === undefined) return undefined;
  const args = Object.fromEntries([...words.matchAll(/\{(\w+)/g)].map(([, name]) => [name, '…']));
  return voice.say({ key: kind, args });
}

const conditionText = (test: string, { voice }: Desk): string => voice.say({ key: `condition.${test}` });

function answerText({ kind, choice, said }: Standing, { scene, voice }: Desk): string {
  if (said) return said.map(voice.say).join(', ') || NOTHING;
  const asked = scene.requests.find((r) => r.kind === kind) ?? {
    id: '',
    ask: { shape: 'one', options: PASSES } as const,
  };
  return choiceText(asked as Request, choice, voice.say, scene.fields[asked.id]);
}
const PASSES = [
  { key: 'pass', label: { key: 'kernel.pass' } },
  { key: 'pass.on', label: { key: 'kernel.passOn' } },
];
