// What Thunder's Edge brings that is on no card and no sheet.
import type { Piece } from '../../registry.ts';
import { allies } from './allies.ts';
import { expedition } from './expedition.ts';
import { relicIcons } from './fracture.ts';
import { scars } from './scars.ts';
import { stations } from './stations.ts';

export const thundersEdge: readonly Piece[] = [stations, scars, expedition, relicIcons, allies];
