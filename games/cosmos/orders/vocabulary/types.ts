// What a language needs to have for orders to be read and written in it. A third language is one more file like `es.ts`.
import type { Messages } from '@orrery/kernel';

/** The orders, those of special planets and of abilities included: each has its reader. */
export type Verb =
  | 'assign'
  | 'incentive'
  | 'move'
  | 'collect'
  | 'search'
  | 'use'
  | 'build'
  | 'recruit'
  | 'explore'
  | 'destroy'
  | 'pact'
  | 'dismantle'
  | 'prepare'
  | 'prepareWar'
  | 'prepareScout'
  | 'preparePeace'
  | 'defend'
  | 'loan'
  | 'mediate'
  | 'prepay'
  | 'troops'
  | 'board'
  | 'land'
  | 'hero'
  | 'bombard'
  | 'counterspy'
  | 'investigate'
  | 'trap'
  | 'trapOn'
  | 'trapOff'
  | 'special'
  | 'supreme'
  | 'ability'
  | 'missile'
  | 'usurp'
  | 'ritual'
  | 'clone'
  | 'develop'
  | 'train'
  | 'consult'
  | 'hyperjump'
  | 'spy'
  | 'feat'
  | 'bench'
  | 'veil'
  | 'mobilePortal'
  | 'anchor'
  | 'metamorphosis'
  | 'refit';

/** Words inside an order. The first of each list is the one that is written and suggested. */
export type Concept =
  | 'to'
  | 'onward'
  | 'at'
  | 'from'
  | 'of'
  | 'with'
  | 'against'
  | 'on'
  | 'as'
  | 'and'
  | 'upTo'
  | 'untilTurn'
  | 'fromTurn'
  | 'over'
  | 'rate'
  | 'into'
  | 'fleet'
  | 'fleetOf'
  | 'whole'
  | 'all'
  | 'max'
  | 'possible'
  | 'system'
  | 'citadel'
  | 'black'
  | 'base'
  | 'ground'
  | 'station'
  | 'orbital'
  | 'viaPortal'
  | 'viaNexus'
  | 'viaHyperjump'
  | 'loading'
  | 'landing'
  | 'withHero'
  | 'biomass'
  | 'bombarding'
  | 'card'
  | 'peace'
  | 'war'
  | 'scouting'
  | 'payments'
  | 'years'
  | 'through'
  | 'wholeLoan'
  | 'loanTurn'
  | 'orders'
  | 'aboard'
  | 'code'
  | 'high'
  | 'copying'
  | 'turnOn'
  | 'turnOff'
  | 'nova'
  | 'trojan'
  | 'device'
  | 'technology'
  | 'credit'
  | 'finance'
  | 'pactWord'
  | 'R'
  | 'percent'
  | 'bank'
  | 'resources'
  | 'prey'
  | 'troopWord'
  | 'boostWord'
  | 'factionWord'
  | 'heroWord'
  | 'let'
  | 'early'
  | 'exploring'
  | 'wish'
  | 'aux'
  | 'more'
  | 'filler'
  | 'landThem'
  | 'until'
  | 'turnWord'
  | 'allShips'
  | 'works'
  | 'worksOf'
  | 'fresh'
  | 'blackSector'
  | 'lostTech'
  | 'everyone'
  | 'firstOnes'
  | 'supremeTrojan'
  | 'supremeDevice';

export interface Vocabulary {
  tongue: string;
  names: Messages; // of the packs: their words in this language
  verbs: Readonly<Record<Verb, readonly string[]>>;
  inflect(phrase: string): string[]; // other forms of the verb it begins with
  words: Readonly<Record<Concept, readonly string[]>>;
  articles: readonly string[]; // read over wherever a name may follow
  plural: readonly string[]; // those that mean all of them: `los`
  numbers: Readonly<Record<string, number>>;
  multiples: readonly string[]; // numbers of numbers: `dos mil`
  numberJoins: readonly string[]; // `treinta y cinco`
  colours: Readonly<Record<string, readonly string[]>>; // by sector
  neutrals: Readonly<Record<'citadel' | 'hidden-fleet', readonly string[]>>;
  boosts: Readonly<Record<string, readonly string[]>>;
  /** More names of what the packs name, by id; names of the packs need not be here. */
  aliases: Readonly<Record<string, readonly string[]>>;
  bars: readonly string[]; // a line with one of these says more than one thing, or none for sure: it is never guessed at
  silent: readonly string[]; // words that may stand anywhere and say nothing
  reasons: readonly string[]; // why it is ordered follows
  light: readonly string[]; // verbs that say nothing of their own beside another: `mando a recolectar`
  generic: readonly string[]; // no name by themselves: `naves` are not the Naves Nodrizas
  /** What a mail has besides orders. */
  greetings: readonly string[]; // a line that begins like this says nothing
  farewells: readonly string[]; // so does this one, and whatever cannot be read after it
  headings: readonly string[]; // a line of nothing but these, numbers and names of factions
  numbering: readonly string[]; // `Orden 3:`
}
