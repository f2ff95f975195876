// The shelf of a server under load.
import { atlasBox } from '@orrery/kernel/testing';

export const shelf = [atlasBox];
