import { all, allAmong, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { isNot, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { wholeCaseOver } from '../../vocabulary/endings.ts';
import { convicted, ended, inAdultCourt, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { sexualOffense } from './offenses.ts';
import { said } from './said.ts';

const youth = {
  kind: 'expungement',
  effect:
    'The juvenile court seals the case. For the law you stand as before the arrest, and you may answer that it never happened.',
  limits: ['Police keep their own files and prints.', phrase.privateCopies],
} as const;

const motion = [
  'Ask the clerk of the juvenile court for the model expunction motion. Every clerk must have it.',
  'File it in the juvenile court that heard the case.',
];

const dropped = relief({
  ...youth,
  id: 'tn-juvenile-dismissed',
  name: 'A juvenile case that was dismissed',
  automatic: true,
  covers: all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
  rules: [requires(wholeCaseOver, cite('37-1-153(f)(6)'))],
  fee: phrase.nothingToFile,
  cautions: ['Older dismissals may not have been expunged. If yours still shows, ask the clerk.'],
  first: task('check', 'Ask the juvenile court clerk whether your record was expunged.'),
  steps: ['The court does it in its order of dismissal.'],
});

const program = relief({
  ...youth,
  id: 'tn-juvenile-diversion',
  name: 'A juvenile case after informal adjustment or diversion',
  covers: all(inJuvenileCourt, ended('diverted', 'deferred')),
  rules: [requires(waited(years(1)).since('program'), cite('37-1-153(f)(3) to (5)'))],
  cautions: ['You may ask before the year is over. Then the judge decides.'],
  fee: 'Free.',
  first: juvenileClerk,
  steps: motion,
});

const found = all(inJuvenileCourt, convicted);

const noFelonyFinding = not(all(found, ofLevel('felony')));

/** Nothing in the juvenile record would be a felony for an adult. */
const onlyMisdemeanors: FactCondition = ofWholeRecord((matter) =>
  allAmong(matter.record, (each) => ask(noFelonyFinding, each)),
);

const minor = relief({
  ...youth,
  id: 'tn-juvenile-misdemeanors',
  name: 'Juvenile findings for misdemeanors or unruly conduct',
  covers: all(found, ofLevel('misdemeanor', 'infraction')),
  rules: [
    rule(
      'only-misdemeanors',
      'Your juvenile record has no finding for what would be a felony',
      onlyMisdemeanors,
      cite('37-1-153(f)(8)'),
      { otherwise: 'Your juvenile record has a finding for what would be a felony' },
    ),
    requires(waited(years(1)).since('supervision'), cite('37-1-153(f)(8)')),
  ],
  cautions: ['If you meet these points, the court must expunge it.'],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
  steps: motion,
});

const oneYear = waited(years(1)).since('disposition');
const everyFindingOneYearOld: Condition = ofWholeRecord((matter) => {
  const findings = matter.record.filter((each) => !isNot(ask(found, each)));
  return allAmong(findings, (each) => ask(oneYear, each));
});

const neverConvictedAsAdult: FactCondition = all(atMost(0, inAdultCourt), noneElsewhere());
const sexualRecord = atMost(0, sexualOffense);

const finding = relief({
  ...youth,
  id: 'tn-juvenile-finding',
  name: 'A juvenile finding, if the judge agrees',
  covers: found,
  rules: [
    requires(hasTurned(17), cite('37-1-153(f)(1)(A)(i)')),
    rule(
      'waited',
      'At least 1 year has passed since your last juvenile finding',
      everyFindingOneYearOld,
      cite('37-1-153(f)(1)(A)(ii)'),
    ),
    rule(
      'no-adult-or-sex-crime',
      'You were never convicted as an adult, and never of a sex crime',
      any(all(neverConvictedAsAdult, sexualRecord), () => judgement(said.juvenileOtherGround)),
      cite('37-1-153(f)(1)(A)(iii), (iv)'),
    ),
  ],
  cautions: ['The judge decides. You must show clearly that you meet the points.'],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
  steps: motion,
});

export const juvenileReliefs: readonly Relief[] = [dropped, program, minor, finding];
