import type { MeantInPlaces } from '../legal-word.ts';

export const clearingInPlaces: Readonly<Record<string, MeantInPlaces>> = {};
