// TI4-NEIGH, TI4-TRANS: Neighbours and transactions.
import type { Rule } from '@orrery/kernel';

export const trade: readonly Rule[] = [
  {
    id: 'TI4-NEIGH-1',
    source: 'base; pok; te',
    en: 'Two players are neighbours if each has a unit or controls a planet in the same system or in two adjacent systems.',
    es: 'Dos jugadores son vecinos si ambos tienen unidades o controlan planetas en un mismo sistema o en dos sistemas adyacentes.',
  },
  {
    id: 'TI4-NEIGH-4',
    source: 'base; pok; te',
    en: 'The right to trade without being neighbours makes nobody a neighbour.',
    es: 'Poder comerciar sin ser vecinos no convierte a nadie en vecino.',
  },
  {
    id: 'TI4-NEIGH-5',
    source: 'base; te',
    en: 'The relation is computed at the moment it is needed; ships, ground forces and structures count, neutral units do not.',
    es: 'La vecindad se comprueba en el momento en que importa; cuentan naves, fuerzas terrestres y estructuras, no las unidades neutrales.',
  },
  {
    id: 'TI4-TRANS-1',
    source: 'base',
    en: 'During a turn the active player may resolve one transaction with each neighbour; two others cannot trade with each other.',
    es: 'Durante un turno el jugador activo puede resolver una transacción con cada vecino; otros dos jugadores no pueden comerciar entre sí.',
  },
  {
    id: 'TI4-TRANS-2',
    source: 'base',
    en: 'The limit of one for each pair holds for the whole turn, whatever the number of actions.',
    es: 'El límite de una por pareja vale para todo el turno, sea cual sea el número de acciones.',
  },
  {
    id: 'TI4-TRANS-3',
    source: 'base; ruling',
    en: 'A transaction may happen at any time of the turn: whenever the table waits for an answer, but not while something is being paid.',
    es: 'Una transacción puede hacerse en cualquier momento del turno: siempre que la mesa espere una respuesta, salvo durante un pago.',
  },
  {
    id: 'TI4-TRANS-4',
    source: 'base',
    en: 'While an agenda is being resolved each pair may resolve one transaction, neighbours or not.',
    es: 'Mientras se resuelve una votación cada pareja puede resolver una transacción, sean vecinos o no.',
  },
  {
    id: 'TI4-TRANS-5',
    source: 'base; te; ruling',
    en: 'No transactions in the strategy and status phases.',
    es: 'No hay transacciones en las fases de Estrategia y de Estado.',
  },
  {
    id: 'TI4-TRANS-6',
    source: 'base; pok; ruling',
    en: 'Each side gives any number of trade goods and commodities; either side may give nothing, but not both.',
    es: 'Cada parte da cualquier número de Mercancías y Exportaciones; una de las partes puede no dar nada, pero no ambas.',
  },
  {
    id: 'TI4-TRANS-7',
    source: 'pok',
    en: 'Captured units may be handed back to their owner in a transaction.',
    es: 'Las unidades capturadas pueden devolverse a su dueño en una transacción.',
  },
  {
    id: 'TI4-TRANS-8',
    source: 'base; pok; te',
    en: 'Nothing else changes hands, except by an effect: Arbiters allows action cards.',
    es: 'Nada más cambia de manos, salvo por un efecto: Árbitros permite cartas de Acción.',
  },
  {
    id: 'TI4-TRANS-9',
    source: 'base',
    en: 'Both must agree on the full terms before anything moves; then everything moves at once and cannot be undone.',
    es: 'Ambos deben acordar todos los términos antes de mover nada; después todo cambia de manos a la vez y no puede deshacerse.',
  },
  {
    id: 'TI4-TRANS-10',
    source: 'te',
    en: 'Two controllers of space stations may trade as if neighbours.',
    es: 'Dos jugadores que controlen estaciones espaciales pueden comerciar como si fueran vecinos.',
  },
  {
    id: 'TI4-TRANS-11',
    source: 'base; pok; te',
    en: 'Forced gifts are not transactions and do not count against the limit.',
    es: 'Las entregas forzosas no son transacciones ni cuentan para el límite.',
  },
  {
    id: 'TI4-TRANS-12',
    source: 'base; pok; te',
    en: 'A window opens after the exchange.',
    es: 'Tras el intercambio se abre un momento de reacción.',
  },
  {
    id: 'TI4-TRANS-13',
    source: 'base',
    en: 'Action cards received over the hand limit are discarded at once.',
    es: 'Las cartas de Acción recibidas por encima del límite de la mano se descartan de inmediato.',
  },
];
