// The sheet of an offer: with whom, what I give, what I get, and what each side has. Who cannot trade now says why.
import type { SheetProps } from '@orrery/board';
import { X } from 'lucide-react';
import {
  cardsTrade,
  namesOfCards,
  namesOfSecrets,
  notesOf,
  secretsTrade,
  tradeBar,
  WARE_KINDS,
  type Ware,
  wareName,
  waresOf,
} from '../preview.ts';
import { noteName, objectiveName, type TI } from '../tables.ts';
import { cardText } from './bundles.ts';
import { Partners } from './partners.tsx';
import { Terms } from './terms.tsx';
import css from './trade.module.css';

type Sheet = SheetProps<TI>;
const fieldOf = (side: 'give' | 'get', ware: string): string => `${side}${ware[0]!.toUpperCase()}${ware.slice(1)}`;
/** What was asked of one is not asked of another. */
const NOTHING = {
  getGoods: 0,
  getCommodities: 0,
  getCards: [],
  giveCards: [],
  getNotes: [],
  giveSecrets: [],
  getSecrets: [],
  answer: '',
  ...Object.fromEntries(
    WARE_KINDS.flatMap((ware) => [fieldOf('give', ware), fieldOf('get', ware)]).map((f) => [f, []]),
  ),
};

export function OfferSheet(sheet: Sheet) {
  const { view, value, say } = sheet;
  const { pub, seat } = view;
  if (seat === null) return null;
  const other = Number(String(value.to ?? '').replace('seat:', ''));
  const open = pub.players.flatMap((_, each) => (tradeBar(pub, seat, each) === undefined ? [each] : []));
  const known = typeof value.to === 'string' && other !== seat && pub.players[other]?.eliminated === false;
  const cards = open.includes(other) && cardsTrade(pub, seat, other);
  const secrets = open.includes(other) && secretsTrade(pub, seat, other);
  return (
    <div className={css.sheet}>
      <Partners
        board={sheet}
        me={seat}
        chosen={other}
        choose={(to) => sheet.change({ ...sheet.value, ...NOTHING, to: `seat:${to}` })}
      />
      {open.includes(other) && (
        <div className={css.sides}>
          <fieldset className={css.side}>
            <legend>{say({ key: 'trade.give' })}</legend>
            <Count {...sheet} field="giveGoods" what="goods" most={pub.players[seat]!.goods} />
            <Count {...sheet} field="giveCommodities" what="commodities" most={pub.players[seat]!.commodities} />
            {cards && (
              <Cards {...sheet} field="giveCards" cards={view.own?.hand ?? []} text={(c) => cardText(say, c)} />
            )}
            {secrets && (
              <Cards
                {...sheet}
                field="giveSecrets"
                cards={view.own?.secrets ?? []}
                text={(secret) => say(objectiveName(secret))}
              />
            )}
            <Wares {...sheet} side="give" from={seat} to={other} />
            <OneNote {...sheet} field="giveNotes" word="trade.note.give" notes={view.own?.notes ?? []} />
          </fieldset>
          <fieldset className={css.side}>
            <legend>{say({ key: 'trade.get' })}</legend>
            <Count {...sheet} field="getGoods" what="goods" most={pub.players[other]!.goods} />
            <Count {...sheet} field="getCommodities" what="commodities" most={pub.players[other]!.commodities} />
            <Wares {...sheet} side="get" from={other} to={seat} />
            {cards && pub.players[other]!.hand > 0 && (
              <Called
                {...sheet}
                field="getCards"
                word="trade.card"
                names={namesOfCards(pub)}
                text={(card) => cardText(say, card)}
              />
            )}
            {secrets && pub.players[other]!.secrets > 0 && (
              <Called
                {...sheet}
                field="getSecrets"
                word="trade.secret"
                names={namesOfSecrets(view)}
                text={(secret) => say(objectiveName(secret))}
              />
            )}
            <OneNote {...sheet} field="getNotes" word="trade.note.get" notes={notesOf(view, other)} />
          </fieldset>
        </div>
      )}
      {known && <Terms {...sheet} other={other} />}
      <p className={css.note}>{say({ key: 'trade.how' })}</p>
    </div>
  );
}

