// A game for loads and kills: two seats in turn for ever, with a public state as long as wanted.
import { type Box, box, type Game, type None, typed } from '../../src/index.ts';

interface Atlas {
  pub: { regions: { id: string; name: string; owner: number; ships: number; notes: string[] }[]; turn: number };
  own: Record<string, never>;
  dark: Record<string, never>;
  steps: { move: None };
  windows: None;
  forms: None;
}
const OFFERED = 9;
const region = (i: number) => ({
  id: `region-${i}`,
  name: `Region number ${i}`,
  owner: i % 2,
  ships: 0,
  notes: ['calm'],
});

const { step } = typed<Atlas>();
const move = step('move', {
  choose: {
    who: (pub) => [pub.turn],
    question: ({ pub }) => ({ prompt: { key: 'ask' }, ask: { shape: 'one', options: landings(pub) }, rules: [] }),
    take(t, _, choices) {
      const [[seat, choice]] = [...choices] as [[number, string]];
      const place = t.s.pub.regions[Number(choice.slice('land:'.length))]!;
      place.owner = seat;
      place.ships += 1;
      t.s.pub.turn = 1 - seat;
      t.tell({ type: 'landed', pub: { seat: { seat }, region: place.id } });
      return { goto: 'choose' };
    },
  },
});

function landings({ regions, turn }: Atlas['pub']) {
  const places = Array.from({ length: OFFERED }, (_, i) => (i * 17 + turn) % regions.length);
  return [...new Set(places)].map((at) => ({
    key: `land:${at}`,
    label: { key: 'option', args: { region: `region-${at}` } },
    refs: [`region-${at}`],
  }));
}

const atlas: Game<Atlas> = {
  id: 'atlas',
  version: '1.0.0',
  seats: [2, 2],
  options: { regions: { kind: 'number', fallback: 220, min: 9, max: 1000 } },
  setup(t, { regions }) {
    Object.assign(t.s.pub, { regions: Array.from({ length: regions as number }, (_, i) => region(i)), turn: 0 });
    t.call('move');
  },
  steps: { move },
  imagine: (k) => ({ own: Array.from({ length: k.pub.seats }, () => ({})), dark: {} }),
  invariants: {},
  result: () => undefined,
};

export const atlasBox: Box = box({ game: atlas, home: import.meta.url, rules: [], lobby: false });
