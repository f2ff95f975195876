// The board's own words in Spanish, with the terms of the Spanish edition.
import type { Messages } from '@orrery/kernel';

export const es: Messages = {
  'board.galaxy': 'Galaxia',
  'board.strategy': 'Cartas de Estrategia',
  'board.objectives': 'Objetivos',
  'board.hidden': 'Boca abajo: {stage1} de fase I, {stage2} de fase II.',
  'board.met': 'Cumples la condición',
  'board.parts': 'Partes del tablero',
  'board.sheets': 'De quién es la hoja',
  'board.units': 'Unidades',
  'board.technologies': 'Tecnologías',
  'board.planets': 'Planetas',
  'board.ready': 'Preparados: {resources} Recursos, {influence} de Influencia',
  'board.hand': 'Mis cartas',
  'board.pool.tactic': 'táctica',
  'board.pool.fleet': 'flota',
  'board.pool.strategy': 'estrat.',
  'board.goods': 'mercanc.',
  'board.commodities': 'export.',
  'board.cards': 'acc · sec',
  'page.galaxy': 'Galaxia',
  'page.strategy': 'Estrategia',
  'page.objectives': 'Objetivos',
  'page.sheet': 'Hoja',
  'tip.unit': '{seat}: {count} × {unit}',
  'tip.unit.damaged': '{seat}: {count} × {unit}, con daños',
  'tip.pieces': '{unit}: {count} en el tablero',
  'tip.planet': '{planet}: {resources} Recursos, {influence} de Influencia',
  'tip.specialty': 'especialidad {colour}',
  'tip.legendary': 'legendario',
  'tip.controlled': 'lo controla {seat}',
  'tip.exhausted': 'agotado',
  'tip.space': 'Casilla {index}',
  'tip.token': 'Ficha de Mando de {seat}',
  'tip.wormhole': 'agujero de gusano {kind}',
  'tip.strategy.leadership':
    'Ganas 3 fichas de Mando y 1 más por cada 3 de Influencia. Los demás: 1 por cada 3 de Influencia.',
  'tip.strategy.diplomacy': 'Cierras un sistema a los demás y preparas planetas. Los demás: preparan 2 planetas.',
  'tip.strategy.politics': 'Eliges Portavoz y robas 2 cartas de Acción. Los demás: roban 2 cartas de Acción.',
  'tip.strategy.construction': 'Colocas estructuras en planetas que controlas. Los demás: colocan una.',
  'tip.strategy.trade': 'Ganas 3 Mercancías y reabasteces Exportaciones. Los demás: reabastecen Exportaciones.',
  'tip.strategy.warfare':
    'Recuperas una ficha de Mando del tablero y redistribuyes. Los demás: producen en su sistema de origen.',
  'tip.strategy.technology':
    'Investigas una Tecnología, y otra por 6 Recursos. Los demás: investigan una por 4 Recursos.',
  'tip.strategy.imperial':
    'Puntúas un Objetivo público; un punto por Mecatol Rex. Los demás: roban un Objetivo secreto.',
  'anomaly.asteroid-field': 'campo de asteroides',
  'anomaly.nebula': 'nebulosa',
  'anomaly.supernova': 'supernova',
  'anomaly.gravity-rift': 'grieta gravitacional',
  'anomaly.entropic-scar': 'falla entrópica',
  'worm.alpha': 'alfa',
  'worm.beta': 'beta',
  'worm.gamma': 'gamma',
  'worm.delta': 'delta',
  'worm.epsilon': 'épsilon',
  'combat.stage.space': 'Combate espacial · {place} · asalto {round}',
  'combat.stage.ground': 'Combate terrestre · {place} · asalto {round}',
  'combat.hits': '{hits, plural, one {# impacto} other {# impactos}}',
  'headline.setup': 'Preparación',
  'headline.strategy': 'Ronda {round} · fase de Estrategia',
  'headline.action': 'Ronda {round} · fase de Acción',
  'headline.status': 'Ronda {round} · fase de Estado',
  'figure.points': 'Puntos de victoria',
  'figure.tokens': 'Fichas de Mando: Táctica, Flota, Estrategia',
  'figure.goods': 'Mercancías',
  'coach.galaxy':
    'La galaxia. Cada planeta muestra sus Recursos (oro) y su Influencia (azul); el aro y la señal dicen quién lo controla. Acércate con la rueda o con dos dedos.',
  'coach.strategy': 'En cada ronda los jugadores eligen cartas de Estrategia; el número decide quién actúa antes.',
  'coach.objectives':
    'Puntúa Objetivos para ganar puntos de victoria: las barras muestran cómo va cada cual y las señales, quién ha puntuado.',
  'coach.sheet':
    'Tu hoja: fichas de Mando, Mercancías, unidades, Tecnologías, planetas y tus propias cartas. Las señales de arriba abren las hojas de los demás.',
  'coach.lit':
    'Lo que brilla se puede elegir: pulsa un sistema, un planeta o una unidad, o usa la lista junto al tablero.',
  'summary.round': 'Una ronda tiene fase de Estrategia, fase de Acción y fase de Estado.',
  'summary.strategy':
    'Fase de Estrategia: empezando por el Portavoz, cada cual elige cartas de Estrategia. Los números bajos actúan antes.',
  'summary.action':
    'Fase de Acción: por turnos, una acción: táctica, estratégica (usas tu carta de Estrategia y los demás pueden seguirte) o de componente. Solo puedes pasar tras usar tus cartas de Estrategia.',
  'summary.tactical':
    'Acción táctica: gasta una ficha para activar un sistema, mueve allí tus naves, combate en el espacio, desembarca y lucha por los planetas, produce unidades.',
  'summary.combat':
    'Combate: cada unidad tira sus dados; un resultado igual o mayor que su valor de combate es un impacto. El dueño asigna los impactos y puede usar Resistencia al daño.',
  'summary.status':
    'Fase de Estado: se puntúan Objetivos, se revela el siguiente, se roban cartas, se ganan 2 fichas de Mando y todo se prepara.',
  'summary.end': 'Gana en el acto quien alcance primero los puntos de victoria de esta mesa.',
};
