import {
  all,
  allAmong,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, assuming, blocked } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  convicted,
  crime,
  ended,
  inAdultCourt,
  infraction,
} from '../../vocabulary/facts.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, others } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { mailIt, noFilingFee, notACitizen, sealed } from './how.ts';
import { neverSealed, sevenYears, sexConviction } from './offenses.ts';
import { level2or3 } from './person.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const law = cite('276', '100A');

/** The day in court or the last day locked up, whichever is later. Probation and parole do not count. */
const since = (period: Period): Condition =>
  when(convicted, waited(period).since('conviction', 'released'), waited(period).since('disposition'));
const own: Condition = when(
  sexConviction,
  waited(years(15)).since('completed'),
  when(sevenYears, since(years(7)), since(years(3))),
);

/** Clauses 3 and 4: found guilty or locked up in those years, here or elsewhere. Small tickets do not count. */
const counted = all(adultConviction, crime);
const clean = (period: Period): Condition => {
  const old = when(counted, since(period), anything);
  return all(
    ofWholeRecord(({ record }) => allAmong(record, (each) => ask(old, each))),
    noConvictionElsewhereFor(period),
  );
};
const cleanLongEnough: Condition = when(any(sexConviction, sevenYears), clean(years(7)), clean(years(3)));

/** Registering ends one day for Level 1: until then it only waits. */
const noLongerRegisters: Condition = when(mustRegister, () => blocked(said.untilOffRegistry), anything);

/** Clause 5. */
const unsealable = all(adultConviction, neverSealed);
const anotherUnsealable: FactCondition = (matter) =>
  anyAmong(others(matter), (each) => ask(unsealable, each));

const criminal: FactCondition = when(
  infraction,
  ({ charge }) => assuming(said.criminalCase, always, charge.path('level')),
  anything,
);

const byMail = {
  ...sealed,
  fee: noFilingFee,
  first: lookUp,
  steps: [mailIt],
} as const;

export const sealByMail: readonly Relief[] = [
  relief({
    ...byMail,
    id: 'ma-seal-by-mail',
    name: 'Sealing by mail, after 3 or 7 years',
    inForce: { from: '2018-10-13' },
    covers: all(inAdultCourt, ended('convicted', 'dismissed', 'deferred', 'diverted', 'not_responsible')),
    rules: [
      rule('criminal-case', 'It was a criminal case', criminal, law),
      requires(caseAndProgramOver, law),
      rule(
        'can-be-sealed',
        'It is not a conviction under the gun license law (c. 140), for a crime against justice (c. 268) or of an official (c. 268A). Resisting arrest is fine',
        not(all(convicted, neverSealed)),
        law,
        { otherwise: 'It is a conviction that can never be sealed' },
      ),
      requires(
        waitedBy(
          [years(15), 'for a sex crime, and that from the end of the whole sentence'],
          [years(7), 'for a felony or a broken protective order'],
          [years(3), 'for other misdemeanors'],
        )
          .counted(own, 'Time on probation or parole counts toward the wait for all but sex crimes')
          .since({ called: 'the judge decided, or since you left jail or prison' }),
        law,
      ),
      rule(
        'clean-years',
        'You were not found guilty or locked up in the last 3 years, here or elsewhere. It is 7 years for a felony, a broken order or a sex crime',
        cleanLongEnough,
        law,
        { otherwise: 'You were found guilty or locked up too lately. That starts the 3 or 7 years anew' },
      ),
      rule(
        'not-registered',
        'If it is a sex crime, you do not have to register',
        when(sexConviction, noLongerRegisters, anything),
        law,
        { otherwise: 'It is a sex crime, and you still have to register' },
      ),
      rule(
        'never-level-2-or-3',
        'If it is a sex crime, you were never a Level 2 or Level 3 sex offender',
        not(all(sexConviction, level2or3)),
        law,
        { otherwise: 'You were a Level 2 or Level 3 sex offender. Then a sex crime is never sealed' },
      ),
      rule(
        'nothing-unsealable',
        'You have no other conviction that can never be sealed',
        openIf(anotherUnsealable, said.neverSealedToo),
        law,
      ),
    ],
    cautions: [
      'No judge is asked. If all this is so, the Commissioner has to seal the record.',
      'You sign under the penalty of perjury. Check your record first.',
      'The form’s boxes speak of “all sentence elements”. If your probation ended later, ask the Commissioner before you sign.',
      notACitizen,
    ],
  }),
  relief({
    ...byMail,
    id: 'ma-no-longer-a-crime',
    name: 'Sealing what is no longer a crime',
    covers: all(
      inAdultCourt,
      ended('convicted', 'dismissed', 'deferred', 'diverted'),
      about('marijuana', 'other', 'public_order', 'gambling', 'sexual'),
    ),
    rules: [
      rule(
        'no-longer-a-crime',
        'What you did is no longer a crime in Massachusetts, under any name',
        chargeFact('decriminalized', false, said.stillACrime),
        law,
        { otherwise: 'What you did is still a crime' },
      ),
    ],
    cautions: [
      'There is no wait. A judge may also expunge such a record, which is better: § 100K has its own petition.',
    ],
  }),
];
