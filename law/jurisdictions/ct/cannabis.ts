import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { type Relief, relief, rule } from '../../place/relief.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  chargeFactAsked,
  felony,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { cite, partUntold, under } from './code.ts';
import { byItself, erased, noFilingFee, tellTheClerk } from './how.ts';
import { oldPossession, possession, possessionC } from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const convictedBefore = (date: string) => happenedBefore('disposition', date);
const paraphernalia = under('21a-267(a)');

/** Before October 2015 having less than 4 ounces was (c), and having more a felony. Of a sale nobody can presume how much. */
const overFourOunces: FactCondition = when(
  about('drug_sale'),
  chargeFactAsked('overFourOunces'),
  any(all(felony, not(possessionC)), chargeFact('overFourOunces', false, said.fourOunces)),
);

/** Of possession, § 54-142u takes the years between. */
const rightTime: FactCondition = when(
  all(possession, not(paraphernalia)),
  any(convictedBefore('2000-01-01'), not(convictedBefore('2015-10-01'))),
  anything,
);

const cannabisSections = '21a-267(a) 21a-277(b) 21a-279';

export const cannabis: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'ct-drug-possession',
    name: 'Small drug possession of 2000 to 2015, erased by itself',
    inForce: { from: '2023-01-01' },
    covers: all(adultConviction, any(misdemeanor, possessionC), possession),
    rules: [
      rule(
        'convicted-2000-to-2015',
        'You were convicted from January 1, 2000 to September 30, 2015',
        all(convictedBefore('2015-10-01'), not(convictedBefore('2000-01-01'))),
        cite('54-142u(a)'),
        { otherwise: 'You were not convicted from January 1, 2000 to September 30, 2015' },
      ),
      rule(
        'possession-c',
        'It was § 21a-279(c): less than 4 ounces of marijuana, or a drug that is no narcotic',
        oldPossession,
        cite('54-142u(a)'),
        { otherwise: 'It was not § 21a-279(c) as the law stood then' },
      ),
    ],
    first: check,
    steps: [tellTheClerk],
  }),
  relief({
    ...erased,
    id: 'ct-cannabis-petition',
    name: 'Petition to erase a cannabis conviction',
    inForce: { from: '2022-07-01' },
    covers: all(adultConviction, about('marijuana')),
    rules: [
      rule(
        'before-july-2021',
        'You were convicted before July 1, 2021',
        convictedBefore('2021-07-01'),
        cite('54-142v(a)(1)'),
        { otherwise: 'You were convicted on or after July 1, 2021' },
      ),
      rule(
        'right-time',
        'For possession, you were convicted before 2000 or from October 1, 2015 on',
        rightTime,
        cite('54-142v(a)(1)(A)'),
        {
          otherwise: 'You were convicted of possession from 2000 to September 2015. Another law covers that',
        },
      ),
      rule(
        'cannabis-crime',
        'It was having, using, growing or selling cannabis under § 21a-267(a), § 21a-277(b) or § 21a-279',
        any(
          under(cannabisSections, byKind([readAs(always, said.cannabisSection), 'marijuana'])),
          partUntold(cannabisSections),
        ),
        cite('54-142v(a)(1)'),
        { otherwise: 'It was under another section' },
      ),
      rule(
        'four-ounces',
        'It was 4 ounces or less, or 6 plants at home for yourself',
        not(overFourOunces),
        cite('54-142v(a)(1)'),
        { otherwise: 'It was more than 4 ounces, or more than 6 plants' },
      ),
    ],
    cautions: [
      'If all this is so, the court has to say yes. There is no wait, and later cases do not matter.',
    ],
    fee: noFilingFee,
    first: lookUp,
    steps: [
      'Write a petition that names § 54-142v. There is no official form.',
      'Add the arrest report, or your sworn statement of how much it was.',
      'File it with the Superior Court where you were convicted.',
    ],
  }),
  relief({
    ...erased,
    id: 'ct-decriminalized',
    name: 'Petition to erase what is no longer a crime',
    covers: all(adultConviction, about('marijuana', 'other', 'public_order', 'gambling', 'sexual')),
    rules: [
      rule(
        'no-longer-a-crime',
        'What you did is no longer a crime in Connecticut',
        chargeFact('decriminalized', false, said.stillACrime),
        cite('54-142d'),
        { otherwise: 'What you did is still a crime' },
      ),
    ],
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: [
      'Write a petition that names § 54-142d, and say which law made it no crime.',
      'File it with the Superior Court where you were convicted. The court must say yes if this is so.',
    ],
  }),
];
