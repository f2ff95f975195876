// What happens in a turn, on one page, and the way to the whole rule index.
import { BookOpen } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import css from './guide.module.css';
import type { Desk } from './use-desk.ts';

export function Guide({ desk }: { desk: Desk }) {
  const t = useWords();
  const { kit, voice, snapshot } = desk;
  const summary = kit.face?.summary ?? [];
  return (
    <div className={css.guide}>
      <p>{voice.say({ key: 'game.about' })}</p>
      {summary.length > 0 && (
        <ol>
          {summary.map((line) => (
            <li key={line.key}>{voice.say(line)}</li>
          ))}
        </ol>
      )}
      <Link href={`/rules/${snapshot.table.game}`} className="button">
        <BookOpen /> {t('guide.rules')}
      </Link>
    </div>
  );
}
