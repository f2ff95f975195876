// Old saves brought up to date; each change once, by its name.
import type { Frame, Msg, State } from '@orrery/kernel';
import { factionSheet, planetCard, systemTile } from './content.ts';
import { objectiveName, strategyName } from './say.ts';
import { type Deck, eachDeck, type TI } from './state.ts';

type Loose = { -readonly [K in keyof Frame]: Frame[K] };

/** What whoever asks for a payment asks it for. */
function costOf({ step, args }: Frame): Msg {
  if (step === 'score') return objectiveName(String(args.objective));
  if (step === 'secondary') return strategyName(String(args.card));
  return { key: COSTS[step] ?? 'cost.production' };
}
const COSTS: Record<string, string> = {
  takeCustodians: 'cost.custodians',
  'technology.primary': 'strategy.technology',
  'dunlain-reaper': 'unit.mech',
  'orbital-drop': 'unit.mech',
};

type OldDark = State['dark'] & Record<'actions' | 'secrets' | 'stage1' | 'stage2', string[]>;
type OldPub = State['pub'] & {
  pok: boolean;
  revised: boolean;
  hidden: Record<'stage1' | 'stage2', number>;
  decks: Record<'actions' | 'secrets', number>;
  discard: string[];
  players: { faction: string; technologies: { id: string; exhausted: boolean }[] }[];
};

export const migrations: Record<string, (state: State) => void> = {
  /** Offers and printings did not exist; the secret was scored by a step of its own, after the public objective. */
  'offers-and-printings': (state) => {
    const { pub, own } = state as State<TI>;
    Object.assign(pub, { revised: true });
    for (const drawer of own) drawer.offers = [];
    for (const frame of pub.stack as Loose[]) {
      if (frame.step === 'scoreSecret')
        Object.assign(frame, { step: 'scoreStatus', at: frame.at === 'choose' ? 'secret' : frame.at });
      if (frame.step === 'placeToken' && frame.at === 'after') frame.at = 'end';
    }
  },
  /** Dice rolled outside a combat were told, and gone; a payment did not know what it was for. */
  'dice-and-costs': (state) => {
    const { pub } = state as State<TI>;
    pub.rolls = [];
    const at = pub.stack.findIndex((frame) => frame.step === 'pay');
    if (at > 0) Object.assign(pub.stack[at]!.args, { what: costOf(pub.stack[at - 1]!) });
  },
  /** Of a planet with two specialties only one could be used. */
  'both-specialties': (state) => {
    for (const { step, args } of (state as State<TI>).pub.stack)
      if (step === 'research' && args.used)
        Object.assign(args, {
          used: (args.used as string[]).map((planet) => ({ planet, colour: planetCard(planet).tech[0]! })),
        });
  },
  /** Technologies lay with their players, each deck had a drawer of its own, and a home system was looked up on its sheet. */
  'open-cards': ({ pub, dark }) => {
    const { players, pok, revised, hidden, discard, decks } = pub as OldPub;
    const cards = players.flatMap(({ technologies }, seat) =>
      technologies.map(({ id, exhausted }) => ({ id, kind: 'technology', owner: seat, holder: seat, exhausted })),
    );
    for (const player of players) {
      Object.assign(player, { home: player.faction === '' ? '' : (factionSheet(player.faction).home.system ?? '') });
      Reflect.deleteProperty(player, 'technologies');
    }
    for (const gone of ['pok', 'revised', 'hidden', 'discard']) Reflect.deleteProperty(pub, gone);
    Object.assign(pub, {
      sets: pok ? ['base', 'pok'] : ['base'],
      printing: revised ? 'newest' : 'older',
      cards,
      decks: { ...decks, ...hidden },
      discards: { actions: discard },
    });
    const { actions, secrets, stage1, stage2 } = dark as OldDark;
    for (const deck of ['actions', 'secrets', 'stage1', 'stage2']) Reflect.deleteProperty(dark, deck);
    Object.assign(dark, { decks: { actions, secrets, stage1, stage2 } });
  },
  /**
   * There were technologies, action cards and objectives only; what lay in a system besides command tokens, stations,
   * captured units and whatever outlasts a procedure did not exist; all hits of a roll were aimed, or none.
   */
  'whole-table': ({ pub, own, dark }) => {
    const old = pub as OldTable;
    const { decks } = dark as OldDecks;
    Object.assign(dark, { decks: eachDeck((deck) => decks[deck] ?? []) });
    Object.assign(pub, {
      cards: old.cards.map(({ exhausted, ...card }) => ({ ...card, state: exhausted ? 'exhausted' : 'readied' })),
      decks: eachDeck((deck) => old.decks[deck] ?? 0),
      discards: eachDeck((deck) => old.discards[deck] ?? []),
      ...{ systemTokens: {}, stations: {}, captured: [], revealed: [], pending: [] },
    });
    for (const player of old.players) Object.assign(player, { notes: 0, looking: [], eliminated: false });
    for (const drawer of own) Object.assign(drawer, { notes: [], looking: [] });
    for (const { tile } of old.board)
      for (const planet of systemTile(tile).planets ?? [])
        if (old.planets[planet]) Object.assign(old.planets[planet], { at: tile, coexisting: [] });
    for (const { args } of pub.stack) aimHits(args);
  },
};

type OldDecks = State['dark'] & { decks: Partial<Record<Deck, string[]>> };
type OldTable = State['pub'] & {
  cards: { id: string; exhausted: boolean }[];
  decks: Partial<Record<Deck, number>>;
  discards: Partial<Record<Deck, string[]>>;
  players: object[];
  board: { tile: string }[];
  planets: Record<string, object>;
};
type OldHits = { hits: number; capitals?: boolean };

/** What was said of a whole roll is said of so many hits. */
function aimHits(args: Frame['args']): void {
  const { batches = [], rolled } = args as { batches?: OldHits[]; rolled?: OldHits };
  for (const hits of [...batches, ...(rolled ? [rolled] : [])]) {
    if (hits.capitals === undefined) continue;
    if (hits.capitals || hits === rolled) Object.assign(hits, { aimed: hits.capitals ? hits.hits : 0 });
    Reflect.deleteProperty(hits, 'capitals');
  }
}
