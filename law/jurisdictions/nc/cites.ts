import type { Cite } from '../../place/relief.ts';
import { address, gs } from './code.ts';

export const page = address;

/** The law on older nonviolent convictions. */
export const older = (part: string): Cite => gs(`15A-145.5${part}`);

/** What a judge must find, as the court forms of 2025 print it. */
export const misdemeanorForm = older('(c2); form AOC-CR-298');
export const felonyForm = older('(c2); form AOC-CR-297');
