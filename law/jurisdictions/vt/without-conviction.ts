import { all, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import {
  anything,
  chargeFact,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  misdemeanor,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { on, plus } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring, endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import * as how from './how.ts';
import { listed } from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

/** Since this day courts seal by themselves what was dismissed. */
const sealsByItself = '2018-07-01';
const older = happenedBefore('disposition', sealsByItself);

const dropped = all(inAdultCourt, ended('dismissed', 'acquitted'));

export const automaticSealing: Relief = relief({
  id: 'vt-no-conviction-automatic',
  name: 'Sealing by the court after a case without conviction',
  kind: 'sealing',
  automatic: true,
  inForce: { from: sealsByItself },
  by: waited(days(60)).since('disposition'),
  covers: all(dropped, not(older)),
  rules: [
    requires(caseOver, cite('13: 7603(a)(1)')),
    rule(
      'nobody-objected',
      'Nobody objected to the sealing',
      chargeFact('nobodyObjected', true, said.notObjected),
      cite('13: 7603(a), (b)'),
      { otherwise: 'Somebody objected, so the court has to decide' },
    ),
  ],
  effect: how.sealed,
  limits: how.sealedLimits,
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'The court has 60 days after the case ended. Then check your record.',
    'If the case still shows, ask the clerk. You can also file a petition to seal it.',
  ],
});

export const petitionToSeal: Relief = relief({
  id: 'vt-no-conviction-petition',
  name: 'Asking to seal a case without conviction',
  kind: 'sealing',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
  rules: [
    requires(caseOver, cite('13: 7603(g)')),
    rule(
      'no-finding',
      'No court found you guilty',
      when(ended('not_responsible'), () => judgement(said.insanity), anything),
      cite('13: 7603(g)'),
    ),
    requires(nothingPending, cite('13: 7604')),
  ],
  effect: how.sealed,
  limits: how.sealedLimits,
  cautions: ['The judge must find that sealing serves the interests of justice.', how.afterDenial],
  fee: how.noFiling,
  first: lookUp,
  steps: how.petitionSteps,
  forms: [{ name: '200-00130, Petition to Seal Criminal History', url: how.forms }],
});

export const deferred: Relief = relief({
  id: 'vt-deferred-expungement',
  name: 'Expungement after a deferred sentence',
  kind: 'expungement',
  automatic: true,
  covers: all(inAdultCourt, ended('deferred')),
  rules: [requires(programOver, cite('13: 7041(e)')), requires(paid('restitution'), cite('13: 7041(e)'))],
  effect: 'The court strikes the finding of guilt and has all records destroyed.',
  limits: ['For sex crimes with registration, the state keeps a secret index.', phrase.privateCopies],
  cautions: ['The court may keep the record for a good reason.'],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'Ask the clerk for the order that let you go from probation.',
    'If the case still shows, write to the same court and ask it to expunge the record under § 7041(e).',
  ],
});

const afterProgram = plus2();
function plus2() {
  return (matter: Parameters<ReturnType<typeof on>>[0]) => plus(on('completed')(matter), years(2));
}

const newConviction = any(
  endedDuring(on('completed'), afterProgram, all(ended('convicted', 'pardoned'), any(misdemeanor, felony))),
  convictedElsewhereDuring(on('completed'), afterProgram, said.newConvictionElsewhere),
);

export const diversion: Relief = relief({
  id: 'vt-diversion-expungement',
  name: 'Expungement after court diversion',
  kind: 'expungement',
  automatic: true,
  covers: all(inAdultCourt, ended('diverted')),
  rules: [
    rule(
      'two-years',
      '2 years have passed since you finished the program',
      waitedSinceProgram(years(2)),
      cite('3: 164(f)(5)'),
      { otherwise: '2 years must pass after you finished the program' },
    ),
    rule(
      'no-new-conviction',
      'You had no conviction in those 2 years',
      not(newConviction),
      cite('3: 164(f)(5)'),
      { otherwise: 'You had a conviction in those 2 years' },
    ),
    requires(nothingPending, cite('3: 164(f)(5)')),
    requires(paid('restitution'), cite('3: 164(f)(5)')),
  ],
  effect: 'The court has its files, police records, prints and photos destroyed.',
  limits: ['Police may keep notes that are not public.', phrase.privateCopies],
  cautions: ['The State’s Attorney may ask for a hearing and object.'],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'The court has about 30 days after the 2 years. Then check your record.',
    'If the case still shows, ask the diversion program or the clerk.',
  ],
});

