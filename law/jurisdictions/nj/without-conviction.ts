import { all, allAmong, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { isNot, isSo, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { droppedInDeal, wholeCaseOver } from '../../vocabulary/endings.ts';
import { anything, convicted, ended, inAdultCourt, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { openBy } from '../../vocabulary/opening.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { cleanSlate, crime, disorderly, noOpenCase, notDriving, ordinance } from './convictions.ts';
import { marijuanaPetition } from './drugs.ts';
import { petition } from './how.ts';
import { said } from './said.ts';

const convictionCanGo: Condition = any(
  ...[crime, disorderly, ordinance, cleanSlate, marijuanaPetition].map(openBy),
);

/** What was dropped for a plea stays until the conviction goes. */
const ifConvicted = when(convicted, convictionCanGo, anything);
const dealOver: Condition = (matter) => {
  const others = companions(matter);
  const guilty = others.map((other) => ask(convicted, other));
  if (guilty.some(isSo)) return allAmong(others, (other) => ask(ifConvicted, other));
  const open = guilty.filter((each) => !isNot(each));
  return open.length === 0 ? judgement(said.dealCase) : unknown(...open.flatMap(({ missing }) => missing));
};

const youthProgram = all(inJuvenileCourt, ended('diverted', 'deferred'));
const since2020: Condition = when(
  ended('pending'),
  anything,
  not(happenedBefore('disposition', '2020-06-15')),
);

export const withoutConviction: readonly Relief[] = [
  relief({
    ...petition,
    id: 'nj-dismissed-by-itself',
    name: 'A dismissed case, expunged by itself',
    automatic: true,
    inForce: { from: '2020-06-15' },
    covers: any(ended('dismissed', 'acquitted', 'pending'), youthProgram),
    rules: [
      requires(wholeCaseOver, cite('2C:52-6(a)')),
      notDriving,
      rule('since-june-2020', 'The case ended on or after June 15, 2020', since2020, cite('2C:52-6(a)'), {
        otherwise: 'The case ended before June 15, 2020. You have to ask',
      }),
      rule(
        'no-deal',
        'It was not dropped because you pleaded guilty to something else',
        not(droppedInDeal),
        cite('2C:52-6(a)'),
        { otherwise: 'It was dropped because you pleaded guilty to something else' },
      ),
    ],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the court clerk for your expungement order.'),
    steps: ['If there is none, file a petition.'],
  }),
  relief({
    ...petition,
    id: 'nj-not-convicted',
    name: 'Expunge an arrest or case without a conviction',
    covers: any(ended('dismissed', 'acquitted', 'no_charges', 'not_responsible'), youthProgram),
    rules: [
      requires(wholeCaseOver, cite('2C:52-6(b)')),
      notDriving,
      rule(
        'not-insanity',
        'You were not found not guilty because of insanity',
        not(ended('not_responsible')),
        cite('2C:52-6'),
        { otherwise: 'You were found not guilty because of insanity. Such a record stays' },
      ),
      rule(
        'deal-over',
        'If it was dropped for a plea to another charge, that conviction can be expunged too',
        any(not(droppedInDeal), dealOver),
        cite('2C:52-14(c)'),
        { otherwise: 'It was dropped for a plea to another charge. That conviction must go first' },
      ),
      noOpenCase,
    ],
  }),
  relief({
    ...petition,
    id: 'nj-diverted',
    name: 'Expunge a case dismissed after a program',
    covers: all(inAdultCourt, ended('diverted', 'deferred')),
    rules: [
      notDriving,
      rule(
        'waited',
        '6 months have passed since the case was dismissed after your program',
        waitedSinceProgram(months(6)),
        cite('2C:52-6(c)'),
        { otherwise: '6 months must pass since the case is dismissed after your program' },
      ),
      noOpenCase,
    ],
    cautions: ['After the Veterans Diversion Program there is no wait.'],
  }),
];
