// The clock of a new table: none, live, or by correspondence with quiet hours and holidays.
import type { ClockSettings } from '@orrery/api';
import type { Face } from '@orrery/board';
import { useWords, type Word } from '../words/index.ts';

const KINDS = ['none', 'live', 'correspondence'] as const;
const TIMEOUTS = ['fallback', 'bot', 'pause'] as const;

function clockOf(kind: ClockSettings['kind']): ClockSettings {
  if (kind === 'live') return { kind, move: 60, reserve: 600, onTimeout: 'fallback' };
  if (kind === 'none') return { kind };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  return { kind, hours: 48, quiet: { from: '22:00', to: '08:00' }, zone, holidays: [], onTimeout: 'pause', rest: 30 };
}

/** What a new table begins with. In a game that asks everybody at once, one who is late does not hold up the others. */
export function firstClock(seating: Face['seating']): ClockSettings {
  const clock = clockOf(seating?.clock ?? 'none');
  return clock.kind === 'none' ? clock : { ...clock, onTimeout: 'fallback' };
}

export function ClockFields({ clock, change }: { clock: ClockSettings; change(clock: ClockSettings): void }) {
  const t = useWords();
  return (
    <>
      <label className="field">
        <span>{t('clock.kind')}</span>
        <select value={clock.kind} onChange={(event) => change(clockOf(event.target.value as ClockSettings['kind']))}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`clock.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {clock.kind === 'live' && (
        <>
          <Amount
            word="clock.move"
            value={clock.move}
            min={1}
            max={86_400}
            set={(move) => change({ ...clock, move })}
          />
          <Amount
            word="clock.reserve"
            value={Math.round(clock.reserve / 60)}
            min={0}
            max={1440}
            set={(minutes) => change({ ...clock, reserve: minutes * 60 })}
          />
        </>
      )}
      {clock.kind === 'correspondence' && <Correspondence clock={clock} change={change} />}
      {clock.kind !== 'none' && (
        <label className="field">
          <span>{t('clock.onTimeout')}</span>
          <select
            value={clock.onTimeout}
            onChange={(event) => change({ ...clock, onTimeout: event.target.value as (typeof TIMEOUTS)[number] })}
          >
            {TIMEOUTS.map((what) => (
              <option key={what} value={what}>
                {t(`clock.${what}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

interface CorrespondenceProps {
  clock: Extract<ClockSettings, { kind: 'correspondence' }>;
  change(clock: ClockSettings): void;
}

function Correspondence({ clock, change }: CorrespondenceProps) {
  const t = useWords();
  const { quiet } = clock;
  const setQuiet = (part: Partial<NonNullable<typeof quiet>>) => change({ ...clock, quiet: { ...quiet!, ...part } });
  const days = (text: string) => text.split(/[\s,]+/).filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day));
  return (
    <>
      <Amount word="clock.hours" value={clock.hours} min={1} max={1440} set={(hours) => change({ ...clock, hours })} />
      <Amount word="clock.rest" value={clock.rest ?? 0} min={0} max={3600} set={(rest) => change({ ...clock, rest })} />
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) =>
            change({ ...clock, quiet: event.target.checked ? { from: '22:00', to: '08:00' } : null })
          }
        />
        <span>{t('clock.quiet', { zone: clock.zone })}</span>
      </label>
      {quiet && (
        <div className="row">
          <label className="field">
            <span>{t('clock.from')}</span>
            <input type="time" value={quiet.from} onChange={(event) => setQuiet({ from: event.target.value })} />
          </label>
          <label className="field">
            <span>{t('clock.to')}</span>
            <input type="time" value={quiet.to} onChange={(event) => setQuiet({ to: event.target.value })} />
          </label>
        </div>
      )}
      <label className="field">
        <span>{t('clock.holidays')}</span>
        <input
          placeholder="2027-01-06"
          onChange={(event) => change({ ...clock, holidays: days(event.target.value) })}
        />
      </label>
    </>
  );
}

interface AmountProps {
  word: Word;
  value: number;
  min: number;
  max: number;
  set(value: number): void;
}

function Amount({ word, value, min, max, set }: AmountProps) {
  const t = useWords();
  return (
    <label className="field">
      <span>{t(word)}</span>
      <input type="number" min={min} max={max} value={value} onChange={(event) => set(Number(event.target.value))} />
    </label>
  );
}