type CountProps = Sheet & { field: string; what: 'goods' | 'commodities'; most: number };

function Count({ value, change, say, field, what, most }: CountProps) {
  const now = Number(value[field] ?? 0);
  const name = say({ key: `trade.${what}` });
  const set = (n: number) => change({ ...value, [field]: n });
  const button = (n: number, sign: string) => (
    <button
      type="button"
      aria-label={say({ key: n < now ? 'trade.less' : 'trade.more', args: { field: { key: `field.${field}` } } })}
      disabled={n < 0 || n > most}
      onClick={() => set(n)}
    >
      {sign}
    </button>
  );
  return (
    <div className={css.count}>
      <span>{name}</span>
      <div className={css.stepper}>
        {button(now - 1, '−')}
        <output>{say({ key: 'trade.of', args: { now, most } })}</output>
        {button(now + 1, '+')}
      </div>
    </div>
  );
}

/** [TI4-TRANS-6] One at most. Which are in another's hand nobody sees: it is asked for by its name. */
function OneNote({ value, change, say, field, word, notes }: Sheet & { field: string; word: string; notes: string[] }) {
  if (notes.length === 0) return null;
  const [chosen = ''] = (value[field] as string[] | undefined) ?? [];
  return (
    <div className={css.cards}>
      <select
        value={chosen}
        aria-label={say({ key: word })}
        onChange={(event) => change({ ...value, [field]: event.target.value ? [event.target.value] : [] })}
      >
        <option value="">{say({ key: 'trade.note' })}</option>
        {notes.map((note) => (
          <option key={note} value={note}>
            {say(noteName(note))}
          </option>
        ))}
      </select>
    </div>
  );
}

const listIn = ({ value }: Sheet, field: string): string[] =>
  Array.isArray(value[field]) ? (value[field] as string[]) : [];

type CardsProps = Sheet & { field: string; cards: readonly string[]; text: (card: string) => string };

/** Those that are seen: each is in or out. */
function Cards({ field, cards, text, ...sheet }: CardsProps) {
  const chosen = listIn(sheet, field);
  if (cards.length === 0) return null;
  const turn = (card: string) =>
    sheet.change({
      ...sheet.value,
      [field]: chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card],
    });
  return (
    <div className={css.cards}>
      {cards.map((card) => (
        <label key={card}>
          <input type="checkbox" checked={chosen.includes(card)} onChange={() => turn(card)} />
          {text(card)}
        </label>
      ))}
    </div>
  );
}

/** What lies open, one's own as those of others: fragments, technologies, captured units, relics, planets. */
function Wares({ side, from, to, ...sheet }: Sheet & { side: 'give' | 'get'; from: number; to: number }) {
  const text = (ware: Ware, id: string) => {
    const name = wareName(ware, id);
    return sheet.say(ware === 'captives' ? { key: 'trade.captive', args: { unit: name } } : name);
  };
  return WARE_KINDS.map((ware) => (
    <Cards
      key={ware}
      {...sheet}
      field={fieldOf(side, ware)}
      cards={waresOf(sheet.view.pub, ware, from, to)}
      text={(id) => text(ware, id)}
    />
  ));
}

type CalledProps = Sheet & { field: string; word: string; names: readonly string[]; text: (card: string) => string };

/** Nobody sees what another holds: a card is asked for by its name. */
function Called({ field, word, names, text, ...sheet }: CalledProps) {
  const { value, change, say } = sheet;
  const wanted = listIn(sheet, field);
  const set = (list: string[]) => change({ ...value, [field]: list });
  return (
    <div className={css.cards}>
      {wanted.map((card, i) => (
        <button key={card} type="button" className={css.taken} onClick={() => set(wanted.toSpliced(i, 1))}>
          {text(card)} <X aria-label={say({ key: 'trade.not' })} />
        </button>
      ))}
      <select
        value=""
        aria-label={say({ key: `field.${field}` })}
        onChange={(event) => event.target.value && set([...wanted, event.target.value])}
      >
        <option value="">{say({ key: word })}</option>
        {names
          .filter((card) => !wanted.includes(card))
          .map((card) => (
            <option key={card} value={card}>
              {text(card)}
            </option>
          ))}
      </select>
    </div>
  );
}
