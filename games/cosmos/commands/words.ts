// What the master reads at the command line, in both languages.
import { type Language, type Speaker, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import cosmosBox from '../index.ts';
import type { Player } from './campaign.ts';

const WORDS = {
  en: {
    'mail.opened':
      'The campaign is open in {folder}. Send every player the two reports; put the lists that come back here:',
    'mail.post': '  {faction} ({name}): {reports} -> {list}',
    'mail.next': 'Next: orrery cosmos {command} {folder}',
    'mail.turn': 'Turn {turn}. State {hash}.',
    'mail.handed': '{faction} ({name}): list handed in',
    'mail.standing': '{faction} ({name}): no list; the standing list will be played',
    'mail.missing': '{faction} ({name}): no list; it is looked for in {list}',
    'mail.out': '{faction} ({name}): out of the game',
    'mail.fault': '{file}: {why}',
    'mail.stranger': 'no faction of this campaign goes by that name; lists are named faction.txt',
    'mail.stranger.near': 'no faction of this campaign goes by that name; did you mean {nearest}.txt?',
    'mail.twice': 'a second list of the same faction; the first is {other}',
    'mail.refused': 'Nothing was resolved. Mend the lists, or use --force: an unreadable line then spends an action.',
    'mail.nobody':
      'Nobody has handed in a list for turn {turn}: nothing was resolved. Use --force to play it all the same.',
    'mail.ended': 'The campaign is over.',
    'mail.resolved': 'Turn {turn} is resolved. State {hash}.',
    'mail.trial': 'Trial run of turn {turn}: nothing was written. State it would lead to: {hash}.',
    'mail.change': '{what} [{path}]: {from} -> {to}',
    'mail.changes': 'What would change, with the path for a correction:',
    'mail.written': 'Reports to send: {folder}',
    'mail.lists': 'Lists of turn {turn} go to {orders}.',
    'mail.corrected': '{what} = {value} ({note}). Reports written anew: {folder}',
    'mail.nothing': 'There is no published turn to undo: only the last one can be, once, while the campaign lasts.',
    'mail.undone': 'Turn {turn} is undone ({note}). Its lists are read again from {orders}.',
  },
  es: {
    'mail.opened':
      'La partida está abierta en {folder}. Envía a cada jugador sus dos informes y guarda aquí la lista que te mande:',
    'mail.post': '  {faction} ({name}): {reports} -> {list}',
    'mail.next': 'Siguiente paso: orrery cosmos {command} {folder}',
    'mail.turn': 'Turno {turn}. Estado {hash}.',
    'mail.handed': '{faction} ({name}): lista entregada',
    'mail.standing': '{faction} ({name}): sin lista; se jugará la de reserva',
    'mail.missing': '{faction} ({name}): sin lista; se busca en {list}',
    'mail.out': '{faction} ({name}): fuera de la partida',
    'mail.fault': '{file}: {why}',
    'mail.stranger': 'ninguna facción de esta partida se llama así; las listas se llaman facción.txt',
    'mail.stranger.near': 'ninguna facción de esta partida se llama así; ¿querías decir {nearest}.txt?',
    'mail.twice': 'es una segunda lista de la misma facción; la primera es {other}',
    'mail.refused':
      'No se ha resuelto nada. Corrige las listas o usa --force: cada línea ilegible gastará entonces una acción.',
    'mail.nobody':
      'Nadie ha entregado lista para el turno {turn}: no se ha resuelto nada. Usa --force para jugarlo de todos modos.',
    'mail.ended': 'La partida ha terminado.',
    'mail.resolved': 'El turno {turn} está resuelto. Estado {hash}.',
    'mail.trial': 'Ensayo del turno {turn}: no se ha escrito nada. Estado al que llevaría: {hash}.',
    'mail.change': '{what} [{path}]: {from} -> {to}',
    'mail.changes': 'Qué cambiaría, con la ruta para una corrección:',
    'mail.written': 'Informes para enviar: {folder}',
    'mail.lists': 'Las listas del turno {turn} van en {orders}.',
    'mail.corrected': '{what} = {value} ({note}). Informes escritos de nuevo: {folder}',
    'mail.nothing':
      'No hay ningún turno publicado que deshacer: solo se puede el último, una vez y mientras dure la partida.',
    'mail.undone': 'El turno {turn} queda deshecho ({note}). Sus listas se leerán de nuevo de {orders}.',
  },
} as const;

export function speakerFor(language: Language, players: readonly Player[]): Speaker {
  const words = { ...wordsOf(cosmosBox.home, language), ...WORDS[language] };
  return speaker(language, words, (seat) => players[seat]?.name ?? '');
}
