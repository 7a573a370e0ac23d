import { all, allAmong, any, ask, type Condition, type Matter, when } from '../../engine/condition.ts';
import { always, never, oneOf } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import { convictedOrPardoned, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { neverExpunged } from './exclusions.ts';
import { gradeOf } from './grades.ts';
import { afterConviction } from './how.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`29-3A-5${part}`);

const crime = all(convictedOrPardoned, ofLevel('misdemeanor', 'felony'));

/** § 29-3A-5(F): counted from the last day on which a sentence for any conviction ended, in any place. */
function sinceLastSentence(number: number): Condition {
  const own = waited(years(number)).since('completed');
  const each = when(crime, own, () => always);
  return all(
    own,
    ({ record }: Matter) => allAmong(record, (one) => ask(each, one)),
    somewhereBetween(
      noConvictionElsewhereFor(years(number)),
      noConvictionElsewhereFor(years(number + 5)),
      said.sentenceElsewhere,
    ),
  );
}
const [two, four, six, eight, ten] = [2, 4, 6, 8, 10].map(sinceLastSentence) as [
  Condition,
  Condition,
  Condition,
  Condition,
  Condition,
];

const household = under('30-3-10–30-3-18', byKind([readAs(always, said.household), 'domestic_violence']));
const aggravatedBattery = under('30-3-5', byKind([readAs(never, said.notAggravatedBattery), 'assault']));

const byDegree: Condition = (matter) => {
  switch (gradeOf(matter.charge)) {
    case '1':
      return ask(ten, matter);
    case '2':
      return ask(eight, matter);
    case '3':
      return ask(six, matter);
    case '4':
      return ask(four, matter);
    default:
      return oneOf([ask(four, matter), ask(ten, matter)], [matter.charge.path('grade')]);
  }
};

const longEnough = when(
  household,
  ten,
  when(ofLevel('felony'), byDegree, when(aggravatedBattery, four, two)),
);

const conviction = relief({
  ...afterConviction,
  id: 'nm-conviction',
  name: 'Expunge a conviction',
  inForce: { from: '2020-01-01' },
  covers: any(crime, all(convictedOrPardoned, ofLevel('infraction'))),
  rules: [
    ...neverExpunged,
    rule(
      'waited',
      'Since your last sentence for any crime ended, you have waited long enough. It is 2 years for a misdemeanor, 4 for aggravated battery or a fourth-degree felony, 6 for the third degree, 8 for the second. It is 10 for the first degree or a crime against a household member',
      longEnough,
      law('(C)(4), (F)'),
    ),
    requires(paid('fines'), law('(A)')),
    requires(paid('restitution'), law('(C)(3)')),
    requires(nothingPending, law('(C)(1)')),
  ],
});

export const canBeExpunged: Condition = all(conviction.covers, ...conviction.rules.map(({ holds }) => holds));

export const convictions: readonly Relief[] = [conviction];
