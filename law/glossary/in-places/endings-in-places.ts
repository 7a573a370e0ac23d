import type { MeantInPlaces } from '../legal-word.ts';

export const endingsInPlaces: Readonly<Record<string, MeantInPlaces>> = {};
