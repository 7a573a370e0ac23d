import { all, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { days } from '../../day.ts';
import { cite, relief, rule } from '../../relief.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { allOf } from '../../when.ts';
import { page, petitionLaw } from './cites.ts';
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
import { sameCase } from './entitlement.ts';
import { effect, limits, noOpenCase, stepsWith, wholeUnit, withoutConvictionFee } from './how.ts';
import { cannabisHeld, minorTraffic } from './offenses.ts';

const goodCause = 'A judge may let you file sooner for good cause.';
const shared = { kind: 'expungement', effect, limits, fee: withoutConvictionFee } as const;

const notATicket = rule(
  'It was not a ticket for driving that cannot lead to jail',
  not(minorTraffic),
  petitionLaw('(a)'),
);

const endedWell: FactCondition = all(ended('dismissed', 'acquitted'), notStet);
const wholeCaseEndedWell: Condition = (matter) =>
  allOf([matter, ...sameCase(matter)].map((each) => ask(endedWell, each)));

const crimeOrCannabis: FactCondition = (matter) =>
  matter.charge.level === 'infraction' ? ask(cannabisHeld, matter) : ask(not(ofLevel('infraction')), matter);

const law1051 = (part: string) => cite(`CP § 10-105.1${part}`, page.automatic);

const automatic = relief({
  ...shared,
  id: 'md-automatic',
  name: 'Expunged by itself after three years',
  automatic: true,
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted'),
    not(happenedBefore('disposition', '2021-10-01')),
  ),
  rules: [
    rule('Three years have passed since the charge ended', threeYears, law1051('(a)')),
    rule(
      'Every charge in the case was dropped, dismissed or ended in “not guilty”',
      wholeCaseEndedWell,
      law1051('(a)'),
    ),
    rule('It was a crime, not a ticket or civil offense', crimeOrCannabis, law1051('(a)')),
  ],
  limits: [...limits, 'Cases that ended before October 1, 2021 are not cleared by themselves.'],
  fee: 'None.',
  steps: [
    'Look for the case on Case Search.',
    'If it still shows, ask the clerk of the court, or file a petition. That is free.',
  ],
});

const dropped = relief({
  ...shared,
  id: 'md-petition-not-convicted',
  name: 'Petition to expunge a charge without a conviction',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted', 'pending')),
  rules: [
    rule(
      'The charge is over. If it was put on the stet docket, three years have passed',
      overWithoutConviction,
      petitionLaw('(a), (c)', page.brochure),
    ),
    notATicket,
    noOpenCase,
    wholeUnit,
  ],
  cautions: [
    'Within three years you must sign a waiver: you give up the right to sue over the arrest. Talk to a lawyer first if you may want to sue.',
  ],
  steps: stepsWith(
    'CC-DC-CR-072A (CC-DC-CR-072C within three years)',
    'Within three years, add the waiver, form CC-DC-CR-078.',
  ),
});

const pbj = relief({
  ...shared,
  id: 'md-petition-pbj',
  name: 'Petition to expunge probation before judgment',
  covers: all(inAdultCourt, ended('deferred'), not(dui)),
  rules: [
    rule(
      'Three years have passed since you got probation before judgment',
      threeYears,
      petitionLaw('(c)(2)', page.pbj),
    ),
    rule('Your probation is over', discharged, petitionLaw('(c)(2)', page.pbj)),
    rule(
      'You were not convicted of a crime in the three years after',
      pbjClean,
      petitionLaw('(e)(4)', page.pbj),
    ),
    rule('No one died and no one was badly hurt by your driving', pbjAllowed, petitionLaw('(a)(3)')),
    noOpenCase,
    wholeUnit,
  ],
  cautions: [goodCause],
  steps: stepsWith('CC-DC-CR-072A'),
});

const duiPbj = relief({
  ...shared,
  id: 'md-petition-pbj-dui',
  name: 'Petition to expunge probation before judgment for drunk driving',
  inForce: { from: '2024-10-01' },
  covers: all(inAdultCourt, ended('deferred'), dui),
  rules: [
    rule('15 years have passed since your probation ended', fifteenYears, petitionLaw('(c)(2)', page.duiPbj)),
    rule(
      'In that time you had no conviction or other probation before judgment for drunk driving',
      duiClean,
      petitionLaw('(e)(4)', page.duiPbj),
    ),
    rule('It was about alcohol, and no one died', pbjAllowed, petitionLaw('(a)(3)')),
    noOpenCase,
    wholeUnit,
  ],
  cautions: [goodCause],
  steps: stepsWith('CC-DC-CR-072A'),
});

const arrestLaw = (part: string) => cite(`CP § 10-103.1${part}`, page.arrest);

const arrest = relief({
  ...shared,
  id: 'md-arrest',
  name: 'Arrest without charges, expunged by itself',
  automatic: true,
  covers: ended('no_charges'),
  rules: [
    rule(
      'The arrest was on or after October 1, 2007',
      not(happenedBefore('disposition', '2007-10-01')),
      arrestLaw('(a)'),
    ),
    rule(
      '60 days have passed since you were let go',
      waited(days(60)).since('disposition'),
      arrestLaw('(b)'),
    ),
  ],
  effect:
    'The police keep the arrest record apart for three years and then destroy it, fingerprints and photographs too.',
  limits: ['For an arrest before October 1, 2007 you had to ask the police within 8 years.'],
  fee: 'None.',
  steps: ['Ask the police for their notice of expungement. If they did not act, you can go to court.'],
});

const notResponsible = relief({
  ...shared,
  id: 'md-petition-not-responsible',
  name: 'Petition to expunge a finding of not criminally responsible',
  covers: all(inAdultCourt, ended('not_responsible')),
  rules: [
    rule(
      'The charge is one of the small ones the law lists',
      ncrListed,
      petitionLaw('(a)(9)–(10)', page.clearinghouse),
    ),
    rule('Three years have passed since the finding', threeYears, petitionLaw('(c)', page.clearinghouse)),
    noOpenCase,
    wholeUnit,
  ],
  cautions: [goodCause],
  steps: stepsWith('CC-DC-CR-072A'),
});

const cannabisOnly: Condition = (matter) => allOf(sameCase(matter).map((each) => ask(cannabisHeld, each)));
const cannabisLaw = (label: string) => cite(label, page.cannabis);

/** The one automatic step that also reaches convictions. */
const cannabisAutomatic = relief({
  ...shared,
  id: 'md-cannabis-automatic',
  name: 'Cannabis case taken off the state’s record by itself',
  automatic: true,
  inForce: { from: '2024-07-01' },
  covers: all(inAdultCourt, cannabisHeld, not(ended('pending', 'no_charges'))),
  rules: [
    rule('Having cannabis was the only charge in the case', cannabisOnly, cannabisLaw('CP § 10-112')),
    rule(
      'You were charged before July 1, 2023',
      happenedBefore('offense', '2023-07-01'),
      cannabisLaw('CP § 10-112'),
    ),
  ],
  effect: 'The state takes the case off your record. Case Search no longer shows it.',
  limits: ['The court keeps its own file until you ask.'],
  fee: 'None.',
  steps: [
    'Order your own record and check that the case is gone.',
    'To clear the court’s file too, file form CC-DC-CR-072D with the court that had your case.',
  ],
});

export const automaticReliefs = [automatic, cannabisAutomatic, arrest];
export const nonConvictionReliefs = [dropped, pbj, duiPbj, notResponsible];
