// TI4-REL: the relics and the sets they come in.
import type { SetId } from '../base/types.ts';

interface RelicCard {
  id: string;
  set: SetId;
}

const of = (set: SetId, ...ids: string[]): RelicCard[] => ids.map((id) => ({ id, set }));

export const RELIC_TABLE: readonly RelicCard[] = [
  ...of('pok', 'dominus-orb', 'maw-of-worlds', 'scepter-of-emelpar', 'shard-of-the-throne', 'stellar-converter'),
  ...of('pok', 'the-codex', 'the-crown-of-emphidia', 'the-crown-of-thalnos', 'the-obsidian', 'the-prophets-tears'),
  ...of('codex2', 'dynamis-core', 'jr-xs455-o', 'nano-forge'),
  ...of('codex4', 'neuraloop', 'circlet-of-the-void', 'book-of-latvinia'),
  ...of('te', 'lightrail-ordnance', 'metali-void-armaments', 'metali-void-shielding'),
  ...of('te', 'the-quantumcore', 'the-triad', 'heart-of-ixth', 'the-silver-flame'),
];
