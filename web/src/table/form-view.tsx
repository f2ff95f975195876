// A sheet: by the game's own component, by its fields, or, where there are none, as text.
import type { Bag } from '@orrery/kernel';
import { Suspense, useState } from 'react';
import { useWords } from '../words/index.ts';
import { firstDraft, isBag } from './answers.ts';
import { type AskProps, Send } from './ask-view.tsx';
import { Fields } from './fields.tsx';

export function FormView({ desk, request }: AskProps) {
  const { board, kit, scene, trouble } = desk;
  const fields = scene.fields[request.id];
  const name = request.ask.shape === 'form' ? request.ask.form : '';
  const Sheet = kit.face?.sheets?.[name];
  const value = (board.drafts[request.id] ?? firstDraft(request, fields)) as Bag;
  const change = (next: Bag) => board.setDraft(request.id, next);
  const problems = trouble?.request === request.id ? trouble.problems : [];
  return (
    // a sheet that few need may come later than its question, and is not sent before it can be read
    <Suspense fallback={null}>
      {Sheet ? (
        <Sheet {...board} request={request} value={value} change={change} problems={problems} />
      ) : fields ? (
        <Fields fields={fields} value={value} change={change} say={board.say} />
      ) : (
        <SheetText value={value} change={change} />
      )}
      <Send desk={desk} request={request} choice={value} />
    </Suspense>
  );
}

/** For a sheet that nobody has described: the notation itself. */
function SheetText({ value, change }: { value: Bag; change: (value: Bag) => void }) {
  const t = useWords();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [bad, setBad] = useState(false);
  const edit = (next: string) => {
    setText(next);
    const read = sheetOf(next);
    setBad(read === undefined);
    if (read) change(read);
  };
  return (
    <label className="field">
      <span>{t('question.sheet')}</span>
      <textarea rows={6} value={text} spellCheck={false} onChange={(event) => edit(event.target.value)} />
      {bad && <span className="bad-words">{t('question.sheetBad')}</span>}
    </label>
  );
}

function sheetOf(text: string): Bag | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isBag(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
