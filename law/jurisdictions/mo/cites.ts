import { cite as other } from '../../place/relief.ts';
import { cite } from './code.ts';

/** A part of § 610.140, the section most of Missouri’s law on this stands in. */
export const expungementLaw = (part: string) => cite(`610.140${part}`);

export const closingLaw = cite('610.105.1');
export const drunkDrivingLaw = (part: string) => cite(`610.130${part}`);
export const minorLaw = cite('311.326');
export const juvenileLaw = cite('211.321.5');
export const voteLaw = cite('115.133.2');

/** Made by SB 1421 of 2026; not yet among the printed sections. */
export const automaticLaw = (part: string) => other(`Mo. Rev. Stat. § 610.141${part} (SB 1421 of 2026)`);

/** Stands in no statute. */
export const marijuanaLaw = other('Mo. Const. art. XIV, § 2.10(8)');
export const pardonRule = other('Mo. Const. art. IV, § 7; rules of the Missouri Parole Board');
