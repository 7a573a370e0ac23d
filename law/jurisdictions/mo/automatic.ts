import { all, allAmong, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { clearedBefore, noMoreThan } from '../../vocabulary/convictions.ts';
import { about, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { type DayOf, endOfSentence, plus } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { automaticLaw } from './cites.ts';
import { under } from './code.ts';
import { counts } from './convictions.ts';
import { mayBeExpunged } from './exclusions.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

const convicted = all(inAdultCourt, ended('convicted'));

/** § 610.141.1(3): having drugs or drug gear, by today's numbers and by those from before 2017. */
const havingDrugs: FactCondition = under(
  '195.202 195.233 579.015 579.074',
  all(about('drug_possession'), not(about('drug_sale'))),
);

/** One other conviction in the case keeps all of it. */
const nothingElseInCase: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(any(not(convicted), havingDrugs), other));

type Asked = { readonly level: 'felony' | 'misdemeanor'; readonly wait: number; readonly most: number };

function drugs({ level, wait, most }: Asked): Relief {
  const waitOver: DayOf = (matter) => plus(endOfSentence(matter), years(wait));
  const time = wait === 1 ? 'year' : `${wait} years`;
  return relief({
    id: `mo-automatic-drugs-${level}`,
    name: `Having drugs or drug gear, a ${level}, expunged by itself from 2027 on`,
    kind: 'expungement',
    automatic: true,
    // That is the last day for it to begin; sooner, once the Highway Patrol and the courts can do it (§ 610.141.10).
    inForce: { from: '2027-01-01' },
    covers: all(convicted, ofLevel(level), havingDrugs),
    rules: [
      requires(waited(years(wait)).since('completed'), automaticLaw('.1(3)(d)')),
      requires(everythingPaid, automaticLaw('.1')),
      rule(
        'not-convicted-then',
        `You were not convicted of a crime in the ${time} after your sentence ended. Traffic rules do not count, but a DWI does`,
        all(
          not(endedDuring(endOfSentence, waitOver, all(counts, ended('convicted')))),
          not(convictedElsewhereDuring(endOfSentence, waitOver, said.convictedAfterSentence)),
        ),
        automaticLaw('.1(3)(e)'),
        { otherwise: `You were convicted of a crime in the ${time} after your sentence ended` },
      ),
      requires(nothingPending, automaticLaw('.1(3)')),
      rule(
        'nothing-else-in-case',
        'Every conviction of the case was for having drugs or drug gear',
        nothingElseInCase,
        automaticLaw('.1(3)'),
        { otherwise: 'The case has a conviction for something else too' },
      ),
      ...mayBeExpunged.filter(({ id }) => level === 'felony' && id === 'not-class-a'),
      rule(
        'within-lifetime-limit',
        level === 'felony'
          ? 'You have had fewer than two felonies expunged before'
          : 'You have had fewer than three misdemeanors expunged before',
        noMoreThan(most, clearedBefore(level)),
        automaticLaw('.6'),
        { otherwise: 'You have used up the expungements that the law allows in a life' },
      ),
    ],
    effect: how.petition.effect,
    limits: how.petition.limits,
    cautions: [
      'It uses up one of your chances: two felonies and three misdemeanors in a life, by petition or by itself.',
      'You do not have to wait for it. If you need it soon, or if it does not happen, file the petition under § 610.140.',
      'Old paper files may be missed. In August 2026 no office had said yet how it will be done.',
    ],
    fee: phrase.nothingToFile,
    first: check,
    steps: [
      'From 2027 on, get your record from the Highway Patrol by fingerprint. It shows closed records too.',
      'If the case still shows as open, file the petition for expungement.',
    ],
  });
}

/** §§ 610.141 to 610.144, made by SB 1421 of 2026. */
export const automaticReliefs: readonly Relief[] = [
  drugs({ level: 'felony', wait: 3, most: 1 }),
  drugs({ level: 'misdemeanor', wait: 1, most: 2 }),
];
