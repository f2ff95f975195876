// A table that is not here yet.
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/index.ts';

export function Opening() {
  const t = useWords();
  return (
    <Page title={t('table.opening')} narrow>
      <p className="quiet" role="status">
        {t('table.opening')}
      </p>
    </Page>
  );
}
