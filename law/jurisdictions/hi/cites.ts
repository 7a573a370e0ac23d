import { cite as other } from '../../place/relief.ts';
import { cite } from './code.ts';

/** A part of § 831-3.2, under which the Attorney General expunges arrests. */
export const expungementLaw = (part: string) => cite(`831-3.2${part}`);

export const drugLaw = (part: string) => cite(`706-622.5${part}`);
export const propertyLaw = (part: string) => cite(`706-622.9${part}`);
export const prostitutionLaw = cite('712-1209.6');
export const youngDrugLaw = cite('712-1256');
export const youngDriverLaw = cite('291E-64(e)');
export const juvenileLaw = (part: string) => cite(`571-88${part}`);
export const voteLaw = cite('831-2(a)(1)');

/** Stand in no section of the statutes. */
export const pilotLaw = other('Act 62, Session Laws of Hawaii 2024, as changed by HB 132 (2025)');
export const pardonRule = other('Haw. Const. art. V, § 5');
