import type { Jurisdiction } from '../place/jurisdiction.ts';
import { answersOf, charged, person, type Told } from '../place/life.ts';
import { nothingElse, overAndPaid } from '../place/worked-case.ts';
import { after, dateOf, dayOf, months, type PartialDate, years } from '../record/day.ts';
import type { Answers, Level } from '../record/record.ts';

/** The records that most people have. */
export const ordinaryRecords = ['dropped', 'misdemeanor', 'felony'] as const;

export type OrdinaryRecord = (typeof ordinaryRecords)[number];

/** A record as somebody tells it on the day on which it is over: one case, no violence, all paid, nothing else. */
export type Telling = {
  readonly answers: Answers;
  /** What tells it from the other tellings of the same record: its class, its crime, how it was dropped. */
  readonly variety: string;
  readonly decided: PartialDate;
  readonly over: PartialDate;
  /** The same record, had it been decided a month earlier: so it can be seen which of the two days starts a wait. */
  readonly decidedEarlier?: Answers;
};

/** The record in each class that a place has for it, in the crimes and with the sentences that many people have. */
export function tellingsOf(record: OrdinaryRecord, law: Jurisdiction): readonly Telling[] {
  switch (record) {
    case 'dropped':
      return classesOf(['misdemeanor', 'felony'], law).flatMap((classed) => dropped(classed, law));
    case 'misdemeanor':
      return classesOf(['misdemeanor'], law).flatMap((classed) => [
        ...convicted({ ...classed, offense: ['theft'] }, law),
        ...convicted({ ...classed, offense: ['trespass'] }, law),
      ]);
    case 'felony':
      return classesOf(['felony'], law).flatMap((classed) =>
        convicted({ ...classed, offense: ['theft'] }, law),
      );
  }
}

type Classed = Pick<Told<string>, 'level' | 'grade' | 'offense'>;

function classesOf(among: readonly Level[], { grades }: Jurisdiction): readonly Classed[] {
  return among.flatMap((level): Classed[] => {
    const classes = grades?.[level] ?? [];
    return classes.length === 0 ? [{ level }] : classes.map(({ value }) => ({ level, grade: String(value) }));
  });
}

function dropped(classed: Classed, { verified }: Jurisdiction): Telling[] {
  return (['with_prejudice', 'without_prejudice'] as const).map((dismissal) => ({
    answers: toldOn(verified, {
      ...classed,
      offense: ['theft'],
      court: 'adult',
      finesPaid: true,
      ...charged(verified).dismissed(verified),
      dismissal,
    }),
    variety: JSON.stringify([classed, dismissal]),
    decided: verified,
    over: verified,
  }));
}

function convicted(classed: Classed, { verified }: Jurisdiction): Telling[] {
  const variety = JSON.stringify(classed);
  const decided = (ago: number, sentence: 'fine' | 'probation') =>
    toldOn(verified, {
      ...classed,
      ...overAndPaid,
      sentence: [sentence],
      ...charged(monthsBefore(3, verified)).convicted(monthsBefore(ago, verified), { over: verified }),
    });
  return [
    { answers: decided(0, 'fine'), variety, decided: verified, over: verified },
    {
      answers: decided(1, 'probation'),
      variety,
      decided: monthsBefore(1, verified),
      over: verified,
      decidedEarlier: decided(2, 'probation'),
    },
  ];
}

/** It happens to somebody of forty. */
function toldOn(day: string, charge: Omit<Told<string>, 'id'>): Answers {
  const born = dateOf(after(dayOf(day), years(-40)));
  const somebody = person<string>({ ...nothingElse, recordComplete: true, born });
  return answersOf(somebody.told({ id: 'c1', ...charge }), day);
}

const monthsBefore = (count: number, day: string) => dateOf(after(dayOf(day), months(-count)));
