// The list as a text: copied, saved as a file, read from one; and the list that stands in when none is handed in.
import type { SheetProps } from '@orrery/board';
import { LONGEST_PAPER, type Paper as PaperText, readPaper, tooLong } from '@orrery/kernel';
import { Copy, Download, FolderOpen } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { tooLongList } from '../orders/length.ts';
import type { Cosmos } from '../state.ts';
import css from './orders-sheet.module.css';
import { saveFile } from './save-file.ts';

type PaperProps = { sheet: SheetProps<Cosmos>; text: string };

export function Paper({ sheet, text }: PaperProps) {
  const { say, view, value, change } = sheet;
  const file = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [why, setWhy] = useState(''); // the file that was opened is no list
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined, // the browser may forbid it; the text can still be selected
    );
  };
  const save = () => saveFile(`${view.own?.side?.faction ?? 'orders'}-${view.pub.turn}.txt`, text, 'text/plain');
  const open = async (input: HTMLInputElement) => {
    const found = input.files?.[0];
    if (!found) return;
    const paper = await listIn(found);
    input.value = ''; // so that the same file, mended, can be opened again
    setWhy('why' in paper ? say({ key: 'paper.wrong', args: { name: found.name, why: paper.why } }) : '');
    if ('text' in paper) change({ ...value, orders: paper.text });
  };
  return (
    <div className={css.paper}>
      <button type="button" className="button plain" onClick={() => void copy()}>
        <Copy /> {say({ key: copied ? 'paper.copied' : 'paper.copy' })}
      </button>
      <button type="button" className="button plain" onClick={save}>
        <Download /> {say({ key: 'paper.save' })}
      </button>
      <button type="button" className="button plain" onClick={() => file.current?.click()}>
        <FolderOpen /> {say({ key: 'paper.open' })}
      </button>
      <input
        ref={file}
        type="file"
        accept=".txt,text/plain"
        hidden
        aria-label={say({ key: 'paper.open' })}
        onChange={(event) => void open(event.target)}
      />
      {why !== '' && (
        <p className="bad-words" role="alert">
          {why}
        </p>
      )}
    </div>
  );
}

/** The list that a file holds, or why it holds none; one that is too long is not even opened. */
async function listIn(file: File): Promise<PaperText> {
  if (file.size > LONGEST_PAPER) return { why: tooLong(file.size) };
  const paper = readPaper(new Uint8Array(await file.arrayBuffer()));
  if ('why' in paper) return paper;
  const text = paper.text.replaceAll('\r\n', '\n');
  const long = tooLongList(text);
  return long ? { why: { ...long, key: 'paper.long' } } : { text };
}

/** Kept until it is replaced; handed in with the next list. */
export function StandingList({ sheet, text }: PaperProps) {
  const { say, view, value, change } = sheet;
  const id = useId();
  const kept = view.own?.keep ?? '';
  const standing = typeof value.standing === 'string' ? value.standing : kept;
  const set = (next: string) => {
    if (tooLongList(next)) return;
    const { standing: _, ...bare } = value;
    change(next === kept ? bare : { ...bare, standing: next });
  };
  return (
    <details className={css.examples}>
      <summary>
        {say({ key: 'field.standing' })}
        <span className="quiet"> · {say({ key: standing.trim() === '' ? 'standing.none' : 'standing.some' })}</span>
      </summary>
      <div className={css.writing}>
        <label htmlFor={id} className="hidden">
          {say({ key: 'field.standing' })}
        </label>
        <textarea
          id={id}
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          value={standing}
          onChange={(event) => set(event.target.value)}
        />
        <div className="row">
          <button type="button" className="button" onClick={() => set(text)}>
            {say({ key: 'standing.same' })}
          </button>
          <span className="quiet small">{say({ key: 'standing.when' })}</span>
        </div>
      </div>
    </details>
  );
}
