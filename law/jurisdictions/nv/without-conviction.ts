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
import { always, fact, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import { about, ended, inAdultCourt, infraction, misdemeanor } from '../../vocabulary/facts.ts';
import { openBy } from '../../vocabulary/opening.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { askProsecutor } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { graded } from './grades.ts';
import { asIfNever, noGuns, petition, stillSeen } from './how.ts';
import { abuse, waitsSeven } from './offenses.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`179.255${part}`);

const told: FactCondition = ({ charge }) => fact(charge.dismissal === 'declined');
const declined = any(ended('no_charges'), all(ended('dismissed'), told));

const notGuilty = not(ended('convicted', 'pardoned'));
const nobodyGuilty: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(notGuilty, other));

/** “All records relating to a conviction” take with them what was dropped beside it. Before that, a person must judge. */
const restCanGo = when(notGuilty, () => always, any(...convictionReliefs.map(openBy)));
const withTheRest: Condition = (matter) => allAmong(companions(matter), (other) => ask(restCanGo, other));
const partOpen = when(
  nobodyGuilty,
  () => always,
  any(withTheRest, () => judgement(said.partOfCase)),
);

/** NRS 171.080 to 171.100: how long a prosecutor may still bring charges. */
const since = (wait: number): Condition => waited(years(wait)).since('offense');
const noLongerChargeable = when(
  any(misdemeanor, infraction),
  when(graded('gross'), since(2), since(1)),
  when(
    about('homicide', 'sexual', 'child_victim', 'kidnapping'),
    waited(years(8)).since('disposition'),
    when(about('theft', 'robbery', 'burglary', 'fraud', 'arson'), since(4), since(3)),
  ),
);
const lateEnough = any(noLongerChargeable, waited(years(8)).since('disposition'));

const byCourt = {
  kind: 'sealing',
  automatic: true,
  effect: `The case is dismissed, is no conviction, and is sealed. ${asIfNever}`,
  limits: [stillSeen, noGuns],
  cautions: ['The prosecutor or the probation office may ask the court not to seal it.'],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether the sealing order was signed.'),
  steps: ['If it was not, ask the court for it.'],
} as const;

const notAbuse = (section: string) =>
  rule('no-abuse', 'It was no abuse of a child or an older person', not(abuse), cite(section), {
    otherwise: 'It was abuse of a child or an older person',
  });

export const withoutConviction: readonly Relief[] = [
  relief({
    ...petition,
    id: 'nv-dismissed',
    name: 'Seal a case that was dismissed or lost by the state',
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'not_responsible', 'pending'), not(declined)),
    rules: [
      requires(caseOver, law('(1)')),
      rule(
        'no-conviction',
        'The charges were dismissed, or you were found not guilty',
        all(openIf(ended('not_responsible'), said.insanityAsAcquittal), partOpen),
        law('(1)'),
      ),
    ],
    cautions: [
      'There is no wait. If charges can still be brought again, the judge may say no.',
      'A charge that was dropped beside a conviction is sealed with it. Name every charge of the arrest.',
      ...petition.cautions,
    ],
  }),
  relief({
    ...petition,
    first: askProsecutor,
    id: 'nv-declined',
    name: 'Seal an arrest that was not prosecuted',
    covers: all(inAdultCourt, declined),
    rules: [
      rule(
        'too-late-to-charge',
        'The time for charging you is over, or 8 years have passed since the arrest',
        lateEnough,
        law('(1)(b)'),
        { otherwise: 'You can still be charged, and 8 years have not passed since the arrest' },
      ),
    ],
    cautions: ['If the prosecutor agrees, you need not wait.', ...petition.cautions],
  }),
  relief({
    ...byCourt,
    id: 'nv-deferred',
    name: 'Sealing after a deferral or a treatment court',
    inForce: { from: '2020-07-01' },
    covers: all(inAdultCourt, ended('deferred'), not(waitsSeven)),
    rules: [requires(programOver, cite('176.211(6); 176A.295(1)')), notAbuse('176.211(7)')],
  }),
  relief({
    ...petition,
    id: 'nv-deferred-seven',
    name: 'Seal a DUI or domestic battery that was put off',
    covers: all(inAdultCourt, ended('deferred'), waitsSeven),
    rules: [
      rule(
        'waited',
        '7 years have passed since the case was dismissed',
        waitedSinceProgram(years(7)),
        cite('176A.295(2)'),
        { otherwise: '7 years must pass since the case is dismissed' },
      ),
    ],
  }),
  relief({
    ...byCourt,
    id: 'nv-diversion',
    name: 'Sealing after a diversion program',
    inForce: { from: '2017-10-01' },
    covers: all(inAdultCourt, ended('diverted')),
    rules: [requires(programOver, cite('174.034'))],
  }),
];
