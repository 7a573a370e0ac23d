import { all, allAmong, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, never, opposite } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { about, convicted, ended, felony, inAdultCourt, misdemeanor } from '../../vocabulary/facts.ts';
import { among, readAs } from '../../vocabulary/readings.ts';
import { askClerk, findPardon } from '../../vocabulary/tasks.ts';
import { past } from '../../vocabulary/waiting.ts';
import { carryLaw, minorLaw, pardonedLaw } from './cites.ts';
import { fineOnly } from './classes.ts';
import { told, under } from './code.ts';
import { erased } from './how.ts';
import { said } from './said.ts';

const pardoned = relief({
  ...erased,
  first: findPardon,
  id: 'tx-expunction-pardon',
  name: 'Expunction after a pardon',
  covers: ended('pardoned'),
  rules: [requires(past('pardoned'), pardonedLaw)],
});

/** Who hurt or threatened somebody with it was charged with that. */
const withForce = about(
  ...(['homicide', 'assault', 'violent', 'domestic_violence', 'sexual', 'child_victim'] as const),
  ...(['elder_victim', 'kidnapping', 'robbery', 'burglary', 'arson', 'protection_order', 'dui'] as const),
);
const carriedHandgun = under(
  '46.02',
  among(all(about('weapon'), misdemeanor, not(withForce)), readAs(always, said.carryingHandgun)),
);

/** Subsection (a) only: a gun in a car or on a gang member stands in (a-1). */
const underSubsectionA: FactCondition = (matter) =>
  told(matter.charge).some(({ number, part }) => number === '46.02' && part.startsWith('(a-'))
    ? never
    : ask(carriedHandgun, matter);

const carrying = relief({
  ...erased,
  id: 'tx-expunction-unlawful-carrying',
  name: 'Expunction of an old conviction for carrying a handgun',
  inForce: { from: '2021-09-01' },
  covers: all(inAdultCourt, convicted, about('weapon')),
  rules: [
    rule(
      'crime-covered',
      'It was carrying a gun against the law (Penal Code § 46.02(a))',
      underSubsectionA,
      carryLaw,
    ),
    rule(
      'before-september-2021',
      'It happened before September 1, 2021',
      committedBefore('2021-09-01'),
      carryLaw,
    ),
  ],
});

const ended106 = ended('convicted', 'dismissed', 'acquitted', 'no_charges', 'deferred', 'diverted');
const underageAlcohol = all(about('alcohol_minor'), youngerThan(21));
const onlyOne: FactCondition = (matter) =>
  allAmong(matter.record, (other) =>
    other.charge.caseKey === matter.charge.caseKey ? always : opposite(ask(underageAlcohol, other)),
  );

/** All of chapter 106 are misdemeanors. Of drunk driving only that of a minor, § 106.041, stands there, with a fine alone. */
const ofTheAlcoholCode = all(about('alcohol_minor'), not(felony), any(not(about('dui')), fineOnly));

const minorsAlcohol = relief({
  ...erased,
  id: 'tx-expunction-minor-alcohol',
  name: 'Expunction of one alcohol offense from before you were 21',
  covers: all(ofTheAlcoholCode, ended106),
  rules: [
    requires(youngerThan(21), minorLaw),
    rule(
      'is-21-if-convicted',
      'If you were convicted, you are 21 now',
      any(not(convicted), hasTurned(21)),
      minorLaw,
    ),
    rule('only-alcohol-case', 'It is the only alcohol case you had before 21', onlyOne, minorLaw),
  ],
  limits: [],
  fee: 'Reported as $30. Ask the clerk before you file.',
  first: askClerk,
  steps: [
    'Write to the court of the case and swear that it was your only alcohol offense before 21.',
    'If that is so, the judge must order it.',
  ],
});

export const expunctions: readonly Relief[] = [pardoned, carrying, minorsAlcohol];
