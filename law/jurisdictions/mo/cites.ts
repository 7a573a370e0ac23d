import { cite as other } from '../../place/relief.ts';
import { cite } from './code.ts';

/** A part of § 610.140, the section most of Missouri’s law on this stands in. */
export const expungementLaw = (part: string) => cite(`610.140${part}`);

export const closingLaw = cite('610.105.1');
export const drunkDrivingLaw = (part: string) => cite(`610.130${part}`);
export const minorLaw = cite('311.326');
export const juvenileLaw = cite('211.321.5');
export const voteLaw = cite('115.133.2');

/** Stands in no statute. */
export const marijuanaLaw = other('Mo. Const. art. XIV, § 2.10(8)');
export const pardonRule = other('Mo. Const. art. IV, § 7; rules of the Missouri Parole Board');
