// A new table: who sits where, the options of the game, the clock, who may watch.
import type { GameInfo, NewTable as NewTableBody } from '@orrery/api';
import type { Bag } from '@orrery/kernel';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../shell/page.tsx';
import { api, problemOf, useRead, whyOf } from '../state/api.ts';
import { keepPass } from '../state/passes.ts';
import { useSettings } from '../state/settings.ts';
import { type GameKit, useKit, voiceOf } from '../state/voice.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { type Chair, Chairs, firstChairs, withKeeper } from './chairs.tsx';
import { ClockFields, firstClock } from './clock-fields.tsx';
import css from './new-table.module.css';
import { agreedOn, offeredOptions } from './offered.ts';
import { OptionFields } from './option-fields.tsx';

export default function NewTable({ game: id }: { game: string }) {
  const t = useWords();
  const { data, problem } = useRead('games', { query: { language: useLanguage() } });
  const kit = useKit(id);
  const game = data?.find((g) => g.id === id);
  if (game && kit) return <NewTableForm game={game} kit={kit} />;
  return (
    <Page title={t('new.title')} narrow>
      <p className="quiet">{problem ? t(problem) : data ? t('new.unknown') : t('table.opening')}</p>
    </Page>
  );
}

function NewTableForm({ game, kit }: { game: GameInfo; kit: GameKit }) {
  const t = useWords();
  const [, go] = useLocation();
  const voice = voiceOf(kit);
  const seating = kit.face?.seating;
  const [settings, change] = useSettings();
  const [name, setName] = useState('');
  const [me, setMe] = useState(settings.name);
  const [chairs, setChairs] = useState<Chair[]>(() => firstChairs(game, seating));
  const [options, setOptions] = useState<Bag>({});
  const [clock, setClock] = useState<NonNullable<NewTableBody['clock']>>(() => firstClock(seating));
  const keeper = seating?.keeper !== undefined && options[seating.keeper] === true ? seating.keeper : undefined;
  const offered = offeredOptions(game.options, options, chairs.length);
  const choose = (changed: Bag) => {
    const next = { ...options, ...changed };
    const name = seating?.keeper;
    const kept = name !== undefined && next[name] === true;
    if (kept !== (keeper !== undefined)) setChairs(withKeeper(chairs, kept ? 'keeper' : 'none'));
    setOptions(next);
  };
  const [watch, setWatch] = useState(true);
  const [delay, setDelay] = useState(0);
  const [listed, setListed] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const seats = chairs.map((chair) => (chair.kind === 'me' ? { ...chair, name: me.trim() || t('guest') } : chair));
    const spectators = { allowed: watch, delay: watch ? delay * 60 : 0 };
    try {
      const { pass } = await api.call('create', {
        body: { game: game.id, name: name.trim(), options: agreedOn(offered), seats, clock, spectators, listed },
      });
      if (me.trim()) change({ name: me.trim() });
      keepPass(pass);
      go(`/table/${pass.match}`);
    } catch (error) {
      setFailure(error);
    }
  };
  const why = whyOf(failure);
  return (
    <Page title={t('new.title')}>
      <div>
        <p className="quiet">{game.name}</p>
        <h1>{t('new.title')}</h1>
        {voice.has('game.notes') && <p className={css.notes}>{voice.say({ key: 'game.notes' })}</p>}
      </div>
      <form className={css.form} onSubmit={(event) => void create(event)}>
        <div className={css.column}>
          <section className={`panel ${css.box}`}>
            <h2>{t('new.seats')}</h2>
            <label className="field">
              <span>{t('join.name')}</span>
              <input
                value={me}
                maxLength={40}
                placeholder={t('guest')}
                onChange={(event) => setMe(event.target.value)}
              />
            </label>
            <Chairs game={game} chairs={chairs} change={setChairs} voice={voice} keeper={keeper} />
          </section>
          <section className={`panel ${css.box}`}>
            <h2>{t('new.table')}</h2>
            <label className="field">
              <span>{t('new.name')}</span>
              <input value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
            </label>
            <label className="check">
              <input type="checkbox" checked={watch} onChange={(event) => setWatch(event.target.checked)} />
              <span>{t('new.watch')}</span>
            </label>
            {watch && (
              <label className="field">
                <span>{t('new.delay')}</span>
                <input
                  type="number"
                  min={0}
                  max={10_080}
                  value={delay}
                  onChange={(event) => setDelay(Number(event.target.value))}
                />
              </label>
            )}
            <label className="check">
              <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
              <span>{t('new.listed')}</span>
            </label>
          </section>
        </div>
        <div className={css.column}>
          {offered.length > 0 && (
            <section className={`panel ${css.box}`}>
              <h2>{t('new.options')}</h2>
              <OptionFields offered={offered} change={choose} voice={voice} />
            </section>
          )}
          <section className={`panel ${css.box}`}>
            <h2>{t('new.clock')}</h2>
            <ClockFields clock={clock} change={setClock} />
          </section>
        </div>
        <div className={css.end}>
          {failure !== undefined && (
            <p className="bad-words" role="alert">
              {why ? voice.say(why) : t(problemOf(failure))}
            </p>
          )}
          <button type="submit" className="button primary">
            {chairs.some((chair) => chair.kind === 'open') ? t('new.createAndInvite') : t('new.create')}
          </button>
        </div>
      </form>
    </Page>
  );
}
