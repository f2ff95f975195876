// What did not work, said where it was tried, and read out at once.
import { useWords, type Word } from '../words/index.ts';

export function Sorry({ problem, small = false }: { problem: Word | undefined; small?: boolean }) {
  const t = useWords();
  if (!problem) return null;
  return (
    <p className={small ? 'bad-words small' : 'bad-words'} role="alert">
      {t(problem)}
    </p>
  );
}
