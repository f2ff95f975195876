// Taking yields by clicking tiles: every click takes one more of that tile, and one too many puts all of them back.
import type { Request } from '@orrery/kernel';
import type * as pack from '../packs/base/index.ts';
import css from './board.module.css';
import { type B, ui } from './facts.ts';

const harvestRequest = (b: B): Request | undefined => b.requests.find((r) => r.ask.shape === 'many');

const draftOf = (b: B, request: Request): string[] => {
  const draft = b.drafts[request.id] ?? request.sealed ?? request.fallback; // as the panel does
  return Array.isArray(draft) ? draft : [];
};
const isOf = (tile: pack.TileId) => (key: string) => key.endsWith(`>${tile}`);

export function pickedYields(b: B, tile: pack.TileId): number {
  const request = harvestRequest(b);
  return request ? draftOf(b, request).filter(isOf(tile)).length : 0;
}

export function pickYield(b: B, tile: pack.TileId): void {
  const request = harvestRequest(b);
  if (request?.ask.shape !== 'many') return;
  const draft = draftOf(b, request);
  const next = request.ask.options.find(({ key }) => isOf(tile)(key) && !draft.includes(key));
  if (next && draft.length < request.ask.max) b.setDraft(request.id, [...draft, next.key]);
  else
    b.setDraft(
      request.id,
      draft.filter((key) => !isOf(tile)(key)),
    );
}

/** How many yields are picked, and the way to take them. */
export function HarvestBar({ b }: { b: B }) {
  const request = harvestRequest(b);
  if (request?.ask.shape !== 'many') return null;
  const picked = draftOf(b, request);
  return (
    <div className={css.bar}>
      {ui(b, 'harvest.picked', { count: picked.length, max: request.ask.max })}
      <button type="button" onClick={() => b.choose(request.id, picked)}>
        {ui(b, picked.length > 0 ? 'harvest.take' : 'harvest.none')}
      </button>
    </div>
  );
}
