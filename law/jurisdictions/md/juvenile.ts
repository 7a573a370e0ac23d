import { all, any, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { years } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { about, ended, inAdultCourt, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { mustRegister, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { allOf, always, blocked } from '../../when.ts';
import { cjp } from './cites.ts';
import { crimeOfViolence, felony, noTicket } from './offenses.ts';

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
    rule('is-18', 'You are 18 or older', hasTurned(18), law('(2)')),
    rule(
      'waited',
      'Two years have passed since the last action in your juvenile record',
      twoYears,
      law('(2)'),
    ),
    rule('one-finding-at-most', 'You were found delinquent at most once', once, law('(3)')),
    rule('no-conviction-since', 'You have not been convicted of any offense since', noneSince, law('(4)')),
    rule('no-open-case', phrase.noOpenCase, nothingPending, law('(5)')),
    rule(
      'not-felony-or-violent',
      'You were not found delinquent of a felony, a crime of violence or a fourth-degree sex offense',
      noneSerious,
      law('(6)'),
    ),
    rule('not-registered', phrase.notRegistered, not(mustRegister), law('')),
    rule('restitution-paid', phrase.noRestitutionOwed, paid('restitution'), law('')),
  ],
  effect: 'The juvenile court and police records are taken away from view.',
  cautions: [phrase.judgeMaySayNo],
  fee: phrase.feeUnconfirmed,
  steps: [
    'File a petition to expunge juvenile records with the court that had your case.',
    'Victims and the State’s Attorney may object.',
  ],
});

const sealLaw = cjp('3-8A-27');

const sealing = relief({
  id: 'md-juvenile-sealing',
  name: 'Sealing a juvenile court record',
  kind: 'sealing',
  covers,
  rules: [
    rule('is-21', 'You are 21 or older', hasTurned(21), sealLaw),
    rule('case-over', 'The case is over', over, sealLaw),
  ],
  effect: 'The court record is closed and can be opened only by order of the court.',
  cautions: ['Before you are 21 the court may seal it for good cause.'],
  fee: phrase.feeUnconfirmed,
  steps: ['Ask the juvenile court that had your case to seal the record.'],
});

export const juvenileReliefs = [expungement, sealing];
