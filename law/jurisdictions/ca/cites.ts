import type { Cite } from '../../place/relief.ts';
import { address, cite } from './code.ts';

export { address as textOf };

export const pc = (number: string, part = ''): Cite => cite(number + part);
export const wic = (number: string, part: string): Cite => cite(`WIC: ${number}${part}`);
export const hsc = (number: string, part = ''): Cite => cite(`HSC: ${number}${part}`);
