// On the other device: a code becomes this browser's pass.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../shell/page.tsx';
import { api } from '../state/api.ts';
import { keepPass } from '../state/passes.ts';
import { useWords } from '../words/index.ts';

export default function Claim({ code }: { code: string }) {
  const t = useWords();
  const [, go] = useLocation();
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return; // a code is good for once
    asked.current = true;
    api.call('claim', { body: { code } }).then(
      (pass) => {
        keepPass(pass);
        go(`/table/${pass.match}`, { replace: true });
      },
      () => setFailed(true),
    );
  }, [code, go]);
  return (
    <Page title={t('claim.title')} narrow>
      <h1>{t('claim.title')}</h1>
      <p className="quiet" role="status">
        {failed ? t('claim.failed') : t('table.opening')}
      </p>
    </Page>
  );
}
