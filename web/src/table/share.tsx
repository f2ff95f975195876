// A link to copy, and the same as a QR code: to invite a friend, or to go on on another device.
import type { Pass, TableInfo } from '@orrery/api';
import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { useRead } from '../state/api.ts';
import { spanText, useNow } from '../state/time.ts';
import { useWords } from '../words/index.ts';
import css from './dialogs.module.css';

export function InvitationLink({ table }: { table: TableInfo }) {
  const t = useWords();
  if (table.invitation === null) return null;
  return <ShareLink url={`${location.origin}/join/${table.invitation}`} about={t('share.invite')} />;
}

export function DeviceLink({ pass }: { pass: Pass }) {
  const t = useWords();
  const now = useNow();
  const { data, problem } = useRead('moveDevice', { match: pass.match }, pass.secret);
  if (problem) return <Sorry problem={problem} />;
  if (!data) return <p className="quiet">…</p>;
  return (
    <>
      <ShareLink url={`${location.origin}/claim/${data.code}`} about={t('share.device')} />
      <p className="quiet small">{t('share.expires', { left: spanText(data.expires - now) })}</p>
    </>
  );
}

function ShareLink({ url, about }: { url: string; about: string }) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(url).catch(() => undefined);
    setCopied(true);
  };
  return (
    <div className={css.share}>
      <p>{about}</p>
      <div className={css.link}>
        <input readOnly value={url} aria-label={t('share.link')} onFocus={(event) => event.target.select()} />
        <button type="button" className="button primary" onClick={() => void copy()}>
          {copied ? <Check /> : <Copy />}
          {copied ? t('share.copied') : t('share.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('share.share')}
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
          >
            <Share2 />
          </button>
        )}
      </div>
      <QrCode url={url} />
    </div>
  );
}

/** Drawn by a part that is loaded when the first one is wanted; without it there is the link. */
function QrCode({ url }: { url: string }) {
  const t = useWords();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const draw = async () => {
      const { renderSVG } = await import('uqr');
      setCode(`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 0 }))}`);
    };
    void draw().catch(() => undefined);
  }, [url]);
  return code === undefined ? <div className={css.qr} /> : <img className={css.qr} src={code} alt={t('share.qr')} />;
}
