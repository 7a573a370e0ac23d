import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { about, adultConviction, convicted, felony, probationRevoked } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind } from '../../vocabulary/readings.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { noOpenCase, paidOrUnable } from './convictions.ts';
import { petition } from './how.ts';
import {
  marijuana,
  middleMarijuana,
  noCrimeInProgram,
  sale,
  smallMarijuana,
  smallMarijuanaInZone,
} from './offenses.ts';

/** Pipes, being under the influence and failing to hand drugs in go with it. */
const goesWithIt = under('2c:36-2 2c:35-10', byKind([marijuana, 'drug_possession', 'marijuana']));
const apartFromConvictions = any(not(convicted), smallMarijuana, goesWithIt);
const nothingElse: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(apartFromConvictions, other));

const sizeOf = 'Having marijuana in any amount, or selling less than an ounce';

/** Of what was sold between an ounce and five pounds, three years. */
const marijuanaWait: Condition = when(
  all(middleMarijuana, not(smallMarijuanaInZone)),
  waited(years(3)).since('conviction', 'completed'),
  sentenceOver,
);

const drugOrCrime = all(adultConviction, any(felony, about('drug_possession', 'drug_sale')));

export const marijuanaPetition = relief({
  ...petition,
  id: 'nj-marijuana-petition',
  name: 'Petition to expunge marijuana or hashish',
  covers: all(convicted, marijuana),
  rules: [
    rule(
      'small-enough',
      'You had it in any amount, or sold less than 5 pounds of marijuana or 1 pound of hashish',
      any(smallMarijuana, middleMarijuana),
      cite('2C:52-5.1(a)'),
      { otherwise: 'It was selling 5 pounds of marijuana or more' },
    ),
    rule(
      'waited',
      'Your sentence is over. If you sold an ounce or more, 3 years have passed since then',
      marijuanaWait,
      cite('2C:52-5.1(a)'),
      {
        otherwise: 'Your sentence, or the 3 years after it for selling an ounce or more, must be over first',
      },
    ),
    paidOrUnable('2C:52-5.1(a)'),
  ],
  first: askClerk,
  steps: ['File the petition (Form A) and the proposed order (Form C). No notice to others is needed.'],
});

export const drugs: readonly Relief[] = [
  relief({
    ...petition,
    id: 'nj-marijuana',
    name: 'Marijuana or hashish, expunged by itself',
    automatic: true,
    inForce: { from: '2021-07-01' },
    covers: all(convicted, marijuana),
    rules: [
      rule(
        'before-february-2021',
        'The case was decided before February 22, 2021',
        happenedBefore('disposition', '2021-02-22'),
        cite('2C:52-6.1'),
        { otherwise: 'The case was decided later' },
      ),
      rule('small-enough', sizeOf, smallMarijuana, cite('2C:52-6.1'), {
        otherwise: 'It was selling an ounce of marijuana or more',
      }),
      rule(
        'nothing-else',
        'The case had no conviction for anything else, pipes and the like apart',
        nothingElse,
        cite('2C:52-6.1'),
        { otherwise: 'The case had a conviction for something else' },
      ),
    ],
    effect: `The conviction, what was left of the sentence and what you still owed are gone. ${petition.effect}`,
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the court clerk whether your marijuana case was expunged.'),
    steps: [
      'Go in person, with an ID. Ask the court that had the case.',
      'If it was left out, file a motion for judicial review there.',
    ],
  }),
  marijuanaPetition,
  relief({
    ...petition,
    id: 'nj-young-drug',
    name: 'Expunge drug possession at 21 or younger',
    covers: all(adultConviction, about('drug_possession'), youngerThan(22)),
    rules: [
      rule('not-sale', 'You did not sell drugs or have them to sell', not(sale), cite('2C:52-5'), {
        otherwise: 'It was for selling drugs, or having them to sell',
      }),
      requires(waited(years(1)).since('conviction', 'completed'), cite('2C:52-5')),
      rule(
        'kept-probation',
        'You did not break your probation or parole',
        not(probationRevoked),
        cite('2C:52-5'),
        {
          otherwise: 'Your probation was revoked',
        },
      ),
      rule(
        'only-one',
        'You have no other conviction for a crime or for drugs',
        atMost(1, drugOrCrime, { elsewhere: 'felonies' }),
        cite('2C:52-5'),
        { otherwise: 'You have another conviction for a crime or for drugs' },
      ),
      rule(
        'no-program',
        'No other case of a crime was dismissed after a program',
        noCrimeInProgram,
        cite('2C:52-5'),
        { otherwise: 'Another case of a crime was dismissed after a program such as PTI' },
      ),
      paidOrUnable('2C:52-5'),
      noOpenCase,
    ],
  }),
];
