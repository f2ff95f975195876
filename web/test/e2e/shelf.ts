// Games for the tests: the kernel's own, one of them with rules that fail, and one that asks in every shape, always in the same order.
import { mootBox, trapBox } from '@orrery/kernel/testing';
import { paradeBox } from './parade.ts';

export const shelf = [mootBox, paradeBox, trapBox];
