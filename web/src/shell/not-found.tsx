// There is no such page.
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import { Page } from './page.tsx';

export function NotFound() {
  const t = useWords();
  return (
    <Page title={t('notFound.title')} narrow>
      <h1>{t('notFound.title')}</h1>
      <p className="quiet">{t('notFound.text')}</p>
      <div>
        <Link href="/" className="button primary">
          {t('nav.home')}
        </Link>
      </div>
    </Page>
  );
}
