// The kernel's test game, which asks in every shape there is.
import { mootBox } from '@orrery/kernel/testing';

export const shelf = [mootBox];
