// What the navigator says about its moves.
import type { Catalogue } from '@orrery/kernel';

export const words: Catalogue = {
  en: {
    'navigator.first': 'It gives the station what it lacks most.',
    'navigator.send': 'Of all rooms the {room} is worth most to me now, less what the others make of it.',
    'navigator.fill': 'This settler is on its way to fill a gate module: {module}.',
    'navigator.activate': 'Activating the {module} is worth a settler.',
    'navigator.advance': 'It brings a settler nearer to a gate.',
    'navigator.stop': 'Nothing else is worth an action point.',
    'navigator.build': 'It fits the station best, with few corridors into the void.',
    'navigator.refill': 'It brings most settlers on board.',
    'navigator.post': 'This is where I can best use another figure.',
    'navigator.rise': 'It is the engineer I miss least.',
    'navigator.depart': 'Its settlers gain most if they go first.',
    'navigator.settle': 'Here a settler gains most over the strongest rival.',
    'navigator.exchange': 'So predominance favours me most.',
    'navigator.gate': 'There my next settlers gain most.',
    'navigator.layout': 'The station is good as it is.',
  },
  es: {
    'navigator.first': 'Le da a la estación lo que más le falta.',
    'navigator.send': 'La {room} es la que más me conviene ahora, descontando lo que aprovechan los demás.',
    'navigator.fill': 'Este Colono va camino de completar un Módulo de Puerta Espacial: {module}.',
    'navigator.activate': 'Activar el {module} bien vale un Colono.',
    'navigator.advance': 'Acerca un Colono a una Puerta Espacial.',
    'navigator.stop': 'Nada más merece un punto de acción.',
    'navigator.build': 'Es lo que mejor encaja en la estación, con pocos pasillos abiertos al vacío.',
    'navigator.refill': 'Es lo que más Colonos embarca.',
    'navigator.post': 'Ahí es donde mejor aprovecho otra figura.',
    'navigator.rise': 'Es el Ingeniero que menos echaré de menos.',
    'navigator.depart': 'Sus Colonos ganan más si salen primero.',
    'navigator.settle': 'Aquí es donde un Colono gana más frente al rival más fuerte.',
    'navigator.exchange': 'Así el predominio me favorece más.',
    'navigator.gate': 'Allí es donde más ganarán mis próximos Colonos.',
    'navigator.layout': 'La estación está bien como está.',
  },
};
