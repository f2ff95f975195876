// Points of the rules that are easily got wrong, each with the case that shows it.
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { CITADEL } from '../state.ts';
import { whiteBeside } from '../values/geometry.ts';
import { poolOf } from '../values/limits.ts';
import { heroPlace } from '../values/sheets.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, told, withHeroes } from './kit.ts';

const pair = () => quadrant('liga-pirata', 'european', 'rauk');

describe('pacts', () => {
  const both = (until: number) => ({
    0: `pacto con european hasta turno ${until}`,
    1: `pacto con liga pirata hasta turno ${until}`,
  });
  it('[CSM-PACT-1, CSM-PACT-3] a pact that still runs is renewed: it lasts longer and costs one action a turn', () => {
    const first = play(pair(), both(3)).world;
    const r = play(first, both(6));
    expect(r.world.pacts).toEqual([{ a: 0, b: 1, from: 1, until: 6 }]);
    expect([poolOf(r.world, 0), poolOf(r.world, 1)]).toEqual([5, 5]);
    for (const seat of [0, 1])
      expect(
        r.now.lines.find((l) => l.to.includes(seat as never) && l.msg.key === 'report.pact')!.msg.args,
      ).toMatchObject({
        until: 6,
      });
  });
  it('[CSM-PACT-4] nor does a shorter one break it: both are told how long it runs', () => {
    const first = play(pair(), both(6)).world;
    const r = play(first, both(3));
    expect(r.world.pacts).toEqual([{ a: 0, b: 1, from: 1, until: 6 }]);
    expect(r.now.lines.filter((l) => l.msg.key === 'report.pact').map((l) => l.msg.args!.until)).toEqual([6, 6]);
  });
});

describe('heroes that are named', () => {
  const led = () => {
    const w = withHeroes(['liga-pirata', 'mary-vientosolar'], ['european', '']);
    return { w, at: home(w, 0), mary: w.sides[0]!.heroes[0]! };
  };
  it('[CSM-HERO-6, CSM-HERO-1] one who stands in the system comes aboard, as troops do', () => {
    const { w, at, mary } = led();
    mary.spot = { in: 'ground', at };
    const t = phase1(w, { 0: 'explorar flota A, con heroe mary vientosolar' });
    expect(t.w.sides[0]!.heroes[0]!.spot).toEqual({ in: 'fleet', label: 'A' });
    expect(t.now.heroes['0/mary-vientosolar']).toBe(1);
  });
  it('[CSM-HERO-6] one who is aboard already stays so, and one who is elsewhere cannot come: the order fails', () => {
    const { w, at, mary } = led();
    const aboard = phase1(w, { 0: 'recolectar flota A, con heroe mary vientosolar' });
    expect([codes(aboard, 0), aboard.now.heroes]).toEqual([[''], {}]);
    mary.spot = { in: 'ground', at: FAR };
    for (const line of ['explorar flota A', 'explorar 2 corsarios de A', 'recolectar flota A'])
      expect(codes(phase1(w, { 0: `${line}, con heroe mary vientosolar` }), 0)).toEqual(['E06']);
    mary.alive = false;
    mary.spot = { in: 'ground', at };
    expect(codes(phase1(w, { 0: 'explorar flota A, con heroe mary vientosolar' }), 0)).toEqual(['E06']);
  });
  it('[CSM-HERO-1, CSM-HERO-6] no third partial move', () => {
    const { w, at } = led();
    fleet(w, 0, 'B', at, { corsario: 1 });
    const list = ['heroe mary vientosolar a tierra', 'heroe mary vientosolar a flota A'];
    const t = phase1(w, { 0: [...list, 'explorar flota B, con heroe mary vientosolar'].join('\n') });
    expect(codes(t, 0)).toEqual(['', '', 'E05']);
    expect(heroPlace(t.w, 0, t.w.sides[0]!.heroes[0]!)).toBe(at);
  });
});

describe('cards and planets', () => {
  it('[CSM-CARD-TROJAN-1] a Trojan needs the numbers of the orders it is to show', () => {
    for (const [orders, code] of [
      ['', 'E02'],
      [' ordenes 2', ''],
    ] as const) {
      const w = pair();
      cards(w, 0, 'quantum-trojan');
      const r = play(w, { 0: `usar troyano cuantico contra european${orders}` });
      expect([orders, codes(r, 0)]).toEqual([orders, [code]]);
      expect(r.world.sides[0]!.cards[0]!.used).toBe(code === '' ? 1 : 0);
    }
  });
  it('[CSM-SPECIAL-2] a financial report has what was gained and spent since the start, and this turn', () => {
    const w = pair();
    const at = Object.keys(w.special).find((p) => w.special[p] === 'intelligence-centre')!;
    const visit = (one: typeof w) => {
      fleet(one, 0, 'X', at, { corsario: 1 });
      hold(one, 0, at);
      return one;
    };
    const start = w.sides[1]!.R;
    const first = play(w, { 1: `construir 1 cañon orbital en ${written(home(w, 1))}` });
    const r = play(visit(first.world), {
      0: 'especial espiar finanzas european',
      1: `construir 2 cañon orbital en ${written(home(w, 1))}`,
    });
    expect([codes(first, 1), codes(r, 0), codes(r, 1)]).toEqual([[''], [''], ['']]);
    const { gained, spent, R, gainedNow, spentNow } = r.now.lines.find((l) => l.msg.key === 'report.finance')!.msg
      .args as Record<string, number>;
    expect([spent, spentNow, gainedNow]).toEqual([15, 10, 0]);
    expect(gained).toBeGreaterThan(start); // with what it began with
    expect(R).toBe(gained! - spent!);
  });
  it('[CSM-BLACK-5, CSM-CARD-NOVA-3] an explorer whose port was laid in ruins comes back to the nearest white system', () => {
    const w = pair();
    fleet(w, 0, 'X', 'white-30', { corsario: 2 });
    fleet(w, 1, 'N', 'orange-27', { 'destructor-alfa': 1 });
    cards(w, 1, 'nova-bomb');
    const only = w.black.findIndex((s) => s.kind === 'deposit');
    w.black.forEach((s, i) => {
      s.gone = i !== only;
    });
    const r = play(w, { 0: 'explorar flota X', 1: 'usar bomba nova en blanco 30' });
    expect([codes(r, 0), codes(r, 1), r.world.systems['white-30']!.ruined]).toEqual([[''], [''], true]);
    expect(r.world.sides[0]!.fleets.X!.at).toBe('white-29');
    expect(told(r, 0)).toContain('report.newPort');
    expect(codes(phase1(r.world, { 0: 'mover flota X a blanco 28' }), 0)).toEqual(['']);
  });
});
const written = (place: string): string => place.replace('white-', 'blanco ');

