// SGO-TRAVEL, SGO-CLOSE, SGO-HAWK: travel, closing and Hawking.
import type { Rule } from '@orrery/kernel';

export const travel: readonly Rule[] = [
  {
    id: 'SGO-TRAVEL-1',
    source: 'seed',
    en: 'Travel goes clockwise from the active player.',
    es: 'El viaje va en sentido horario desde el jugador activo.',
  },
  {
    id: 'SGO-TRAVEL-2',
    source: 'seed',
    en: 'A gate module is complete when it is active and holds as many settlers as its capacity.',
    es: 'Un Módulo de Puerta Espacial está completo cuando está activado y contiene tantos Colonos como su capacidad.',
  },
  {
    id: 'SGO-TRAVEL-3',
    source: 'seed',
    en: "On one's part of travel a player must empty all own complete gate modules, one at a time, in an order of the player's choice.",
    es: 'En su parte del viaje, el jugador debe vaciar todos sus Módulos de Puerta Espacial completos, de uno en uno y en el orden que elija.',
  },
  {
    id: 'SGO-TRAVEL-4',
    source: 'ours: lets the player react to a moved gate',
    en: 'The next module is chosen only after the previous one was fully resolved, closing included.',
    es: 'El siguiente Módulo se elige solo cuando el anterior está resuelto del todo, incluido el cierre.',
  },
  {
    id: 'SGO-TRAVEL-5',
    source: 'seed',
    en: 'A player finishes completely before the next player begins.',
    es: 'Un jugador termina por completo antes de que empiece el siguiente.',
  },
  {
    id: 'SGO-TRAVEL-6',
    source: 'seed',
    en: 'All settlers of a module go to the place where the gate of its symbol stands at that moment.',
    es: 'Todos los Colonos de un Módulo van al lugar donde esté en ese momento la Puerta Espacial de su símbolo.',
  },
  {
    id: 'SGO-TRAVEL-7',
    source: 'seed',
    en: 'Incomplete gate modules keep their settlers.',
    es: 'Los Módulos de Puerta Espacial incompletos conservan sus Colonos.',
  },
  {
    id: 'SGO-TRAVEL-8',
    source: 'seed',
    en: 'Emptying leaves the module active and empty.',
    es: 'Al vaciarse, el Módulo queda activado y vacío.',
  },
  {
    id: 'SGO-TRAVEL-9',
    source: 'seed',
    en: 'Settlers are placed one by one on empty slots allowed by the exoplanet; the owner chooses each slot.',
    es: 'Los Colonos se colocan de uno en uno en casillas vacías que permita el Exoplaneta; su dueño elige cada casilla.',
  },
  {
    id: 'SGO-TRAVEL-10',
    source: 'seed',
    en: 'A slot holds at most one settler; settlers on an exoplanet never move until it closes.',
    es: 'En una casilla cabe como mucho un Colono; los Colonos de un Exoplaneta no se mueven hasta que se cierra.',
  },
  {
    id: 'SGO-TRAVEL-11',
    source: 'ours: the text says the modules are emptied completely',
    en: 'While an exoplanet is open and a settler may be placed, it must be placed; a player cannot hold it back.',
    es: 'Mientras un Exoplaneta esté abierto y se pueda colocar un Colono, hay que colocarlo; no se puede retener.',
  },
  {
    id: 'SGO-TRAVEL-12',
    source: 'seed; completeness checked ours',
    en: 'A settler for which no legal slot exists returns to the reserve (only possible on Russell, SGO-RUSSELL-3, and after closing, SGO-CLOSE-3).',
    es: 'Un Colono sin casilla legal vuelve a la reserva (solo puede pasar en Russell, SGO-RUSSELL-3, y tras un cierre, SGO-CLOSE-3).',
  },
  {
    id: 'SGO-TRAVEL-13',
    source: 'seed',
    en: 'Basic slots have no prerequisite of their own; advanced slots have the prerequisite of their exoplanet.',
    es: 'Las casillas básicas no tienen requisito propio; las avanzadas tienen el de su Exoplaneta.',
  },
  {
    id: 'SGO-CLOSE-1',
    source: "ours: the text's example loses the settlers that come after the closing one",
    en: 'The closing condition is tested after every single settler placed (after a predominance exchange, if any).',
    es: 'La condición de cierre se comprueba tras cada Colono colocado (y tras el intercambio de predominio, si lo hay).',
  },
  {
    id: 'SGO-CLOSE-2',
    source: 'seed',
    en: 'The player whose settler fulfils the condition is the closer.',
    es: 'El jugador cuyo Colono cumple la condición es quien cierra.',
  },
  {
    id: 'SGO-CLOSE-3',
    source: 'seed',
    en: "Settlers of the same module not yet placed return to the closer's reserve and earn nothing.",
    es: 'Los Colonos del mismo Módulo aún sin colocar vuelven a la reserva de quien cierra y no dan nada.',
  },
  {
    id: 'SGO-CLOSE-4',
    source: 'seed',
    en: 'All players score the exoplanet by its scoring rules.',
    es: 'Todos los jugadores puntúan el Exoplaneta según sus reglas.',
  },
  {
    id: 'SGO-CLOSE-5',
    source: 'seed',
    en: "All settlers on it return to their owners' reserves and it leaves the game.",
    es: 'Todos sus Colonos vuelven a las reservas de sus dueños y el Exoplaneta sale del juego.',
  },
  {
    id: 'SGO-CLOSE-6',
    source:
      'ours: text fixes only that the gate moves after the effects in one example; settlers return before ranks are filled so that the reserve can supply them',
    en: 'Order of resolution: (a) leftovers back, (b) compute all scores, (c) settlers back and exoplanet removed, (d) players book their points clockwise from the closer, each filling ranks at once, (e) exchange of tokens on Fermi, (f) gate moved.',
    es: 'Orden de resolución: (a) vuelven los sobrantes, (b) se calculan los puntos, (c) vuelven los Colonos y se retira el Exoplaneta, (d) los jugadores anotan sus puntos en sentido horario desde quien cierra, ocupando rangos al momento, (e) intercambio de fichas en Fermi, (f) se mueve la Puerta Espacial.',
  },
  {
    id: 'SGO-CLOSE-7',
    source: 'seed',
    en: 'The closer moves the gate to an open exoplanet without a gate, choosing if there are two.',
    es: 'Quien cierra mueve la Puerta Espacial a un Exoplaneta abierto que no tenga; si hay dos, elige.',
  },
  {
    id: 'SGO-CLOSE-8',
    source: 'seed',
    en: 'If there is none, the gate moves to Hawking.',
    es: 'Si no hay ninguno, la Puerta Espacial se mueve a Hawking.',
  },
  {
    id: 'SGO-CLOSE-9',
    source: 'seed',
    en: "The closer's other complete modules, and those of later players, travel afterwards by the new gate positions.",
    es: 'Los demás Módulos completos de quien cierra, y los de los jugadores siguientes, viajan después según las nuevas posiciones.',
  },
  {
    id: 'SGO-CLOSE-10',
    source: 'ours: follows from SGO-TRAVEL-4',
    en: 'One module can close at most one exoplanet; several exoplanets may close in one travel, each resolved fully before the next module.',
    es: 'Un Módulo puede cerrar como mucho un Exoplaneta; en un mismo viaje pueden cerrarse varios, cada uno resuelto del todo antes del Módulo siguiente.',
  },
  {
    id: 'SGO-CLOSE-11',
    source: 'ours: consequence',
    en: 'In the standard game the gates go: first closing to one of two, second closing to the last one, third, fourth and fifth to Hawking.',
    es: 'En la partida normal las Puertas Espaciales van así: el primer cierre, a uno de dos; el segundo, al último; el tercero, el cuarto y el quinto, a Hawking.',
  },
  {
    id: 'SGO-HAWK-1',
    source: 'seed',
    en: 'Hawking has no slots and may hold several gates; no other exoplanet ever holds more than one.',
    es: 'Hawking no tiene casillas y puede tener varias Puertas Espaciales; ningún otro Exoplaneta tiene más de una.',
  },
  {
    id: 'SGO-HAWK-2',
    source: 'seed; order ours: feeds SGO-RANK-3',
    en: 'Settlers travelling to Hawking return to the reserve first, then give 1 influence each.',
    es: 'Los Colonos que viajan a Hawking vuelven primero a la reserva y después dan 1 punto de Influencia cada uno.',
  },
  { id: 'SGO-HAWK-3', source: 'seed', en: 'Hawking never closes.', es: 'Hawking nunca se cierra.' },
];
