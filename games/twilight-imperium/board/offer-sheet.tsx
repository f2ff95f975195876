// The sheet of an offer: with whom, what I give, what I get, and what each side has. Who cannot trade now says why.
import type { SheetProps } from '@orrery/board';
import { X } from 'lucide-react';
import { captivesOf, cardsTrade, fragmentsBefore, namesOfCards, notesOf, teachable, tradeBar } from '../preview.ts';
import { exploreName, kindOfCard, noteName, type TI, techName } from '../tables.ts';
import { cardText } from './bundles.ts';
import { Partners } from './partners.tsx';
import { Terms } from './terms.tsx';
import css from './trade.module.css';

type Sheet = SheetProps<TI>;
/** What was asked of one is not asked of another. */
const NOTHING = {
  getGoods: 0,
  getCommodities: 0,
  getCards: [],
  giveCards: [],
  getNotes: [],
  getFragments: [],
  giveTechnologies: [],
  getTechnologies: [],
  giveCaptives: [],
  getCaptives: [],
  answer: '',
};

export function OfferSheet(sheet: Sheet) {
  const { view, value, say } = sheet;
  const { pub, seat } = view;
  if (seat === null) return null;
  const other = Number(String(value.to ?? '').replace('seat:', ''));
  const open = pub.players.flatMap((_, each) => (tradeBar(pub, seat, each) === undefined ? [each] : []));
  const known = typeof value.to === 'string' && other !== seat && pub.players[other]?.eliminated === false;
  const cards = open.includes(other) && cardsTrade(pub, seat, other);
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
            <Fragments {...sheet} field="giveFragments" holder={seat} />
            <Lessons {...sheet} field="giveTechnologies" from={seat} to={other} />
            <Captives {...sheet} field="giveCaptives" owner={other} by={seat} />
            <OneNote {...sheet} field="giveNotes" word="trade.note.give" notes={view.own?.notes ?? []} />
          </fieldset>
          <fieldset className={css.side}>
            <legend>{say({ key: 'trade.get' })}</legend>
            <Count {...sheet} field="getGoods" what="goods" most={pub.players[other]!.goods} />
            <Count {...sheet} field="getCommodities" what="commodities" most={pub.players[other]!.commodities} />
            <Fragments {...sheet} field="getFragments" holder={other} />
            <Lessons {...sheet} field="getTechnologies" from={other} to={seat} />
            <Captives {...sheet} field="getCaptives" owner={seat} by={other} />
            {cards && pub.players[other]!.hand > 0 && <TheirCards {...sheet} />}
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

/** [TI4-FRAG-2] They lie open, one's own as those of others. */
function Fragments({ field, holder, ...sheet }: Sheet & { field: string; holder: number }) {
  const text = (card: string) => sheet.say(exploreName(card));
  return <Cards {...sheet} field={field} cards={fragmentsBefore(sheet.view.pub, holder)} text={text} />;
}

/** Technologies that the one may share with the other. */
function Lessons({ field, from, to, ...sheet }: Sheet & { field: string; from: number; to: number }) {
  const text = (tech: string) => sheet.say(techName(tech));
  return <Cards {...sheet} field={field} cards={teachable(sheet.view.pub, from, to)} text={text} />;
}

/** [TI4-TRANS-7] Captured units go home. */
function Captives({ field, owner, by, ...sheet }: Sheet & { field: string; owner: number; by: number }) {
  const text = (unit: string) =>
    sheet.say({ key: 'trade.captive', args: { unit: { key: `unit.${kindOfCard(unit)}` } } });
  return <Cards {...sheet} field={field} cards={captivesOf(sheet.view.pub, owner, by)} text={text} />;
}

/** Nobody sees another's hand: a card is asked for by its name. */
function TheirCards(sheet: Sheet) {
  const { view, value, change, say } = sheet;
  const wanted = listIn(sheet, 'getCards');
  const set = (getCards: string[]) => change({ ...value, getCards });
  return (
    <div className={css.cards}>
      {wanted.map((card, i) => (
        <button key={card} type="button" className={css.taken} onClick={() => set(wanted.toSpliced(i, 1))}>
          {cardText(say, card)} <X aria-label={say({ key: 'trade.not' })} />
        </button>
      ))}
      <select
        value=""
        aria-label={say({ key: 'field.getCards' })}
        onChange={(event) => event.target.value && set([...wanted, event.target.value])}
      >
        <option value="">{say({ key: 'trade.card' })}</option>
        {namesOfCards(view.pub)
          .filter((card) => !wanted.includes(card))
          .map((card) => (
            <option key={card} value={card}>
              {cardText(say, card)}
            </option>
          ))}
      </select>
    </div>
  );
}
