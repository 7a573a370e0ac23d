import { describe, expect, test } from 'vitest';
import { nameOfTimeStep, pageKindOf, pageKinds, timeStepOf, timeSteps } from './survey-context.ts';

describe('The kind of page', () => {
  test.each([
    ['/', 'home'],
    ['/assessment', 'questions'],
    ['/Assessment/PA?name=Ann#key', 'questions'],
    ['/assessment-simple/or', 'questions'],
    ['/shared-assessment/k3J9x#key', 'shared_result'],
    ['/community?post=42', 'community'],
    ['/help', 'reading'],
    ['/ann-lee-1984', 'reading'],
    ['/__proto__', 'reading'],
    ['ann@example.org', 'reading'],
    ['', 'reading'],
  ])('of %j is %s', (page, kind) => {
    expect(pageKindOf(page)).toBe(kind);
  });

  test('stays what it is', () => {
    expect(pageKinds.map(pageKindOf)).toEqual(pageKinds);
  });
});

describe('The time on the site', () => {
  test.each([
    [0, 0, 'under_1_minute'],
    [59_999.5, 0, 'under_1_minute'],
    [60_000, 60_000, '1_to_5_minutes'],
    [299_999, 60_000, '1_to_5_minutes'],
    [300_000, 300_000, '5_to_15_minutes'],
    [900_000, 900_000, 'over_15_minutes'],
    [86_400_000, 900_000, 'over_15_minutes'],
  ])('of %d milliseconds is told as %d, and counted as %s', (ms, step, name) => {
    expect(timeStepOf(ms)).toBe(step);
    expect(nameOfTimeStep(step)).toBe(name);
  });

  test('stays what it is', () => {
    expect(timeSteps.map(timeStepOf)).toEqual(timeSteps);
  });
});
