// Which games have a board of their own: those of the house with a face, found by their names, and those that the host
// brought along, where the server says their board lies. A game without one is played on the generic view.
import type { GameInfo } from '@orrery/api';
import type { Face, PictureProps } from '@orrery/board';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { api } from './api.ts';

type Picture = LazyExoticComponent<ComponentType<PictureProps>>;
interface Drawn {
  default: ComponentType<PictureProps>;
}
const faces = import.meta.glob<Face>('../../../games/*/board/face.tsx', { import: 'face' });
const pictures = import.meta.glob<Drawn>('../../../games/*/board/picture.tsx');
const fileOf = (game: string, name: string): string => `../../../games/${game}/board/${name}.tsx`;

export async function loadFace(game: string): Promise<Face | undefined> {
  const own = faces[fileOf(game, 'face')];
  if (own) return own();
  const { board } = (await api.call('games')).find(({ id }) => id === game) ?? {};
  return board && (await brought<{ face: Face }>(board, board.face)).face;
}

const lazily = new Map<string, Picture>();
/** The small picture for the first page. */
export function pictureOf({ id, board }: Pick<GameInfo, 'id' | 'board'>): Picture | undefined {
  const own = pictures[fileOf(id, 'picture')];
  const address = board?.picture;
  const load = own ?? (address && board && (() => brought<Drawn>(board, address)));
  if (load && !lazily.has(id)) lazily.set(id, lazy(load));
  return lazily.get(id);
}

/** A module of a board built elsewhere. It imports React and the parts from here (/shared/), so these come first. */
async function brought<T>(board: NonNullable<GameInfo['board']>, address: string): Promise<T> {
  await Promise.all([import('../shared/board.ts'), board.style ? dress(board.style) : undefined]);
  return (await import(/* @vite-ignore */ address)) as T;
}

function dress(address: string): Promise<void> {
  const links = [...document.head.querySelectorAll('link')];
  if (links.some((link) => link.getAttribute('href') === address)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address, onload: () => resolve(), onerror: reject });
    document.head.append(link);
  });
}
