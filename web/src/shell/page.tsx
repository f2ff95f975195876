// A page that is not a table: bar on top, content below.
import { Globe, Settings } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../state/settings.ts';
import { after, autonym, useLanguage, useWords } from '../words/index.ts';
import { Mark } from './mark.tsx';
import css from './page.module.css';

export function Page({ title, narrow, children }: { title: string; narrow?: true; children: ReactNode }) {
  const t = useWords();
  useTitle(title);
  return (
    <>
      <a className={css.skip} href="#main">
        {t('nav.skip')}
      </a>
      <header className={css.bar}>
        <Link href="/" className={css.name} aria-label={t('nav.homeOf')}>
          <Mark />
          <span>orrery</span>
        </Link>
        <nav className={css.nav} aria-label={t('nav.name')}>
          <Link href="/rules" className="button plain">
            {t('nav.rules')}
          </Link>
          <LanguageButton />
          <Link href="/settings" className="icon-button" aria-label={t('nav.settings')}>
            <Settings />
          </Link>
        </nav>
      </header>
      <main id="main" className={narrow ? 'page narrow' : 'page'}>
        {children}
      </main>
    </>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Orrery' ? title : `${title} · Orrery`;
  }, [title]);
}

/** The next language, in its own name. */
export function LanguageButton() {
  const [, change] = useSettings();
  const language = useLanguage();
  const other = after(language);
  return (
    <button type="button" className="button plain" lang={other} onClick={() => change({ language: other })}>
      <Globe />
      {autonym(other)}
    </button>
  );
}
