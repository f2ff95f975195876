// Rules of the round that speak of parts of the game not in play yet, and which. A rule leaves this list with its part.
const AGENDAS = 'later stage, cards and politics: agendas and laws are not in play yet';
const ELIMINATION = 'later stage, cards and politics: nobody is eliminated yet';
const FACTIONS = 'later stage, base factions: the faction whose text it speaks of has no text in play yet';
const EXPLORATION = 'later stage, Prophecy of Kings: exploration, attachments, relics and leaders are not in play yet';
const THUNDER = 'later stage, Thunder’s Edge: the component it speaks of is not in play yet';
const NEUTRAL =
  'later stage, Thunder’s Edge: the fixed order of neutral units settles every choice in play, and equal pieces are one option';

export const LATER: Readonly<Record<string, string>> = {
  'TI4-STRAT-8': ELIMINATION,
  'TI4-TURN-6': THUNDER,
  'TI4-TURN-19': THUNDER,
  'TI4-TURN-25': THUNDER,
  'TI4-TURN-26': THUNDER,
  'TI4-TURN-27': THUNDER,
  'TI4-TURN-28': THUNDER,
  'TI4-TURN-29': THUNDER,
  'TI4-SACT-12': THUNDER,
  'TI4-SACT-13': THUNDER,
  'TI4-SACT-14': THUNDER,
  'TI4-DIPL-6': THUNDER,
  'TI4-DIPL-7': THUNDER,
  'TI4-DIPL-9': THUNDER,
  'TI4-POLI-4': FACTIONS,
  'TI4-CONS-7': THUNDER,
  'TI4-TECS-5': FACTIONS,
  'TI4-TOKEN-8': EXPLORATION,
  'TI4-TOKEN-9': EXPLORATION,
  'TI4-SPEND-7': EXPLORATION,
  'TI4-SPEND-14': THUNDER,
  'TI4-SPEND-15': FACTIONS,
  'TI4-COMM-7': THUNDER,
  'TI4-COMM-9': EXPLORATION,
  'TI4-TECH-15': THUNDER,
  'TI4-TECH-17': FACTIONS,
  'TI4-TECH-20': THUNDER,
  'TI4-OBJ-11': THUNDER,
  'TI4-OBJ-12': ELIMINATION,
  'TI4-OBJ-17': AGENDAS,
  'TI4-OBJ-24': THUNDER,
  'TI4-OBJ-27': EXPLORATION,
  'TI4-VP-2': 'later stage, cards and politics: nothing in play gives points to several players at the same moment',
  'TI4-VP-8': ELIMINATION,
  'TI4-STATUS-8': EXPLORATION,
  'TI4-SPEAK-3': ELIMINATION,
  'TI4-SPEAK-5': NEUTRAL,
  'TI4-SPEAK-7': NEUTRAL,
  'TI4-SPEAK-8': NEUTRAL,
  'TI4-CUST-7': THUNDER,
  'TI4-TRANS-7': 'later stage, Prophecy of Kings: nothing captures units yet',
  'TI4-TRANS-10': THUNDER,
};
