import { all, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import { chargeFact, chargeFactAsked, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const limits = [
  'Police and prosecutors keep their papers under seal for some years, and longer for their own work.',
  phrase.privateCopies,
];

const byCourt = relief({
  id: 'sc-summary-court',
  name: 'A charge dropped in a magistrate or city court, expunged by the court itself',
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2009-06-02' },
  covers: all(inAdultCourt, ended('dismissed', 'acquitted'), not(ofLevel('felony'))),
  by: waited(days(40)).since('disposition'),
  rules: [
    rule(
      'summary-court',
      'The case ended in a magistrate or city court, not at a preliminary hearing',
      chargeFactAsked('summaryCourt'),
      cite('17-22-950(A)'),
      { otherwise: 'The case ended in another court, so you have to ask' },
    ),
    rule(
      'fingerprinted',
      'You were fingerprinted for the charge',
      chargeFact('fingerprinted', true, said.fingerprinted),
      cite('17-22-950(A), (B)'),
      { otherwise: 'You were not fingerprinted, so you have to ask' },
    ),
    rule(
      'since-2009',
      'The case ended on June 2, 2009 or later, when this law began',
      not(happenedBefore('disposition', '2009-06-02')),
      cite('17-22-950(A)'),
      { otherwise: 'The case ended before June 2, 2009, so you have to ask' },
    ),
    rule(
      'appeal-time-over',
      'The 10 days to appeal are over',
      waited(days(10)).since('disposition'),
      cite('17-22-950(C); § 18-3-30(A)'),
    ),
  ],
  effect: how.erased,
  limits,
  cautions: [
    'Police or prosecutors may object, for instance because another charge is open. Then a judge of general sessions decides.',
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'You need do nothing. The court makes the order within 30 days after the time to appeal.',
    'Ask that court for a certified copy of the order. If there is none, ask it to make one.',
  ],
});

const dropped = relief({
  id: 'sc-dropped-charge',
  name: 'Expunge a charge without a conviction',
  kind: 'expungement',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
  rules: [
    requires(caseOver, cite('17-1-40(B)(1)')),
    rule(
      'not-convicted',
      'The charge was dropped or dismissed, or you were found not guilty',
      when(
        ended('not_responsible'),
        () => judgement(said.insanityAsAcquittal),
        () => always,
      ),
      cite('17-1-40(B)(1)'),
    ),
  ],
  effect: how.erased,
  limits,
  cautions: [
    'There is no wait, and no charge is left out. A charge dropped in a plea deal can go too, but for a fee.',
    'If another charge of the same event is still open, wait for it.',
  ],
  fee: how.droppedFee,
  first: lookUp,
  steps: [
    'If the case ended in a magistrate or city court, ask that court. It is free.',
    'Otherwise apply at the solicitor’s office of the circuit where the charge was. Use the form of that office.',
    'Keep the certified copy of the order for good.',
  ],
});

const program = {
  kind: 'expungement',
  effect: how.erased,
  limits: [...limits, 'A closed note stays, so that nobody uses such a program twice.'],
  fee: how.programFee,
} as const;

const diverted = relief({
  ...program,
  id: 'sc-program',
  name: 'Expunge a charge after pretrial intervention or another program',
  covers: all(inAdultCourt, ended('diverted')),
  rules: [requires(programOver, cite('17-22-150(a); §§ 17-22-330, 17-22-530'))],
  first: task('get_paper', 'Ask your program for proof that you finished.'),
  steps: [how.apply, 'The head of the program signs, then the solicitor and a judge. You get a copy.'],
});

const discharged = relief({
  ...program,
  id: 'sc-conditional-discharge',
  name: 'Expunge a case after a conditional discharge',
  covers: all(inAdultCourt, ended('deferred')),
  howOften: {
    id: 'drug-discharge-once',
    text: 'South Carolina gives a conditional discharge for drugs once in your life.',
    cite: cite('44-53-450'),
  },
  rules: [requires(programOver, cite('44-53-450(B); § 16-17-530(C)'))],
  cautions: ['You can have a conditional discharge for drugs only once.'],
  first: lookUp,
  steps: [
    'Ask the court for the paper that says you were discharged and the case dismissed.',
    how.apply,
    how.theyDoTheRest,
  ],
});

export const nonConvictionReliefs: readonly Relief[] = [byCourt, dropped, diverted, discharged];
