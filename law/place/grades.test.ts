import { describe, expect, it } from 'vitest';
import type { grades as californian } from '../jurisdictions/ca/grades.ts';
import { type Grade, graded, gradeOf } from '../jurisdictions/pa/grades.ts';
import { classes, type GradeIn } from './grades.ts';
import { person, type Told } from './life.ts';
import { worked } from './worked-case.ts';

/** What stands here as an expected error would be a hole in the types if it were none. */
describe('a class that a place does not have', () => {
  it('does not compile in its rules', () => {
    graded('1', 'summary', 'ungraded');
    // @ts-expect-error: Pennsylvania has no wobblers
    graded('wobbler');
    // @ts-expect-error: nor is a charge compared with one
    expect(gradeOf({ grade: '1' }) === 'wobbler').toBe(false);
  });

  it('does not compile in its lives', () => {
    const pennsylvanian = person<Grade>({ born: '1990-01-01' });
    pennsylvanian.told({ level: 'infraction', grade: 'summary' });
    // @ts-expect-error: Pennsylvania has no wobblers
    pennsylvanian.told({ level: 'felony', grade: 'wobbler' });
    // @ts-expect-error: nor does a charge that several of its lives share have one
    const told: Told<Grade> = { grade: 'wobbler' };
    expect(told.grade).toBe('wobbler');
  });

  it('does not compile in a life that was told in the classes of another place', () => {
    const life = person<GradeIn<typeof californian>>({}).told({ level: 'felony', grade: 'wobbler' });
    const story = { title: '', asOf: '2026-11-15', expect: {}, why: '', source: '' };
    // @ts-expect-error: a life of California among those of Pennsylvania
    expect(worked<Grade>([{ ...story, life }])).toHaveLength(1);
    // @ts-expect-error: whoever does not say which classes the place has tells of none
    person({}).told({ grade: '1' });
  });
});

it('classes that are named alike are told in lower case, and shown as the place writes them', () => {
  expect(classes('felony', 'A', 'B1')).toEqual([
    { value: 'a', label: 'Class A felony' },
    { value: 'b1', label: 'Class B1 felony' },
  ]);
});
