import { all, any, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { days, years } from '../../day.ts';
import { cite, type Relief, relief, rule } from '../../relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  anything,
  convicted,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { allOf, always, anyOf, blocked } from '../../when.ts';
import { page } from './cites.ts';
import { restitutionPaid } from './convictions.ts';
import { violentFelony } from './exclusions.ts';
import { noOpenCase, nothingPending } from './requirements.ts';
import { throughoutRecord } from './same-case.ts';

const sealed = {
  kind: 'expungement',
  effect: 'The youth record is sealed, and you may answer as if it never happened.',
  fee: phrase.feeUnconfirmed,
  steps: [
    'Get your Utah criminal history from the Bureau of Criminal Identification.',
    'File a petition in the juvenile court that had your case.',
  ],
} as const;

const found = all(inJuvenileCourt, convicted);
const everFound: FactCondition = ofWholeRecord(({ record }) => anyOf(record.map((each) => ask(found, each))));
const withoutFinding = ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred');
const adultViolence = all(inAdultCourt, violentFelony);
const is18 = hasTurned(18);

const adjudication = (text: string, holds: Condition) =>
  rule(text, throughoutRecord(found, holds), cite('Utah Code 80-6-1004.1', page.juvenile));

const findings = relief({
  ...sealed,
  id: 'ut-juvenile-petition',
  name: 'Expunge a youth record with a finding',
  covers: all(inJuvenileCourt, any(convicted, all(withoutFinding, everFound))),
  rules: [
    rule('You are 18', is18, cite('Utah Code 80-6-1004.1(1)(b)', page.juvenile)),
    adjudication(
      'A year has passed since the court or youth custody let go of you',
      waited(years(1)).since('completed'),
    ),
    adjudication(phrase.noRestitutionOwed, restitutionPaid),
    adjudication('No finding is for murder', not(about('homicide'))),
    rule(
      'You have no violent felony conviction in the last 5 years',
      noOtherConvictionFor(years(5), adultViolence, { elsewhere: false }),
      cite('Utah Code 80-6-1004.1', page.juvenileBars),
    ),
    rule(noOpenCase, nothingPending, cite('Utah Code 80-6-1004.1', page.juvenileBars)),
  ],
  cautions: ['A judge decides at a hearing, and may waive your age and the year of waiting.'],
});

const isOver: Condition = ({ charge }) =>
  charge.disposition === 'pending' ? blocked(phrase.waitForCase) : always;

const dropped = relief({
  ...sealed,
  id: 'ut-juvenile-no-finding',
  name: 'Expunge a youth record without a finding',
  covers: all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
  rules: [
    rule('The case is over', isOver, cite('Utah Code 80-6-1004.3', page.juvenileNoFinding)),
    rule(
      'You are 18, or the court found that it was not true',
      any(ended('acquitted'), is18),
      cite('Utah Code 80-6-1004.3, 80-6-1004.4', page.juvenileNoFinding),
    ),
    rule(
      'No youth court ever found against you, or the court found that this was not true',
      any(ended('acquitted'), not(everFound)),
      cite('Utah Code 80-6-1004.3, 80-6-1004.4', page.juvenileNotTrue),
    ),
  ],
});

const adjusted = all(inJuvenileCourt, ended('diverted', 'deferred'));
const youthMatter = all(inJuvenileCourt, not(adjusted));
const onlyAdjustments: FactCondition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(not(youthMatter), each))),
);
const onlyRule = rule(
  'Your youth record holds nothing but cases settled without a judge',
  onlyAdjustments,
  cite('Utah Code 80-6-1004.2, 80-6-1004.5', page.juvenileAdjustments),
);

const settled = relief({
  ...sealed,
  id: 'ut-juvenile-adjustment-automatic',
  name: 'A youth case settled without a judge, cleared by itself',
  automatic: true,
  inForce: { from: '2023-10-01' },
  covers: adjusted,
  rules: [
    rule('You are 18', is18, cite('Utah Code 80-6-1004.5(1)', page.juvenileAutomatic)),
    onlyRule,
    rule(
      'You finished each of them, on or after October 1, 2023',
      throughoutRecord(adjusted, all(sentenceOver, not(happenedBefore('completed', '2023-10-01')))),
      cite('Utah Code 80-6-1004.5(1)', page.juvenileAutomatic),
    ),
    rule(
      'None was for drunk driving, a weapon, sexual battery or a death. None was for “reckless endangerment”',
      throughoutRecord(adjusted, not(about('dui', 'weapon', 'sexual', 'homicide', 'violent'))),
      cite('Utah Code 80-6-1004.5(2)', page.juvenileAutomatic),
    ),
  ],
  fee: 'None.',
  steps: ['Ask the juvenile court whether it has cleared your record.'],
});

const settledPetition = relief({
  ...sealed,
  id: 'ut-juvenile-adjustment',
  name: 'Expunge a youth case settled without a judge',
  covers: adjusted,
  rules: [
    rule('You are 18', is18, cite('Utah Code 80-6-1004.2(1)', page.juvenileAdjustments)),
    onlyRule,
    rule(
      'It is finished',
      waited(days(0)).since('completed'),
      cite('Utah Code 80-6-1004.2(1)', page.juvenileAdjustments),
    ),
    rule(
      phrase.noRestitutionOwed,
      restitutionPaid,
      cite('Utah Code 80-6-1004.2(4)', page.juvenileAdjustments),
    ),
    rule(noOpenCase, nothingPending, cite('Utah Code 80-6-1004.2(4)', page.juvenileAdjustments)),
  ],
});

const vacatur = relief({
  ...sealed,
  id: 'ut-juvenile-vacatur',
  name: 'Have a youth finding of a trafficking victim vacated',
  kind: 'vacatur',
  covers: all(found, any(about('prostitution'), traffickingVictim)),
  rules: [
    rule(
      'It was for prostitution, or you did it under force, fraud or coercion',
      anything,
      cite('Utah Code 80-6-1002', page.juvenileVacatur),
    ),
  ],
  effect: 'The finding is wiped out and the record of it sealed.',
});

export const juvenile: readonly Relief[] = [findings, dropped, settled, settledPetition, vacatur];
