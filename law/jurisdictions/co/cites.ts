import { type Cite, cite as other } from '../../place/relief.ts';
import { address, cite } from './code.ts';

export { address as textOf };

export const crs =
  (section: string) =>
  (part: string): Cite =>
    cite(section + part);

/** C.R.S. 24-72-703 to 710: the part of the law on sealing. */
const sealing = (number: number) => crs(`24-72-${number}`);

export const section703 = sealing(703);
export const section704 = sealing(704);
export const section705 = sealing(705);
export const section706 = sealing(706);
export const section707 = sealing(707);
export const section708 = sealing(708);
export const section709 = sealing(709);
export const section710 = sealing(710)('(1)');
/** In force since July 1, 2025: nobody could see yet that the copy has it. */
export const section711 = other('C.R.S. 24-72-711(1)');
export const automaticLaw = crs('13-3-117');
export const juvenileLaw = crs('19-1-306');
