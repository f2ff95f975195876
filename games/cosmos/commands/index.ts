// The commands that COSMOS brings to the command line.
import type { Command } from '@orrery/kernel';
import { cosmosByMail } from './by-mail.ts';
import { measure } from './measure.ts';

export const commands: Readonly<Record<string, Command>> = { cosmos: cosmosByMail, measure };
