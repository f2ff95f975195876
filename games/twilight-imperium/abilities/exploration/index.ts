// Exploration: what planets and the frontier hold.
import type { Piece } from '../../registry.ts';
import { attachments } from './attachments.ts';
import { fragments } from './fragments.ts';
import { frontier } from './frontier.ts';
import { instants } from './instants.ts';
import { scouts } from './scouts.ts';

export const explorationCards: readonly Piece[] = [...instants, ...attachments, ...frontier, ...fragments, ...scouts];