describe('factions', () => {
  it('[CSM-CITADEL-9, CSM-FACTION-OCEANUS-4] an Undersea Colony shelters nobody in the Citadel', () => {
    const dead = (at: string) => {
      const w = quadrant('oceanus', 'european');
      w.opened = 1;
      w.turn = 3;
      w.keys = ['violet', 'brown', 'yellow', 'red', 'green', 'blue', 'orange', 'white'];
      built(w, at, 'colonia-submarina', 0);
      place(w, 0, at, 'ground', { 'dron-de-batalla': 40 });
      fleet(w, 1, 'X', at, { 'destructor-alfa': 1 });
      sys(w, at).dom = { orbit: 1, ground: 0 };
      w.sides[1]!.vision.push(at);
      const where = at === CITADEL ? 'ciudadela' : 'verde 12';
      const r = play(w, { 1: `bombardear ${where} con flota X contra oceanus` });
      return 40 - (r.world.systems[at]!.ground[0]?.['dron-de-batalla'] ?? 0);
    };
    expect([dead(FAR), dead(CITADEL)]).toEqual([0, 25]);
  });
  it("[CSM-FACTION-PIRATA-7] the second King's Battleship is paid in full, whatever makes other ships cheap", () => {
    const w = pair();
    hold(w, 0, FAR);
    built(w, FAR, 'guarida', 0);
    sys(w, FAR).discount = 4;
    cards(w, 0, 'drug-3');
    w.sides[0]!.R = 900;
    delete w.sides[0]!.fleets.A!.units['acorazado-del-rey'];
    const t = phase1(w, { 0: 'construir 1 acorazado del rey, 1 corsario en verde 12 + drug-3' });
    expect([codes(t, 0), t.w.sides[0]!.R]).toEqual([[''], 900 - 259 - (30 - 7)]);
  });
  it('[CSM-WIN-8, CSM-BANK-12, CSM-BANK-15] margins of a broker that is out stay with the bank', () => {
    const w = quadrant('oceanus', 'american', 'european');
    Object.assign(w.sides[1]!, { active: false, R: 0, loans: [], fleets: {} });
    w.sides[0]!.R = 5000;
    w.sides[0]!.loans = [{ turn: 0, principal: 800, rate: 12, payments: 20, paid: 0, first: 1, broker: 1 }];
    const { fund } = w;
    const r = play(w);
    expect([r.world.sides[1]!.R, r.world.fund - fund - 1000]).toEqual([0, 64]);
    const prepaid = play(w, { 0: 'adelantar prestamo turno 0' });
    expect([prepaid.world.sides[1]!.R, prepaid.world.fund - fund - 1000]).toEqual([0, 1090]);
    w.sides[0]!.R = 0;
    expect(play(w).world.sides[1]!.R).toBe(0);
  });
});

describe('troops taken along', () => {
  const mining = () => {
    const w = quadrant('consorcio-minero', 'european');
    const at = home(w, 0);
    w.sides[0]!.fleets = {};
    fleet(w, 0, 'A', at, { capataz: 10 }, { minero: 120 });
    place(w, 0, at, 'ground', { minero: 200 });
    return { w, at };
  };
  const after = (line: string) => {
    const { w, at } = mining();
    const t = phase1(w, { 0: line });
    const { A, B } = t.w.sides[0]!.fleets;
    return [codes(t, 0)[0], A?.cargo.minero ?? 0, B?.cargo.minero ?? 0, t.w.systems[at]!.ground[0]?.minero ?? 0];
  };
  const aside = (line: string) => line.replace('X', written(whiteBeside(Number(home(mining().w, 0).slice(6)), 1)));
  const ground = mining().w.systems[mining().at]!.ground[0]!.minero!;
  it('[CSM-TROOP-4, CSM-MOVE-11] those of the fleet come first, then those on the ground', () => {
    expect(after(aside('mover 5 capataces de A a X como B'))).toEqual(['', 60, 60, ground]);
    expect(after(aside('mover 5 capataces de A a X como B, con 20 mineros'))).toEqual(['', 100, 20, ground]);
    expect(after(aside('mover 5 capataces de A a X como B, con 130 mineros'))).toEqual(['', 0, 130, ground - 10]);
    expect(after(aside('mover flota A a X, con 150 mineros'))).toEqual(['', 150, 0, ground - 30]);
  });
  it('[CSM-TROOP-4] never more than there is room for, in either part', () => {
    expect(after(aside('mover 1 capataz de A a X como B, con 100 mineros'))[0]).toBe('E15');
    expect(after(aside('mover 9 capataces de A a X como B, con 20 mineros'))[0]).toBe('E15');
  });
});