/** The seven violations for driving without papers: 23 V.S.A. § 2303(a). */
const smallTicket: FactCondition = under('23: 301 307(a) 601 611 676(a) 800 1222(c)', () =>
  judgement(said.cityTicket),
);

export const ticket: Relief = relief({
  id: 'vt-ticket-expungement',
  name: 'Tickets that are expunged after 2 years',
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2021-07-01' },
  covers: all(inAdultCourt, ended('convicted'), ofLevel('infraction')),
  rules: [
    rule(
      'named-ticket',
      'You drove without a license, insurance or the right papers, or it was a city ticket',
      smallTicket,
      cite('23: 2303(a)'),
      { otherwise: 'It is not one of the tickets the law names' },
    ),
    requires(waited(years(2)).since('completed'), cite('23: 2303(a)')),
  ],
  effect: 'The record and its points are removed. Who asks is told that no record exists.',
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the Judicial Bureau whether your ticket still shows.'),
  steps: ['Pay the ticket, if you have not: the 2 years begin then.'],
});

const newSystem = not(happenedBefore('disposition', '1996-07-01'));
const laterListed = endedLater(all(ended('convicted', 'pardoned'), listed));

export const juvenile: readonly Relief[] = [
  relief({
    id: 'vt-juvenile-sealing',
    name: 'Sealing a juvenile case',
    kind: 'sealing',
    automatic: true,
    covers: all(inJuvenileCourt, ended('convicted'), newSystem),
    rules: [
      requires(waited(years(2)).since('supervision'), cite('33: 5119(a)(1)')),
      rule(
        'no-listed-crime',
        'You had no later conviction for a grave (“listed”) crime',
        all(not(laterListed), noneSuchElsewhere({ since: on('disposition') })),
        cite('33: 5119(a)(1)(A)'),
        { otherwise: 'You had a later conviction for a grave (“listed”) crime' },
      ),
    ],
    effect: 'The court seals all files. It is then as if the case had never been.',
    cautions: ['The State’s Attorney may object. Then the judge asks whether you have changed.'],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the family court clerk whether your file is sealed.'),
    steps: [],
  }),
  relief({
    id: 'vt-juvenile-old',
    name: 'Sealing a juvenile case from before July 1996',
    kind: 'sealing',
    covers: all(inJuvenileCourt, ended('convicted'), not(newSystem)),
    rules: [
      rule(
        'no-listed-crime',
        'You had no later conviction for a grave (“listed”) crime',
        all(not(laterListed), noneSuchElsewhere({ since: on('disposition') })),
        cite('33: 5119(b)(1)'),
        { otherwise: 'You had a later conviction for a grave (“listed”) crime' },
      ),
      requires(nothingPending, cite('33: 5119(b)(1)')),
      rule(
        'rehabilitated',
        'You can show the judge that you have done well since',
        chargeFact('doneWell', true, said.doneWell),
        cite('33: 5119(b)(2)'),
      ),
    ],
    effect: 'The court seals all files. It is then as if the case had never been.',
    cautions: ['There is a hearing.'],
    fee: how.noFiling,
    first: task('ask_court', 'Ask the family court clerk for your case number.'),
    steps: ['Write an application to the family division of the court. The court must help you with it.'],
  }),
  relief({
    id: 'vt-juvenile-dismissed',
    name: 'Sealing a juvenile case that was dismissed',
    kind: 'sealing',
    automatic: true,
    covers: all(
      inJuvenileCourt,
      ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'pending'),
    ),
    rules: [
      rule(
        'case-over',
        'The case was dismissed. If it began before July 2006, 2 years have passed',
        juvenileOver(),
        cite('33: 5119(h)'),
      ),
    ],
    effect: 'The court seals its files.',
    cautions: ['For a case from before July 2006 you have to apply to the court.'],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the family court clerk whether your file is sealed.'),
    steps: [],
  }),
];

function juvenileOver(): Condition {
  return when(
    ended('pending'),
    () => untilCaseEnds,
    when(
      happenedBefore('offense', '2006-07-01'),
      waited(years(2)).since('disposition'),
      when(ended('diverted', 'deferred'), programOver, () => allOf([always])),
    ),
  );
}
