import type { MeantInPlaces } from '../legal-word.ts';

export const otherWordsInPlaces: Readonly<Record<string, MeantInPlaces>> = {};
