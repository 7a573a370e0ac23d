import type { Fact } from '../../when.ts';

export const isSo = (fact: Fact): boolean => fact.latest === Number.NEGATIVE_INFINITY;
export const isNot = (fact: Fact): boolean => fact.earliest === Number.POSITIVE_INFINITY;
