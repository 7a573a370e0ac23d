import type { Jurisdiction } from '../place/jurisdiction.ts';
import { answersOf, charged, person, type Told } from '../place/life.ts';
import { nothingElse, overAndPaid } from '../place/worked-case.ts';
import type { Answers, Level } from '../record/record.ts';

/** The day on which every life is looked at. */
export const asOf = '2026-11-17';

const aPerson = { ...nothingElse, recordComplete: true } as const;
const grownUp = person<string>({ ...aPerson, born: '1984-04-02' });
const older = person<string>({ ...aPerson, born: '1960-04-02' });
const convicted = {
  ...overAndPaid,
  ...charged('2009-03-01').convicted('2009-06-15', { over: '2010-06-15' }),
};
const probation = { sentence: ['probation'] } as const;

type Life = {
  readonly name: string;
  readonly charge: (place: Jurisdiction) => Told<string>;
  /** Whose life it is, where not that of somebody who grew up in the nineties. */
  readonly of?: typeof grownUp;
};

/** The same twelve lives in every place. A class is the lowest that the place has for such a crime. */
export const lives: readonly Life[] = [
  {
    name: 'a dropped charge',
    charge: (place) => ({
      ...lowest(place, 'misdemeanor'),
      court: 'adult',
      offense: ['theft'],
      finesPaid: true,
      ...charged('2024-02-01').dismissed('2024-05-20'),
    }),
  },
  {
    name: 'an acquittal',
    charge: (place) => ({
      ...lowest(place, 'felony'),
      court: 'adult',
      offense: ['theft'],
      finesPaid: true,
      ...charged('2021-02-01').acquitted('2021-11-20'),
    }),
  },
  {
    name: 'a finished deferral',
    charge: (place) => ({
      ...lowest(place, 'misdemeanor'),
      ...overAndPaid,
      offense: ['theft'],
      ...charged('2020-02-01').deferred('2020-05-20', { over: '2021-05-20' }),
    }),
  },
  {
    name: 'an old minor misdemeanor',
    charge: (place) => ({ ...lowest(place, 'misdemeanor'), ...convicted, ...probation, offense: ['theft'] }),
  },
  {
    name: 'an old low felony',
    charge: (place) => ({ ...lowest(place, 'felony'), ...convicted, ...probation, offense: ['theft'] }),
  },
  {
    name: 'drunk driving',
    charge: (place) => ({ ...lowest(place, 'misdemeanor'), ...convicted, ...probation, offense: ['dui'] }),
  },
  {
    name: 'a domestic assault',
    charge: (place) => ({
      ...lowest(place, 'misdemeanor'),
      ...convicted,
      ...probation,
      offense: ['domestic_violence', 'assault'],
    }),
  },
  {
    name: 'marijuana possession',
    charge: (place) => ({
      ...lowest(place, 'misdemeanor'),
      ...convicted,
      sentence: ['fine'],
      offense: ['drug_possession', 'marijuana'],
    }),
  },
  {
    name: 'a murder',
    of: older,
    charge: (place) => ({
      ...highest(place),
      ...overAndPaid,
      ...charged('1996-03-01').convicted('1996-09-15', { over: '2015-06-15' }),
      sentence: ['prison'],
      offense: ['homicide', 'violent'],
    }),
  },
  {
    name: 'a case that is open',
    charge: (place) => ({
      ...lowest(place, 'misdemeanor'),
      court: 'adult',
      offense: ['theft'],
      ...charged('2026-09-01').pending,
    }),
  },
  {
    name: 'a juvenile case',
    charge: (place) => ({
      ...lowest(place, 'misdemeanor'),
      ...overAndPaid,
      court: 'juvenile',
      offense: ['theft'],
      ...charged('2000-05-01').convicted('2000-07-15', { over: '2001-07-15' }),
      sentence: ['probation'],
    }),
  },
  {
    name: 'a trafficking survivor’s prostitution charge',
    charge: (place) => ({
      ...lowest(place, 'misdemeanor'),
      ...convicted,
      ...probation,
      offense: ['prostitution'],
      traffickingVictim: true,
    }),
  },
];

export function answersIn(place: Jurisdiction, { charge, of = grownUp }: Life): Answers {
  return answersOf(of.told({ id: 'c1', ...charge(place) }), asOf);
}

type Graded = Pick<Told<string>, 'level' | 'grade'>;

function lowest({ grades }: Jurisdiction, level: Level): Graded {
  const classes = (grades?.[level] ?? []).filter(({ value }) => value !== 'ungraded');
  return { level, grade: classes.at(-1)?.value };
}

function highest({ grades }: Jurisdiction): Graded {
  return { level: 'felony', grade: grades?.felony?.[0]?.value };
}
