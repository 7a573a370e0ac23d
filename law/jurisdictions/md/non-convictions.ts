import { all, ask, type FactCondition, not } from '../../engine/condition.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { cp } from './cites.ts';
import {
  discharged,
  dui,
  duiClean,
  fifteenYears,
  ncrListed,
  notStet,
  overWithoutConviction,
  pbjAllowed,
  pbjClean,
  threeYears,
} from './endings.ts';
import { restOfCase } from './entitlement.ts';
import { expunged, goodCause, noOpenCase, stepsWith, wholeUnit, withoutConvictionFee } from './how.ts';
import { cannabisHeld, minorTraffic, noTicket } from './offenses.ts';
import { check, lookUp } from './tasks.ts';

const byItself = { ...expunged, automatic: true, fee: phrase.noFee };
const onPetition = {
  ...expunged,
  fee: withoutConvictionFee,
  cautions: [goodCause],
  first: lookUp,
  steps: stepsWith('CC-DC-CR-072A'),
};

const notATicket = rule(
  'not-a-ticket',
  'It was not a ticket for driving that cannot lead to jail',
  not(minorTraffic),
  cp('10-105(a)'),
  { otherwise: 'It was a ticket for driving that cannot lead to jail' },
);

const endedWell: FactCondition = all(ended('dismissed', 'acquitted'), notStet);
const wholeCaseEndedWell = all(endedWell, restOfCase(endedWell));

const crimeOrCannabis: FactCondition = (matter) =>
  ask(matter.charge.level === 'infraction' ? cannabisHeld : noTicket, matter);

const automatic = relief({
  ...byItself,
  id: 'md-automatic',
  name: 'Expunged by itself after three years',
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted'),
    not(happenedBefore('disposition', '2021-10-01')),
  ),
  rules: [
    requires(threeYears, cp('10-105.1(a)')),
    rule(
      'whole-case',
      'Every charge in the case was dropped, dismissed or ended in “not guilty”',
      wholeCaseEndedWell,
      cp('10-105.1(a)'),
      { otherwise: 'Another charge in the case ended in another way' },
    ),
    rule(
      'a-crime-or-cannabis',
      'It was a crime or having cannabis, not another ticket or civil offense',
      crimeOrCannabis,
      cp('10-105.1(a)'),
      { otherwise: 'It was a ticket or a civil offense' },
    ),
  ],
  first: check,
  steps: ['If it still shows, ask the clerk of the court, or file a petition. That is free.'],
});

const dropped = relief({
  ...onPetition,
  id: 'md-petition-not-convicted',
  name: 'Petition to expunge a charge without a conviction',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted', 'pending')),
  rules: [
    rule(
      'over-and-waited',
      'The charge is over. If it was put on the stet docket or settled, three years have passed',
      overWithoutConviction,
      cp('10-105(a), (c)'),
    ),
    notATicket,
    noOpenCase,
    wholeUnit,
  ],
  cautions: [
    goodCause,
    'Within three years you must sign a waiver: you give up the right to sue over the charge. Talk to a lawyer first.',
  ],
  first: lookUp,
  steps: stepsWith(
    'CC-DC-CR-072A (within three years CC-DC-CR-072C, with the waiver)',
    'If all was dropped before you were served, the District Court may expunge it on its own.',
  ),
});

const pbj = relief({
  ...onPetition,
  id: 'md-petition-pbj',
  name: 'Petition to expunge probation before judgment',
  covers: all(inAdultCourt, ended('deferred'), not(dui)),
  rules: [
    requires(
      waited(years(3)).counted(threeYears).since(called('you got probation before judgment', 'disposition')),
      cp('10-105(c)(2)'),
    ),
    rule('probation-over', 'Your probation is over', discharged, cp('10-105(c)(2)')),
    rule(
      'no-conviction-after',
      'You were not convicted of a crime in the three years after, or it is shielded',
      pbjClean,
      cp('10-105(e)(4), 10-305'),
      { otherwise: 'You were convicted of a crime in the three years after' },
    ),
    rule(
      'no-death-or-bad-injury',
      'No one died and no one was badly hurt by your driving',
      pbjAllowed,
      cp('10-105(a)(3)'),
      { otherwise: 'Your driving led to a death or a bad injury, or it was on drugs or a repeat' },
    ),
    noOpenCase,
    wholeUnit,
  ],
});

