// Las palabras del propio tablero, en español.
import type { en } from './words-en.ts';

export const es: Record<keyof typeof en, string> = {
  'ui.map': 'El mapa: tres parsecs con sus galaxias y, alrededor, los contadores de energía y de consumo',
  'ui.side': 'Cartas, mejoras y jugadores',
  'ui.parsec': 'Parsec',
  'ui.covered': 'tapada',
  'ui.ai': 'IA',
  'ui.row': 'Cartas IA',
  'ui.row.left':
    '{count, plural, =0 {no queda ninguna en el mazo} one {queda # en el mazo} other {quedan # en el mazo}}',
  'ui.row.empty': 'vacía',
  'ui.players': 'Jugadores, por orden de turno',
  'ui.council': 'El consejo: montones «Dark Tech» y cartas bonus claras',
  'ui.pile': 'Dark Tech',
  'ui.light': 'Bonus claras',
  'ui.rail': 'Mis casillas de acción',
  'ui.hand': 'Mi mano',
  'ui.hand.empty': 'No te quedan cartas en la mano.',
  'ui.upgrades': 'Mejoras',
  'ui.bonus': 'Mis cartas bonus',
  'ui.bonus.worth': 'Tal como está la partida vale {energy} de energía.',
  'ui.throne': 'En el trono',
  'ui.winner': 'en el consejo',
  'ui.majority': 'Mayoría',
  'ui.bought': 'Comprada.',
  'ui.automa.none': 'aún sin carta',
  'ui.tab.map': 'Mapa',
  'ui.tab.cards': 'Comprar',
  'ui.tab.mine': 'Mi mesa',
  'ui.tab.players': 'Jugadores',

  'ui.yields': 'Rinde {amount}.',
  'ui.price': 'Cuesta {cost}.',
  'ui.consumes': 'Consumo {by}.',
  'ui.slot': 'Casilla {slot}: su carta actúa hasta Parsec {range}.',
  'ui.slot.short': 'Casilla {slot} · Parsec {range}',
  'ui.slot.name': 'Casilla {slot}',
  'ui.galaxy': '{galaxy}, Parsec {parsec}: {high} de energía con la mayoría, {low} sin ella.',
  'ui.galaxy.open': 'Nadie tiene la mayoría',
  'ui.galaxy.majority': '{who} tiene la mayoría',
  'ui.galaxy.bonus': 'Al puntuarla se roba además una carta bonus clara.',
  'ui.marker.energy': '{who}: {value} de energía, nivel «Dark Tech» {level}. Faltan {left} para el siguiente nivel.',
  'ui.marker.consumption': '{who}: consumo {value}. La energía tiene que alcanzarlo para subir de nivel.',

  'ui.tray.civilization': 'Civilizaciones',
  'ui.tray.leader': 'Líderes',
  'ui.tray.tech': 'Cartas «Dark Tech» para elegir',
  'ui.tray.tile': 'Las losetas que has robado',
  'ui.tray.tile.automa': 'Las losetas que ha robado la IA',
  'ui.tray.tile.which': 'Coge una de las dos losetas.',
  'ui.tray.tile.where': 'Ahora elige en el mapa una casilla iluminada.',
  'ui.scoring': 'Puntuar: lo que da cada una',
  'ui.scoring.high': 'Tienes la mayoría.',
  'ui.scoring.tie': 'Te basta el empate en cabeza.',
  'ui.scoring.low': 'Recompensa menor: sin mayoría.',
  'ui.scoring.after': 'Energía {from} → {to} de {of}.',
  'ui.scoring.level': '¡Nivel {level}!',
  'ui.scoring.cube': 'Se quita el cubo del {planet}',
  'ui.scoring.free': 'Puntuarla sin quitar ningún cubo',

  'ui.harvest.picked': '{count} de {max, plural, one {# rendimiento} other {# rendimientos}}',
  'ui.harvest.take': 'Recolectar',
  'ui.harvest.none': 'Ninguno',

  'ui.curtain': 'Tras tu pantalla de ocultación',
  'ui.plan.hint': 'Una carta puesta sobre otra la tapa.',
  'ui.plan.hint.hidden': 'Los demás solo ven si has terminado.',
  'ui.plan.hint.open': 'Se planifica a la vista.',
  'ui.plan.none': 'Aún sin carta',
  'ui.plan.keep': 'Dejar {card}',
  'ui.plan.start': 'Coge una carta y elige una casilla.',
  'ui.plan.slot': 'Ahora elige la casilla.',
  'ui.plan.card': 'Ahora elige la carta.',
  'ui.plan.done': 'Aún puedes cambiarla hasta que todos terminen.',
  'ui.plan.confirm': 'Confirmar',
  'ui.plan.handedIn': 'Entregada',
  'ui.forecast.sum': 'Consumo de esta ronda',
  'ui.forecast.left': 'Falta para subir de nivel',
  'ui.forecast.togo': 'faltan {from} → {to}',
  'ui.forecast.order': 'Orden con lo que hay a la vista',

  'ui.tip.energyTrack': 'Contador de energía: la banda exterior. Fichas macizas.',
  'ui.tip.consumptionTrack': 'Contador de consumo: la banda interior, de 20 a 100. Fichas huecas.',
  'ui.tip.stack':
    'Montón de Parsec {parsec}: {count, plural, one {queda # loseta} other {quedan # losetas}} por descubrir.',
  'ui.tip.stationSpace': 'Casilla para una estación espacial.',
  'ui.tip.order': 'Ficha de orden {order}. En cada ronda empieza quien más consume.',
  'ui.tip.level': 'Nivel «Dark Tech». Cuando alguien llega al III, esa es la última ronda.',
  'ui.tip.gauge': '{energy} de energía y {consumption} de consumo: faltan {left} para el siguiente nivel «Dark Tech».',
  'ui.tip.coal': 'Gema antracita: la de menor valor; al final da 1 de energía.',
  'ui.tip.gold': 'Gema dorada: puede pagar por una antracita; al final da 2 de energía.',
  'ui.tip.crystal': 'Gema transparente: puede pagar por una dorada o una antracita; al final da 3 de energía.',
  'ui.tip.hand': 'Cartas en la mano: {cards}.',
  'ui.tip.hand.none': 'Sin cartas en la mano.',
  'ui.tip.backs':
    'Cartas bonus (cuatro como máximo): las claras llevan un sol; las oscuras, una luna. Se enseñan al final.',
  'ui.tip.pile':
    'Dark Tech de nivel {level}: {count, plural, one {queda #} other {quedan #}}. Quien sube a ese nivel elige una.',
  'ui.tip.light': 'Cartas bonus claras: {count, plural, one {queda #} other {quedan #}}.',
  'ui.tip.forecastSum': 'Consumo de esta ronda: {by}. Tu ficha pasa de {from} a {to}.',
  'ui.tip.forecastLeft': 'Energía que falta para el siguiente nivel: {from} ahora, {to} con esta planificación.',
  'ui.tip.forecastOrder':
    'Según las cartas a la vista: las tuyas como las has planificado, las de los demás como están. Lo que añadan tras sus pantallas puede cambiarlo.',

  'ui.headline': 'Ronda {round} · {phase}',
  'ui.headline.setup': 'Preparación',
  'ui.headline.over': 'El consejo está completo',
  'ui.phase.1': 'Comprar',
  'ui.phase.2': 'Planificar',
  'ui.phase.3': 'Acciones',
  'ui.last': 'Última ronda · {phase}',
  'ui.figure.level': 'Nivel',
  'ui.figure.energy': 'Energía',
  'ui.figure.order': 'Orden',
  'ui.figure.gems': 'Gemas',
  'ui.figure.cubes': 'Cubos en el tablero',
  'ui.figure.finally': 'Puntuación final',

  'ui.coach.track':
    'Cada jugador tiene dos fichas alrededor del mapa: la de energía por fuera y la de consumo por dentro. Cuando tu energía alcanza tu consumo, subes un nivel «Dark Tech»; con el nivel III empieza la última ronda.',
  'ui.coach.galaxy':
    'Cada galaxia tiene dos recompensas: la corona, para quien tenga más cubos que cada uno de los demás; la bandera, para el resto. Al puntuarla quitas uno de tus cubos.',
  'ui.coach.row':
    'Las cartas IA se compran con gemas. Una gema mejor puede pagar por una peor, pero no se devuelve cambio.',
  'ui.coach.rail':
    'Tus cartas actúan de izquierda a derecha, hasta donde alcanza cada casilla. Después todo se desliza una casilla a la derecha y la última carta vuelve a tu mano.',
  'ui.coach.hand':
    'Cada carta indica en la esquina cuánto consume. Quien más consume en la ronda juega primero, pero aleja su siguiente nivel.',

  'ui.summary.1':
    'Comprar, por orden de turno: hasta tres veces, una carta IA, una mejora de tu tablero o, con el Módulo 1, una estación espacial.',
  'ui.summary.2':
    'Planificar, todos a la vez tras las pantallas: una carta en cada casilla vacía; también puedes tapar cartas que ya estén. Solo cuenta la carta superior.',
  'ui.summary.3':
    'Suma el consumo de tus cartas superiores y avanza tu ficha de consumo. Juega primero quien más haya sumado; en caso de empate, quien tenga más energía.',
  'ui.summary.4':
    'Acciones, por orden de turno: aplica tus cartas de izquierda a derecha dentro del rango de alcance de su casilla. Solo colonizas planetas a los que llega tu capacidad de adaptación.',
  'ui.summary.5': 'Desliza todas tus cartas una casilla a la derecha; la que sale de la última vuelve a tu mano.',
  'ui.summary.6':
    'Puntúa cuantas galaxias quieras, cada una una vez: quita uno de tus cubos y recibe la recompensa mayor si tienes la mayoría o la menor si no; algunas dan además una carta bonus clara.',
  'ui.summary.7':
    'Si tu energía ha alcanzado tu consumo, sube un nivel «Dark Tech»: conserva lo que sobra y elige una carta «Dark Tech». Los demás pueden recibir gemas.',
  'ui.summary.8':
    'Cuando alguien llega al nivel III se termina la ronda. Gemas, cartas IA y cartas bonus se convierten en energía; gana el nivel más alto y, después, la energía.',
};
