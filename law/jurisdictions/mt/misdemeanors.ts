import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { always, judgement, never, unknown } from '../../engine/when.ts';
import { type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { dayOf, spanOf, years } from '../../record/day.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { clearedBefore } from '../../vocabulary/cleared-before.ts';
import { atMost, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { about, convictedOrPardoned, crime, misdemeanor, personFact } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { misdemeanorPetition, onlyOnce } from './how.ts';
import { marijuana, smallEnough } from './marijuana.ts';
import { said } from './said.ts';

/** § 46-18-1108: with one of these on the record nothing is presumed, and the judge weighs the whole of it. */
const bySection = under(
  '45-5-201 45-5-206 45-5-220 45-5-502 45-5-626 61-8-401 61-8-406 61-8-1001–61-8-1099',
  byKind(
    [() => always, 'domestic_violence', 'protection_order', 'dui'],
    [readAs(always, said.listedAssault), 'assault'],
    [readAs(always, said.listedSex), 'sexual'],
  ),
);
/** Drunk driving is listed “however named”: an older section of it counts too. */
const listed = any(bySection, all(not(under('45-*')), about('dui')));
const nothingListed = atMost(0, all(convictedOrPardoned, listed));

/** The courts’ packet leaves out marijuana, which has its own way and does not use up the one time. */
const asked = all(convictedOrPardoned, misdemeanor, not(all(marijuana, smallEnough)));

const military = personFact('military', false, said.noMilitary);
const fiveYears = waited(years(5)).since('completed');
const quiet = noOtherConvictionFor(years(5), crime);

/** The act of 2019. Before it stood the law of 2017, and beside it the one on marijuana, which does not use up the one time. */
const newLaw = dayOf('2019-10-01');
const neverBefore: FactCondition = (matter) => {
  const { told, more, missing } = clearedBefore(matter);
  const counted = told.filter(({ level, statute }) => level !== 'felony' && !statute?.includes('16-12-'));
  if (counted.some(({ date }) => date === undefined || spanOf(date).last >= newLaw)) return never;
  if (counted.length > 0) return judgement(said.oldLaw);
  return more > 0 ? unknown(...missing) : always;
};

const rules: readonly Rule[] = [
  requires(sentenceOver, cite('46-18-1107')),
  rule(
    'waited',
    '5 years have passed since your whole sentence ended, or the record holds you back in the military',
    any(fiveYears, military),
    cite('46-18-1107'),
    { otherwise: '5 years must pass since your whole sentence ended' },
  ),
  rule(
    'no-conviction-lately',
    'You had no other conviction in the last 5 years, or the record holds you back in the military',
    any(noneLately('no-conviction-lately', years(5), 'other conviction', quiet), military),
    cite('46-18-1107'),
    { otherwise: 'You had another conviction in the last 5 years' },
  ),
  requires(everythingPaid, cite('46-18-1107')),
  rule('only-once', 'You never had misdemeanors expunged here before', neverBefore, cite('46-18-1104(1)'), {
    otherwise: 'You had misdemeanors expunged here before. It can be done only once',
  }),
  requires(nothingPending, cite('46-18-1107')),
];

export const misdemeanors: readonly Relief[] = [
  relief({
    ...misdemeanorPetition,
    id: 'mt-misdemeanor',
    name: 'Expunge misdemeanors, once',
    inForce: { from: '2019-10-01' },
    covers: all(asked, nothingListed),
    rules,
    cautions: [onlyOnce, 'The judge must say yes unless public safety demands otherwise.'],
  }),
  relief({
    ...misdemeanorPetition,
    id: 'mt-misdemeanor-weighed',
    name: 'Ask to expunge misdemeanors, with a listed one among them',
    inForce: { from: '2019-10-01' },
    covers: all(asked, not(nothingListed)),
    rules,
    cautions: [
      onlyOnce,
      'You have an assault, stalking, a broken protective order or drunk driving on your record. So the judge weighs your age then, the time since, and how you live now.',
    ],
  }),
  relief({
    ...misdemeanorPetition,
    id: 'mt-early',
    name: 'Ask before the 5 years are over',
    alternative: true,
    covers: asked,
    rules: [
      requires(sentenceOver, cite('46-18-1104(1)')),
      rule(
        'only-once',
        'You never had misdemeanors expunged here before',
        neverBefore,
        cite('46-18-1104(1)'),
        {
          otherwise: 'You had misdemeanors expunged here before. It can be done only once',
        },
      ),
      requires(everythingPaid, cite('46-18-1107')),
      requires(nothingPending, cite('46-18-1107')),
    ],
    cautions: [
      'The law names no wait for asking, and you can ask now. But it speaks for you only after 5 years without a conviction. Until then you must convince the judge. The courts’ own guide says to wait.',
      onlyOnce,
    ],
  }),
];
