import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, fact, judgement, opposite } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { programFinished, wholeCaseOver } from '../../vocabulary/endings.ts';
import { about, convicted, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { onlySectionTells, whereNotTold } from '../../vocabulary/readings.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { familyCourtAct, procedure, under } from './code.ts';
import { gradeOf } from './grades.ts';
import { lawyer, mayStayOpen, onMotion, sealedByItself } from './how.ts';
import { classA, erased, graveKinds, ofFelony } from './offenses.ts';
import {
  crimeConviction,
  found,
  notNewer,
  ofEveryCrime,
  sinceSentenceOrRelease,
  under19,
  youthfulOffender,
} from './record.ts';
import { said } from './said.ts';
import { designatedFelonies, rape } from './sections.ts';

const inFamilyCourt = not(inAdultCourt);

const youthful = relief({
  ...sealedByItself,
  id: 'ny-youthful-offender',
  name: 'Youthful offender: the papers are confidential',
  covers: all(inAdultCourt, found, under19, youthfulOffender),
  rules: [
    rule(
      'status-given',
      'The judge gave you youthful offender status',
      youthfulOffender,
      procedure('720.35'),
    ),
  ],
  effect:
    'It is not a conviction, and the papers are confidential. It takes away no public job, office or license by itself.',
  limits: [
    'Courts, parole and probation still see it, and your school is told. A law or a judge can let others see it.',
  ],
});

/** A felony, also one that was replaced by a youthful offender finding. */
const olderFelony = all(inAdultCourt, found, ofFelony, not(erased));

const noOlderFelony: FactCondition = (matter) =>
  allOf(
    matter.record
      .filter(({ charge }) => charge.caseKey !== matter.charge.caseKey)
      .map((other) => opposite(allOf([notNewer(other, matter), ask(olderFelony, other)]))),
  );

/** In other cases: no newer crime, here or elsewhere, and no older felony. */
const noOtherInTheWay = all(
  ofEveryCrime(notNewer),
  noOlderFelony,
  noneElsewhere(judgement(said.olderElsewhere)),
);

/** § 720.10(3): for armed felonies and rape only with good reasons. */
const mitigated = whereNotTold(['weaponUsed'], ({ charge }) => {
  const sexualB =
    charge.statute === undefined && gradeOf(charge) === 'b' && charge.offense?.includes('sexual');
  return rape(charge) || sexualB || charge.weaponUsed ? judgement(said.goodReasons) : always;
});

const couldHaveBeen = any(ofLevel('misdemeanor'), all(not(classA), mitigated));

const eligibleYouth = procedure('720.10', '(2)–(3)');
const youthfulLater = procedure('720.20', '(5)');

const youthfulAgain = relief({
  ...onMotion,
  id: 'ny-youthful-offender-later',
  name: 'Ask again to be treated as a youthful offender',
  kind: 'vacatur',
  inForce: { from: '2021-11-02' },
  covers: all(crimeConviction, under19),
  rules: [
    requires(under19, eligibleYouth),
    requires(sinceSentenceOrRelease(years(5)), youthfulLater),
    rule(
      'no-other-conviction',
      'You have no newer conviction for a crime, and no older felony',
      noOtherInTheWay,
      youthfulLater,
      { otherwise: 'You have a newer conviction for a crime, or an older felony' },
    ),
    rule(
      'not-class-a',
      'It was not a class A felony. Armed felonies and rape need good reasons',
      couldHaveBeen,
      eligibleYouth,
      { otherwise: 'It was a class A felony, which is left out' },
    ),
  ],
  effect:
    'The court makes you a youthful offender. That is not a conviction, and the papers are confidential.',
  first: askClerk,
  steps: [lawyer, 'Apply to the court that sentenced you. Show what you have done since.'],
});

const juvenileDropped = familyCourtAct('375.1');

const dropped = relief({
  ...sealedByItself,
  first: task('check', 'Ask the Family Court clerk whether your case is sealed.'),
  id: 'ny-juvenile-dropped',
  name: 'Sealing of a juvenile case that ended in your favor',
  covers: all(
    inFamilyCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'pending'),
  ),
  rules: [
    rule(
      'dropped-or-settled',
      'The case was dropped, dismissed or settled by probation',
      wholeCaseOver,
      juvenileDropped,
    ),
    requires(programFinished, juvenileDropped),
  ],
  cautions: [mayStayOpen],
});

const perhapsDesignated = under('120.* 125.* 130.* 135.* 140.* 160.* 265.*', about(...graveKinds));

const courtKnows: FactCondition = (matter) =>
  matter.charge.statute === undefined ? onlySectionTells(matter) : judgement(said.designatedFelony);

/** Family Court Act § 301.2(8). For some robberies, assaults and burglaries it depends on earlier findings. */
const designatedFelony = all(
  ofFelony,
  any(({ charge }) => fact(designatedFelonies(charge) === true), all(perhapsDesignated, courtKnows)),
);

const finding = relief({
  ...onMotion,
  id: 'ny-juvenile-finding',
  name: 'Ask the Family Court to seal a juvenile finding',
  covers: all(inFamilyCourt, convicted),
  rules: [
    requires(hasTurned(18), familyCourtAct('375.2', '(6)')),
    rule(
      'not-designated-felony',
      'It was not a designated felony act',
      not(designatedFelony),
      familyCourtAct('375.2', '(1)'),
      { otherwise: 'It was a designated felony act' },
    ),
  ],
  limits: [
    'A juvenile finding is not a conviction, sealed or not.',
    'If you had two findings for felonies before, any new one counts as a designated felony.',
  ],
  cautions: [
    `${phrase.judgeMaySayNo} After a no you must wait a year to ask again, unless the judge allows it sooner.`,
  ],
  first: task('ask_court', 'Ask the Family Court clerk for your case number.'),
  steps: [
    lawyer,
    'File a written motion with the Family Court. Give the other side 8 days’ notice.',
    'A finding at 16 or 17 for only a violation is sealed by itself if all went well.',
  ],
});

export const youth = [youthful, youthfulAgain, dropped, finding];
