import { all, any, anyAmong, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver, wholeCaseOver } from '../../vocabulary/endings.ts';
import { adultConviction, anything, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { byItself } from './how.ts';
import { driving } from './offenses.ts';
import { said } from './said.ts';
import { forgotten, noOpenCase, nothingServed } from './the-person.ts';

export const withoutConvictionEnding = ended(
  'dismissed',
  'acquitted',
  'no_charges',
  'diverted',
  'deferred',
  'not_responsible',
);

export const convictedBeside: FactCondition = (matter) =>
  anyAmong(companions(matter), (each) => ask(adultConviction, each));

const open = ended('pending');

const yearSinceArrest = waited(years(1)).since(called('the arrest', 'disposition'));

const noConvictionInCase = rule(
  'no-conviction-in-case',
  'No charge of the same case ended in a conviction',
  not(convictedBeside),
  cite('11: 4372(b)'),
  {
    otherwise: 'Another charge of the same case ended in a conviction. This one goes together with it',
  },
);

export const withoutConviction: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'de-no-conviction',
    name: 'A case without a conviction, expunged by itself',
    covers: all(inAdultCourt, any(withoutConvictionEnding, open)),
    rules: [
      rule(
        'case-over',
        'The whole case is over, and any program is finished',
        all(caseAndProgramOver, wholeCaseOver),
        cite('11: 4372(b)'),
        { otherwise: 'The case is still open' },
      ),
      noConvictionInCase,
      rule(
        'year-since-arrest',
        'If you were never charged, 1 year has passed since the arrest',
        when(ended('no_charges'), yearSinceArrest, anything),
        cite('11: 4372(b)(6)'),
        { otherwise: '1 year must pass since the arrest' },
      ),
      rule(
        'in-your-favor',
        'The case ended in your favor: found not guilty, dismissed, dropped, or probation before judgment that you finished',
        all(
          openIf(ended('not_responsible'), said.insanity),
          not(all(ended('diverted', 'deferred'), driving, () => judgement(said.drivingProgram))),
        ),
        cite('11: 4372(b), § 4218(g)'),
      ),
      requires(noOpenCase, cite('11: 4372(f)')),
      requires(nothingServed, cite('11: 4372(f)')),
    ],
  }),
  relief({
    ...byItself,
    id: 'de-old-open-case',
    name: 'An old case without an outcome, expunged by itself',
    covers: all(inAdultCourt, open),
    rules: [
      rule(
        'forgotten',
        '7 years have passed since the charge. No warrant is active, and nothing happened in the case for 12 months',
        forgotten,
        cite('11: 4372(b)(7), § 4373(a)(3)'),
        { otherwise: 'The case is not 7 years old, or a warrant or new step keeps it open' },
      ),
      noConvictionInCase,
      requires(nothingServed, cite('11: 4372(f)')),
    ],
  }),
];
