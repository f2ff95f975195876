// Las palabras propias del núcleo en español.
import type { Messages } from '../text.ts';

export const es: Messages = {
  'kernel.seat': 'Jugador {number}',
  'kernel.pass': 'Pasar',
  'kernel.passOn': 'Pasar durante el resto de esta ventana, ocurra lo que ocurra',
  'kernel.done': 'Listo',
  'kernel.value': '{value}',
  'kernel.field': '{name}: {value}',
  'kernel.undo': 'Deshacer',
  'kernel.answered': '{seat} ya ha respondido.',
  'kernel.dropped': 'Tu respuesta ya no es válida: algo ha cambiado antes de usarse. Se te vuelve a preguntar.',
  'kernel.undone': '{seat} retira su última respuesta.',
  'kernel.standing':
    '{count, plural, =0 {Ya no tienes respuestas permanentes.} one {Hay # respuesta permanente en vigor.} other {Hay # respuestas permanentes en vigor.}}',
  'kernel.option.unknown': 'Este juego no tiene la opción «{name}».',
  'kernel.option.value': 'Ese valor no es posible: {option}.',
  'kernel.refused.over': 'La partida ha terminado.',
  'kernel.refused.stale': 'Eso no es lo que se pregunta ahora. Vuelve a mirar la mesa.',
  'kernel.refused.shape': 'Eso no responde a esta pregunta.',
  'kernel.refused.option': 'Aquí no puedes elegir «{choice}».',
  'kernel.refused.form': 'La hoja no se puede aceptar tal como está.',
  'kernel.refused.undo': 'No queda nada que puedas deshacer.',
};
