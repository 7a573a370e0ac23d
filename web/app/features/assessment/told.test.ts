import { describe, expect, it } from 'vitest';
import type { Told } from './saved-progress.ts';
import {
  addCharge,
  answer,
  answeredPaths,
  answerUnknown,
  joinCase,
  mayAddCharge,
  nameCharge,
  nothingTold,
  removeCharge,
  reply,
  setJuvenile,
  takeBack,
} from './told.ts';

const charges = (told: Told) => told.answers.charges;
const withCharges = (count: number) =>
  Array.from({ length: count - 1 }).reduce<Told>((told) => addCharge(told), nothingTold);
const cases = (told: Told) => charges(told).map(({ caseId }) => caseId);

describe('an answer', () => {
  it('replaces “I don’t know”, and is taken back by it', () => {
    const unknown = answerUnknown(nothingTold, 'age');
    expect(unknown.unknown).toEqual(['age']);
    const told = answer(unknown, 'age', 41);
    expect(told.unknown).toEqual([]);
    expect(told.answers.age).toBe(41);
    expect(answerUnknown(told, 'age').answers).not.toHaveProperty('age');
  });

  it.each([
    ['another level', (told: Told) => answer(told, 'charges.c1.level', 'felony')],
    ['a level nobody knows', (told: Told) => answerUnknown(told, 'charges.c1.level')],
  ])('with %s takes the class back, known or not', (_, change) => {
    const told = answer(nothingTold, 'charges.c1.level', 'misdemeanor');
    const known = change(answer(told, 'charges.c1.grade', '2'));
    expect(charges(known)[0]).not.toHaveProperty('grade');
    const unknown = change(answerUnknown(told, 'charges.c1.grade'));
    expect(unknown.unknown).not.toContain('charges.c1.grade');
  });

  it('is taken back as if it had never been given, but what nobody knew stays so', () => {
    const told = answerUnknown(answer(nothingTold, 'age', 41), 'mustRegister');
    expect(takeBack(told, 'age').answers).not.toHaveProperty('age');
    expect(takeBack(told, 'mustRegister')).toBe(told);
  });

  it('that is given again leaves the class alone', () => {
    const told = answer(answer(nothingTold, 'charges.c1.level', 'felony'), 'charges.c1.grade', '3');
    expect(charges(answer(told, 'charges.c1.level', 'felony'))[0]?.grade).toBe('3');
  });
});

describe('whoever says that there is more on the record', () => {
  const first = answer(nothingTold, 'charges.c1.level', 'felony');
  const more = reply(first, 'recordComplete', false);

  it('is led to telling of one more charge, and asked again after it', () => {
    expect(charges(more).map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(more.answers).not.toHaveProperty('recordComplete');
  });

  it('and says so again before telling anything is led to the same charge', () => {
    expect(reply(more, 'recordComplete', false)).toEqual(more);
  });

  it('is taken at their word where no more charges can be told of', () => {
    expect(reply(withCharges(50), 'recordComplete', false).answers.recordComplete).toBe(false);
  });

  it('or does not know leaves the rest of the record open', () => {
    const unsure = answerUnknown(first, 'recordComplete');
    expect(unsure.answers.recordComplete).toBe(false);
    expect(answeredPaths(unsure).filter((path) => path === 'recordComplete')).toHaveLength(1);
    expect(reply(unsure, 'recordComplete', true).answers.recordComplete).toBe(true);
    expect(reply(unsure, 'recordComplete', true).unknown).toEqual([]);
  });
});

describe('convictions elsewhere', () => {
  it('that there are none of are two zeros, told in one answer', () => {
    const none = answer(nothingTold, 'elsewhere.any', false);
    expect(none.answers.elsewhere).toEqual({ felonies: 0, misdemeanors: 0 });
    expect(answeredPaths(none)).toEqual(['elsewhere.any']);
  });

  it('that there are some of are counted next, and not forgotten', () => {
    const some = answer(nothingTold, 'elsewhere.any', true);
    expect(answeredPaths(some)).toEqual(['elsewhere.any']);
    const counted = answer(some, 'elsewhere.misdemeanors', 2);
    expect(answer(counted, 'elsewhere.any', true).answers.elsewhere).toEqual({ misdemeanors: 2 });
    expect(answeredPaths(counted)).toEqual(['elsewhere.misdemeanors']);
    expect(answerUnknown(counted, 'elsewhere.any').answers).not.toHaveProperty('elsewhere');
  });
});

describe('a charge', () => {
  it('is copied with its answers, its name and what nobody knew of it', () => {
    const told = answerUnknown(answer(nothingTold, 'charges.c1.level', 'felony'), 'charges.c1.offenseDate');
    const copied = addCharge(nameCharge(told, 'c1', 'Theft'), 'c1');
    expect(charges(copied)[1]).toEqual({ id: 'c2', level: 'felony' });
    expect(copied.names).toEqual({ c1: 'Theft', c2: 'Theft (copy)' });
    expect(copied.unknown).toContain('charges.c2.offenseDate');
  });

  it('is removed with everything said of it, and its place is not taken by another', () => {
    const told = nameCharge(answerUnknown(withCharges(3), 'charges.c2.level'), 'c2', 'Trespass');
    const removed = removeCharge(told, 'c2');
    expect(removed.unknown).toEqual([]);
    expect(removed.names).toEqual({});
    expect(charges(addCharge(removed)).map(({ id }) => id)).toEqual(['c1', 'c3', 'c4']);
  });

  it('is an adult one until the person says otherwise, and again when they take it back', () => {
    const juvenile = setJuvenile(nothingTold, 'c1', true);
    expect(juvenile.answers.charges[0]?.court).toBe('juvenile');
    expect(setJuvenile(juvenile, 'c1', false)).toEqual(nothingTold);
  });

  it('is one of fifty at most', () => {
    expect(mayAddCharge(withCharges(49))).toBe(true);
    expect(mayAddCharge(withCharges(50))).toBe(false);
  });
});

describe('charges of one case', () => {
  it('share it, and leave it again one by one', () => {
    const joined = joinCase(joinCase(withCharges(3), 'c2', 'c1'), 'c3', 'c1');
    expect(new Set(cases(joined)).size).toBe(1);
    const left = joinCase(joined, 'c2', undefined);
    expect(charges(left)[1]?.caseId).toBeUndefined();
    expect(cases(left)[0]).toBe(cases(left)[2]);
  });

  it('come along when the first of them joins another case', () => {
    const two = joinCase(withCharges(3), 'c3', 'c2');
    expect(new Set(cases(joinCase(two, 'c2', 'c1'))).size).toBe(1);
  });

  it('are never mixed with a case whose first charge was removed', () => {
    const old = removeCharge(joinCase(withCharges(4), 'c3', 'c2'), 'c2');
    const [first, , third] = cases(joinCase(old, 'c4', 'c1'));
    expect(first).toBeDefined();
    expect(first).toBe(third);
    expect(cases(joinCase(old, 'c4', 'c1'))[1]).not.toBe(first);
  });
});
