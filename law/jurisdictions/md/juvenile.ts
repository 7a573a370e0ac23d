import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, blocked } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { about, ended, felony, inAdultCourt, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending, notRegistered } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cjp } from './cites.ts';
import { crimeOfViolence, noTicket } from './offenses.ts';

const law = (part: string) => cjp(`3-8A-27.1(c)${part}`);

const covers = all(inJuvenileCourt, not(ended('no_charges')));
const found = all(inJuvenileCourt, ended('convicted'));

const over: Condition = ({ charge }) =>
  charge.disposition === 'pending' ? blocked(phrase.fix.waitForCase) : always;

/** Two years since the last thing the court or its probation did. */
const twoYears = all(over, (matter) =>
  ask(matter.charge.completedDate === undefined ? sinceDecision : sinceEnd, matter),
);
const sinceDecision = waited(years(2)).since('disposition');
const sinceEnd = waited(years(2)).since('disposition', 'completed');

const once = ofWholeRecord(atMost(1, inJuvenileCourt, { byCase: true }));

/** No conviction as an adult, here or elsewhere. */
const noneSince = ofWholeRecord(atMost(0, all(inAdultCourt, noTicket), { elsewhere: 'all' }));

const serious: FactCondition = all(found, any(felony, crimeOfViolence, about('sexual')));
const noneSerious: FactCondition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(not(serious), each))),
);

const expungement = relief({
  id: 'md-juvenile-expungement',
  name: 'Petition to expunge a juvenile record',
  kind: 'expungement',
  covers,
  rules: [
    requires(hasTurned(18), law('(2)')),
    requires(
      waited(years(2))
        .counted(twoYears)
        .since(called('the last action in your juvenile record', 'completed')),
      law('(2)'),
    ),
    rule('one-finding-at-most', 'You were found delinquent at most once', once, law('(3)')),
    rule('no-conviction-since', 'You have not been convicted of any offense since', noneSince, law('(4)'), {
      otherwise: 'You have been convicted of another offense since',
    }),
    requires(nothingPending, law('(5)')),
    rule(
      'not-felony-or-violent',
      'You were not found delinquent of a felony, a crime of violence or a fourth-degree sex offense',
      noneSerious,
      law('(6)'),
      { otherwise: 'You were found delinquent of a felony, a crime of violence or a sex offense' },
    ),
    requires(notRegistered, law('')),
    requires(paid('restitution'), law('')),
  ],
  effect: 'The juvenile court and police records are taken away from view.',
  cautions: [
    `${phrase.judgeMaySayNo} They look at what is best for you, how settled your life is, and the safety of the public.`,
  ],
  fee: phrase.noFee,
  first: juvenileClerk,
  steps: [
    'Fill in form JUV-11-506.1 and file it with the court that had your case.',
    'The court sends it to the State’s Attorney and the victims. They may object.',
  ],
});

const sealLaw = cjp('3-8A-27');

const sealing = relief({
  id: 'md-juvenile-sealing',
  name: 'Sealing a juvenile court record',
  kind: 'sealing',
  covers,
  rules: [requires(hasTurned(21), sealLaw), rule('case-over', 'The case is over', over, sealLaw)],
  effect: 'The court record is closed and can be opened only by order of the court.',
  cautions: ['Before you are 21 the court may seal it for good cause.'],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
  steps: ['Ask the juvenile court that had your case to seal the record.'],
});

export const juvenileReliefs = [expungement, sealing];