const duiPbj = relief({
  ...onPetition,
  id: 'md-petition-pbj-dui',
  name: 'Petition to expunge probation before judgment for drunk driving',
  inForce: { from: '2024-10-01' },
  covers: all(inAdultCourt, ended('deferred'), dui),
  rules: [
    requires(waited(years(15)).counted(fifteenYears).since('probation'), cp('10-105(c)(2)')),
    rule(
      'no-other-drunk-driving',
      'In that time you had no conviction or other probation before judgment for drunk driving',
      duiClean,
      cp('10-105(e)(4)'),
      {
        otherwise: 'In that time you had a conviction or another probation before judgment for drunk driving',
      },
    ),
    rule(
      'alcohol-and-first',
      'It was about alcohol, not a repeat offense, and no one died or was badly hurt',
      pbjAllowed,
      cp('10-105(a)(3)'),
      { otherwise: 'It was about drugs, a repeat, or someone died or was badly hurt' },
    ),
    noOpenCase,
    wholeUnit,
  ],
});

const arrest = relief({
  ...byItself,
  id: 'md-arrest',
  name: 'Arrest without charges, expunged by itself',
  covers: ended('no_charges'),
  rules: [
    rule(
      'since-october-2007',
      'The arrest was on or after October 1, 2007',
      not(happenedBefore('disposition', '2007-10-01')),
      cp('10-103.1(a)'),
    ),
    requires(waited(days(60)).since(called('you were let go', 'disposition')), cp('10-103.1(b)')),
  ],
  effect: 'The police keep the arrest record apart for three years and then destroy it.',
  limits: ['For an arrest before October 1, 2007 you had to ask the police within 8 years.'],
  first: task('check', 'Ask the police for their notice of expungement.'),
  steps: ['If they did not act, you can go to court.'],
});

const notResponsible = relief({
  ...onPetition,
  id: 'md-petition-not-responsible',
  name: 'Petition to expunge a finding of not criminally responsible',
  covers: all(inAdultCourt, ended('not_responsible')),
  rules: [
    rule(
      'on-the-list',
      'The charge is one of the small ones the law lists',
      ncrListed,
      cp('10-105(a)(9)–(10)'),
    ),
    requires(threeYears, cp('10-105(c)')),
    noOpenCase,
    wholeUnit,
  ],
});

/** The one automatic step that also reaches convictions. */
const cannabisAutomatic = relief({
  ...byItself,
  id: 'md-cannabis-automatic',
  name: 'Cannabis case taken off the state’s record by itself',
  inForce: { from: '2024-07-01' },
  covers: all(inAdultCourt, cannabisHeld, not(ended('pending', 'no_charges'))),
  rules: [
    rule(
      'only-charge-in-case',
      'Having cannabis was the only charge in the case',
      restOfCase(cannabisHeld),
      cp('10-112'),
    ),
    rule(
      'before-july-2023',
      'You were charged before July 1, 2023',
      happenedBefore('offense', '2023-07-01'),
      cp('10-112'),
    ),
  ],
  effect: 'The state takes the case off your record. Case Search no longer shows it.',
  limits: ['The court keeps its own file until you ask.'],
  first: check,
  steps: [
    'Order your own record and check that the case is gone.',
    'To clear the court’s file too, file form CC-DC-CR-072D with the court that had your case.',
  ],
});

export const automaticReliefs = [automatic, cannabisAutomatic, arrest];
export const nonConvictionReliefs = [dropped, pbj, duiPbj, notResponsible];
