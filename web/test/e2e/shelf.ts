// Games for the tests: the kernel's own, and one that asks in every shape, always in the same order.
import { mootBox } from '@orrery/kernel/testing';
import { paradeBox } from './parade.ts';

export const shelf = [mootBox, paradeBox];
