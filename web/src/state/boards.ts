// Which games have a board of their own: those with a face. A game without one is played on the generic view.
import type { Face, PictureProps } from '@orrery/board';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const faces = import.meta.glob<Face>('../../../games/*/board/face.tsx', { import: 'face' });
const pictures = import.meta.glob<{ default: ComponentType<PictureProps> }>('../../../games/*/board/picture.tsx');

const faceAt = (game: string): string => `../../../games/${game}/board/face.tsx`;

export function hasFace(game: string): boolean {
  return faceAt(game) in faces;
}

export async function loadFace(game: string): Promise<Face | undefined> {
  return faces[faceAt(game)]?.();
}

export const PICTURES: Readonly<Record<string, LazyExoticComponent<ComponentType<PictureProps>>>> = Object.fromEntries(
  Object.entries(pictures).map(([path, load]) => [path.split('/').at(-3), lazy(load)]),
);
