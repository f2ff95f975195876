// The kernel's own words in English.
import type { Messages } from '../text.ts';

export const en: Messages = {
  'kernel.seat': 'Player {number}',
  'kernel.pass': 'Pass',
  'kernel.passOn': 'Pass for the rest of this window, whatever happens',
  'kernel.done': 'Done',
  'kernel.value': '{value}',
  'kernel.field': '{name}: {value}',
  'kernel.undo': 'Undo',
  'kernel.answered': '{seat} has answered.',
  'kernel.dropped': 'Your answer no longer holds: something changed before it was used. You are asked again.',
  'kernel.undone': '{seat} takes back the last answer.',
  'kernel.standing':
    '{count, plural, =0 {You have no standing answers now.} one {# standing answer is in force.} other {# standing answers are in force.}}',
  'kernel.option.unknown': 'This game has no option “{name}”.',
  'kernel.option.value': 'That value is not possible: {option}.',
  'kernel.refused.over': 'The game is over.',
  'kernel.refused.stale': 'That is not what is being asked now. Look at the table again.',
  'kernel.refused.shape': 'That is not an answer to this question.',
  'kernel.refused.option': 'You cannot choose “{choice}” here.',
  'kernel.refused.form': 'The sheet cannot be accepted as it stands.',
  'kernel.refused.undo': 'There is nothing left that you could take back.',
};
