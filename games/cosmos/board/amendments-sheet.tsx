// Something is added to the quadrant or taken out of it: by names, of whom, where, how much, and why.
import type { SheetProps } from '@orrery/board';
import type { Bag } from '@orrery/kernel';
import { useState } from 'react';
import { readPlace } from '../orders/parse.ts';
import { CARDS } from '../packs/base/cards.ts';
import { COMMON_BUILDINGS, COMMON_TROOPS, COMMON_UNITS } from '../packs/base/commons.ts';
import { BANK } from '../packs/base/constants.ts';
import type { Amended, Amendment } from '../procedures.ts';
import { fleetMsg, placeMsg } from '../say.ts';
import type { Cosmos, Side, World } from '../state.ts';
import { factionOf, isShip, unitOf } from '../values/sheets.ts';
import css from './console.module.css';

type Say = SheetProps<Cosmos>['say'];
type Choice = [value: string, label: string];
const KINDS = ['R', 'card', 'units', 'troops', 'building', 'loan'] as const;
const NEUTRAL = 'neutral';
const PLACED: readonly Amendment['do'][] = ['units', 'troops', 'building'];
const EMPTY: Amendment = { do: 'R', faction: '', what: '', n: 100, at: '', fleet: '' };

/** What there is of a kind for this faction, by id; of what is taken away only what it has. */
export function thingsOf(kind: Amendment['do'], side: Side | undefined, isTaken: boolean): string[] {
  const sheet = side && factionOf(side.faction);
  const held = [...new Set(side?.cards.map(({ card }) => card))];
  const cards = isTaken ? held : CARDS.map(({ id }) => id).filter((id) => !id.startsWith('key'));
  const units = [...(sheet?.units ?? []), ...COMMON_UNITS].map(({ id }) => id);
  const troops = [...(sheet?.troops ?? []), ...COMMON_TROOPS].map(({ id }) => id);
  const buildings = [...(sheet ? [sheet.control.id] : []), ...COMMON_BUILDINGS.map(({ id }) => id)];
  return { R: [], card: cards, units, troops, building: buildings, loan: [] }[kind];
}
const WORDS: Readonly<Record<Amendment['do'], string>> = {
  R: '',
  card: 'card',
  units: 'unit',
  troops: 'troop',
  building: 'building',
  loan: '',
};

export const firstAmendment = (world: World): Amendment => ({ ...EMPTY, faction: world.sides[0]!.faction });

export function AmendmentsSheet({ view, say, value, change }: SheetProps<Cosmos>) {
  const world = view.own!.world!;
  const [one = { ...firstAmendment(world), told: 'faction', note: '' }] = (value.amendments ?? []) as Amended[];
  const set = (part: Partial<Amended>) => change({ amendments: [{ ...one, ...part }] } satisfies Bag);
  return (
    <div className={css.correction}>
      <AmendmentFields one={one} world={world} say={say} set={set} />
      <label className="check">
        <input
          type="checkbox"
          checked={one.told === 'faction'}
          onChange={(event) => set({ told: event.target.checked ? 'faction' : 'nobody' })}
        />
        <span>{say({ key: 'correction.told' })}</span>
      </label>
      <label className="field">
        <span>{say({ key: 'field.note' })}</span>
        <input value={one.note} maxLength={500} required onChange={(event) => set({ note: event.target.value })} />
      </label>
    </div>
  );
}

type FieldsProps = { one: Amendment; world: World; say: Say; set(part: Partial<Amendment>): void };
export function AmendmentFields({ one, world, say, set }: FieldsProps) {
  const side = world.sides.find(({ faction }) => faction === one.faction);
  const isTaken = one.n < 0;
  const sign = isTaken ? -1 : 1;
  const things = thingsOf(one.do, side, isTaken);
  const begin = (part: Partial<Amendment>) => {
    const next = { ...one, what: '', at: '', fleet: '', ...part };
    const whose = world.sides.find(({ faction }) => faction === next.faction);
    const what = next.do === 'loan' ? String(BANK.terms[0]) : (thingsOf(next.do, whose, next.n < 0)[0] ?? '');
    const isMoney = next.do === 'R' || (next.do === 'loan' && next.n > 0);
    set({ ...next, what, n: (next.n < 0 ? -1 : 1) * (isMoney ? 100 : 1) });
  };
  const factions = [...world.sides.map(({ faction }) => faction), NEUTRAL];
  const named = (id: string): Choice => [id, say({ key: `${WORDS[one.do]}.${id}` })];
  return (
    <>
      <Select
        label={say({ key: 'field.faction' })}
        value={one.faction}
        choices={factions.map((id) => [id, say({ key: `faction.${id}` })])}
        pick={(faction) => begin({ faction })}
      />
      <div className={css.pair}>
        <Select
          label={say({ key: 'field.do' })}
          value={one.do}
          choices={KINDS.map((kind) => [kind, say({ key: `amend.kind.${kind}` })])}
          pick={(kind) => begin({ do: kind as Amendment['do'] })}
        />
        <Select
          label={say({ key: 'form.amend.which' })}
          value={isTaken ? 'remove' : 'add'}
          choices={['add', 'remove'].map((id) => [id, say({ key: `form.amend.${id}` })])}
          pick={(id) => begin({ n: id === 'remove' ? -1 : 1 })}
        />
      </div>
      {things.length > 0 && (
        <Select
          label={say({ key: `form.amend.${WORDS[one.do]}` })}
          value={one.what}
          choices={things.map(named)}
          pick={(what) => set({ what })}
        />
      )}
      {one.do === 'card' && things.length === 0 && <p className="quiet">{say({ key: 'form.amend.nothing' })}</p>}
      {one.do === 'loan' && <Loan one={one} side={side} say={say} set={set} />}
      {one.do !== 'building' && !(one.do === 'loan' && isTaken) && (
        <label className="field">
          <span>{say({ key: one.do === 'R' || one.do === 'loan' ? 'form.amend.much' : 'form.amend.many' })}</span>
          <input
            type="number"
            min={1}
            max={99_999}
            value={Math.abs(one.n)}
            onChange={(event) => set({ n: sign * Math.max(1, Number(event.target.value)) })}
          />
        </label>
      )}
      {PLACED.includes(one.do) && <Where one={one} side={side} world={world} say={say} set={set} />}
    </>
  );
}

