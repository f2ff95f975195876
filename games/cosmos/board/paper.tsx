// The list as a text: copied, saved as a file, read from one; and the list that stands in when none is handed in.
import type { SheetProps } from '@orrery/board';
import { LONGEST_PAPER, readPaper, tooLong } from '@orrery/kernel';
import { Copy, Download, FolderOpen } from 'lucide-react';
import { useId, useRef, useState } from 'react';
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
  const read = async (list: FileList | null) => {
    const found = list?.[0];
    if (!found) return;
    const paper =
      found.size > LONGEST_PAPER ? { why: tooLong(found.size) } : readPaper(new Uint8Array(await found.arrayBuffer()));
    setWhy('why' in paper ? say({ key: 'paper.wrong', args: { name: found.name, why: paper.why } }) : '');
    if ('text' in paper) change({ ...value, orders: paper.text.replaceAll('\r\n', '\n') });
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
        onChange={(event) => void read(event.target.files)}
      />
      {why !== '' && (
        <p className="bad-words" role="alert">
          {why}
        </p>
      )}
    </div>
  );
}

/** Kept until it is replaced; handed in with the next list. */
export function StandingList({ sheet, text }: PaperProps) {
  const { say, view, value, change } = sheet;
  const id = useId();
  const kept = view.own?.keep ?? '';
  const standing = typeof value.standing === 'string' ? value.standing : kept;
  const set = (next: string) => {
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
