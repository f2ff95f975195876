// A first campaign of COSMOS: two lists of orders by the hand, then free.
import type { Lesson } from '@orrery/kernel';

/** The same lists of orders in English. */
const LISTS = [
  '0 {"orders": "move 1 Freighter from A to white 55\\nmove 1 Freighter from A to white 36\\nmove 1 Freighter from A to white 10\\ncollect fleet A\\nbuild 20 Federal Battleships at black GIR-309"}',
  '0 {"orders": "assign fleet A to E\\nsearch 1 Freighter from D\\nsearch 1 Freighter from C\\nsearch 1 Freighter from B\\ncollect fleet E\\nbuild 1 Credit Office at white 10\\nbuild 1 Credit Office at white 36"}',
] as const;

export const lesson: Lesson = {
  seed: 1,
  seats: 2,
  script: [
    { line: '0 faction:american', say: [{ key: 'lesson.goal' }, { key: 'lesson.faction' }] },
    '1 faction:consorcio-minero',
    { line: '0 hero:senadora-grace-holloway', say: [{ key: 'lesson.hero' }] },
    '1 hero:patron-ulises-grava',
    {
      line: '0 {"orders":"mover 1 carguero de A a blanco 55\\nmover 1 carguero de A a blanco 36\\nmover 1 carguero de A a blanco 10\\nrecolectar flota A\\nconstruir 20 acorazado-federal en negro GIR-309"}',
      as: { en: LISTS[0] },
      say: [
        { key: 'lesson.map' },
        { key: 'lesson.list', at: 'part:orders' },
        { key: 'lesson.moves', at: 'part:orders' },
        { key: 'lesson.earn', at: 'part:orders' },
        { key: 'lesson.hand-in' },
      ],
    },
    '1 {"orders":"buscar 1 capataz de A\\nmover 1 capataz de A a rojo 11\\nmover 1 capataz de A a naranja 18\\nmover 1 capataz de A a verde 11\\nrecolectar flota A\\nconstruir 16 capataz en blanco 20"}',
    {
      line: '0 {"orders":"asignar flota A a E\\nbuscar 1 carguero de D\\nbuscar 1 carguero de C\\nbuscar 1 carguero de B\\nrecolectar flota E\\nconstruir 1 oficina-credito en blanco 10\\nconstruir 1 oficina-credito en blanco 36"}',
      as: { en: LISTS[1] },
      say: [
        { key: 'lesson.report', at: 'part:report' },
        { key: 'lesson.search', at: 'part:orders' },
        { key: 'lesson.assign', at: 'part:orders' },
        { key: 'lesson.offices', at: 'part:orders' },
        { key: 'lesson.hand-in-2' },
      ],
    },
    '1 {"orders":"asignar flota A a F\\nbuscar 1 capataz de C\\nbuscar 1 capataz de E\\nbuscar 1 capataz de D\\nrecolectar flota F\\nconstruir 1 explotacion en rojo 11\\nconstruir 1 explotacion en verde 11"}',
  ],
  free: [{ key: 'lesson.free' }, { key: 'lesson.free-2' }],
  tips: {
    'turn.orders': 'lesson.tip-orders',
  },
};
