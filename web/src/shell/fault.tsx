// If drawing a page fails: say so, and offer the way back. The game itself is safe on the server.
import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';

export class Fault extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <Sorry /> : this.props.children;
  }
}

function Sorry() {
  const t = useWords();
  return (
    <main className="page narrow">
      <h1>{t('fault.title')}</h1>
      <p>{t('fault.text')}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('fault.reload')}
        </button>
        <a className="button" href="/">
          {t('nav.home')}
        </a>
      </div>
    </main>
  );
}
