// Which games have a board of their own: every folder here with a face. A game without one is played on the generic view.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Face, PictureProps } from '../board.ts';

const faces = import.meta.glob<Face>('./*/face.tsx', { import: 'face' });
const pictures = import.meta.glob<{ default: ComponentType<PictureProps> }>('./*/picture.tsx');

export function hasFace(game: string): boolean {
  return `./${game}/face.tsx` in faces;
}

export async function loadFace(game: string): Promise<Face | undefined> {
  return faces[`./${game}/face.tsx`]?.();
}

export const PICTURES: Readonly<Record<string, LazyExoticComponent<ComponentType<PictureProps>>>> = Object.fromEntries(
  Object.entries(pictures).map(([path, load]) => [path.split('/')[1], lazy(load)]),
);