type PartProps = { one: Amendment; side: Side | undefined; say: Say; set(part: Partial<Amendment>): void };

/** A new one by its payments; one that is to go by the turn it was granted in. */
function Loan({ one, side, say, set }: PartProps) {
  const isTaken = one.n < 0;
  const loans = (side?.loans ?? []).map(({ turn, principal }): Choice => {
    return [String(turn), say({ key: 'form.amend.loan.of', args: { turn, principal } })];
  });
  const choices = isTaken ? loans : BANK.terms.map((term): Choice => [String(term), String(term)]);
  if (choices.length === 0) return <p className="quiet">{say({ key: 'form.amend.nothing' })}</p>;
  const label = say({ key: isTaken ? 'form.amend.loan.which' : 'form.amend.payments' });
  return <Select label={label} value={one.what} choices={choices} pick={(what) => set({ what })} />;
}

/** A fleet says where it is; anything else needs a system. */
function Where({ one, side, world, say, set }: PartProps & { world: World }) {
  const isFleet = one.do === 'units' && side !== undefined && one.what !== '' && isShip(unitOf(one.what));
  const mayBoard = side !== undefined && (isFleet || one.do === 'troops');
  const fleets = Object.entries(side?.fleets ?? {}).map(([label, { at }]): Choice => {
    return [label, say({ key: 'form.amend.fleet.at', args: { fleet: fleetMsg(label), place: placeMsg(world, at) } })];
  });
  const other: Choice = ['', say({ key: isFleet ? 'form.amend.fleet.new' : 'form.amend.ground' })];
  const isKnown = fleets.some(([label]) => label === one.fleet);
  const pick = (label: string) => set({ fleet: label, at: side?.fleets[label]?.at ?? '' });
  return (
    <>
      {mayBoard && (
        <Select
          label={say({ key: 'field.fleet' })}
          value={isKnown ? one.fleet : ''}
          choices={[other, ...fleets]}
          pick={pick}
        />
      )}
      {isFleet && !isKnown && (
        <label className="field">
          <span>{say({ key: 'form.amend.fleet.label' })}</span>
          <input
            value={one.fleet}
            maxLength={2}
            onChange={(event) => set({ fleet: event.target.value.toUpperCase().replace(/[^A-Z]/g, '') })}
          />
        </label>
      )}
      {!isKnown && <Place key={one.do} at={one.at} world={world} say={say} set={(at) => set({ at })} />}
    </>
  );
}

function Place({ at, world, say, set }: { at: string; world: World; say: Say; set(at: string): void }) {
  const [text, setText] = useState(at === '' ? '' : say(placeMsg(world, at)));
  const write = (next: string) => {
    setText(next);
    set(placeIn(next, world) ?? '');
  };
  return (
    <label className="field">
      <span>{say({ key: 'form.amend.place' })}</span>
      <input value={text} placeholder={say({ key: 'form.amend.place.find' })} onChange={(e) => write(e.target.value)} />
      {text !== '' && at === '' && <small className="bad-words">{say({ key: 'form.amend.place.none' })}</small>}
    </label>
  );
}
/** A black square goes by its code. */
export function placeIn(text: string, world: World): string | undefined {
  const code = text.trim().split(/\s+/).at(-1)!.toUpperCase();
  const square = code === '' ? -1 : world.black.findIndex((one) => one.code.toUpperCase() === code);
  return square >= 0 ? `black-${square + 1}` : readPlace(text);
}

type SelectProps = { label: string; value: string; choices: Choice[]; pick(value: string): void };
export function Select({ label, value, choices, pick }: SelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => pick(event.target.value)}>
        {choices.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
