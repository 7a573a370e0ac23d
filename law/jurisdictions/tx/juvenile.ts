import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, always, judgement, never, opposite, unknown } from '../../engine/when.ts';
import { type Cite, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import {
  chargeFact,
  convicted,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  misdemeanor,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { nothingPending, notRegistered } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { either, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { sealedAt19, sealingRequest, supervisionLaw } from './cites.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

const adultFelony = all(inAdultCourt, convicted, felony);
const adultJailable = all(inAdultCourt, convicted, any(felony, all(misdemeanor, not(graded('c')))));
const youthFelony = all(inJuvenileCourt, convicted, felony);
const delinquent = all(inJuvenileCourt, not(ofLevel('infraction')));

const none = (which: FactCondition): FactCondition =>
  ofWholeRecord(({ record }) => allOf(record.map((each) => opposite(ask(which, each)))));

const noFelonyElsewhere = atMost(0, () => never, { elsewhere: 'felonies' });

const crimeElsewhere: FactCondition = ({ file }) => {
  const misdemeanors = file.answers.elsewhere?.misdemeanors;
  if (misdemeanors === undefined) return unknown('elsewhere.misdemeanors');
  return misdemeanors > 0 ? judgement(said.jailableElsewhere) : always;
};

const noAdultFelony = all(none(adultFelony), noFelonyElsewhere);
const noAdultCrime = all(none(adultJailable), noFelonyElsewhere, crimeElsewhere);

const caseOver = (law: Cite) =>
  rule(
    'case-over',
    'Your case is over',
    when(ended('convicted', 'deferred', 'diverted'), sentenceOver, waited(years(0)).since('disposition')),
    law,
  );

const sealed = {
  kind: 'sealing',
  effect:
    'The findings are undone and the case is treated as if it never happened. You may say that there was none.',
  limits: ['Records stay if they are needed to register a sex offender.'],
  fee: 'None. The court may not charge a filing fee.',
} as const;

const over = ended('convicted', 'deferred', 'diverted', 'dismissed', 'acquitted', 'no_charges');

const at19 = relief({
  ...sealed,
  id: 'tx-juvenile-at-19',
  name: 'Juvenile record, sealed at 19',
  automatic: true,
  inForce: { from: '2017-09-01' },
  covers: all(delinquent, over, any(not(convicted), misdemeanor)),
  rules: [
    requires(hasTurned(19), sealedAt19),
    caseOver(sealedAt19),
    rule('no-felony-finding', 'No juvenile court found a felony against you', none(youthFelony), sealedAt19, {
      otherwise: 'A juvenile court found a felony against you',
    }),
    rule(
      'no-jailable-conviction',
      'As an adult you have no conviction that carries jail',
      noAdultCrime,
      sealedAt19,
      { otherwise: 'As an adult you have a conviction that carries jail' },
    ),
    requires(nothingPending, sealedAt19),
  ],
  cautions: ['It is not for cases that were moved to an adult court.'],
  first: task('check', 'Ask juvenile probation whether your record is sealed.'),
  steps: ['The juvenile probation department must start it.', 'If not, apply under Fam. Code § 58.256.'],
});

const needOfSupervision = relief({
  ...sealed,
  id: 'tx-juvenile-at-18',
  name: 'Conduct in need of supervision, sealed at 18',
  automatic: true,
  inForce: { from: '2017-09-01' },
  covers: all(inJuvenileCourt, over, ofLevel('infraction')),
  rules: [
    requires(hasTurned(18), supervisionLaw),
    caseOver(supervisionLaw),
    rule(
      'no-other-juvenile-case',
      'You had no other juvenile case for “delinquent conduct”',
      none(delinquent),
      supervisionLaw,
      { otherwise: 'You had another case in a juvenile court' },
    ),
    rule('no-felony-as-adult', 'As an adult you have no felony', noAdultFelony, supervisionLaw, {
      otherwise: 'As an adult you have a felony',
    }),
    requires(nothingPending, supervisionLaw),
  ],
  first: at19.first,
  steps: at19.steps,
});

const onRequest = relief({
  ...sealed,
  id: 'tx-juvenile-application',
  name: 'Apply to seal a juvenile record',
  inForce: { from: '2017-09-01' },
  covers: all(inJuvenileCourt, any(over, ended('pending'))),
  rules: [
    requires(either('is-17-or-waited', hasTurned(17), waited(years(1)).since('youthCase')), sealingRequest),
    caseOver(sealingRequest),
    rule('no-felony-as-adult', 'As an adult you have no felony', noAdultFelony, sealingRequest, {
      otherwise: 'As an adult you have a felony',
    }),
    requires(nothingPending, sealingRequest),
    requires(notRegistered, sealingRequest),
    rule(
      'no-determinate-sentence',
      'You got no determinate sentence, and your case was not moved to an adult court',
      not(chargeFact('determinateSentence', false, said.noDeterminateSentence)),
      sealingRequest,
      { otherwise: 'You got a determinate sentence, or your case was moved to an adult court' },
    ),
  ],
  cautions: [phrase.judgeMaySayNo],
  first: juvenileClerk,
  steps: [
    'Write to the juvenile court. Give your name, birth date, what it was about, when, and who holds records. Add the case number, your ID number and your Social Security number, or say why you cannot.',
    'If the prosecutor or the court wants one, there is a hearing.',
    'Within 60 days after the order, the court sends it to DPS, the police, the prosecutor and others with records.',
  ],
});

export const juvenile: readonly Relief[] = [at19, needOfSupervision, onRequest];
