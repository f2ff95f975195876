// Saving and loading. Names are the save format (law 10): a renamed stage or key needs a migration, kept by name.
import type { Game, Shape, State } from './contract.ts';
import { checkEdition, editionOf, NewerRules } from './edition.ts';
import { isBag } from './json.ts';

interface Save {
  orrery: 1;
  game: string;
  version: string;
  migrations: string[]; // those this state has been through, or never needed
  state: State;
}

export function save<G extends Shape>(game: Game<G>, state: State<G>): string {
  const migrations = Object.keys(game.migrations ?? {});
  const file: Save = { orrery: 1, game: game.id, version: game.version, migrations, state };
  return JSON.stringify(file);
}

export function load<G extends Shape>(game: Game<G>, text: string): State<G> {
  return upgrade(game, text).state;
}

/** The state brought up to date, and the migrations that it had to go through. Whoever keeps matches keeps that step, too. */
export function upgrade<G extends Shape>(game: Game<G>, text: string): { state: State<G>; migrated: string[] } {
  const file: unknown = JSON.parse(text);
  if (!isBag(file) || file.orrery !== 1 || !isBag(file.state)) throw new Error('not a saved match');
  const { game: id, migrations, state } = file as Record<string, unknown> & Save;
  if (id !== game.id) throw new Error(`a match of ${id}, not of ${game.id}`);
  const known = game.migrations ?? {};
  const unknown = migrations.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw new NewerRules(`saved by newer rules of ${id} (${unknown.join(', ')})`);
  checkEdition(game, editionOf(state.pub));
  const migrated = Object.keys(known).filter((name) => !migrations.includes(name));
  for (const name of migrated) known[name]!(state);
  return { state: state as State<G>, migrated };
}
