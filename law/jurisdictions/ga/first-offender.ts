import { all, any, anyAmong, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, isNot, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { programOver } from '../../vocabulary/endings.ts';
import {
  about,
  chargeFact,
  chargeFactOr,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { endedEarlier, felonyElsewhereEarlier } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { others } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { noFirstOffender } from './offenses.ts';
import { said } from './said.ts';

const deferred = all(inAdultCourt, ended('deferred'));

const over = requires(programOver, cite('42-8-60(e); § 16-13-2(a); § 35-3-37(h)(2)(B), (C)'));

export const discharge: Relief = relief({
  id: 'ga-first-offender',
  name: 'First Offender or conditional discharge: no conviction',
  kind: 'sealing',
  automatic: true,
  covers: deferred,
  rules: [over],
  effect:
    'You have no conviction. The state no longer shows the case to employers and others once it knows that you finished. A First Offender no longer has to register as a sex offender in Georgia, unless federal law asks for it (§ 42-1-12(a)(8)).',
  limits: [
    'The court’s file stays open until you ask the court to seal it.',
    'Jobs with children, elders or people with mental illness may still be refused for some crimes. So may work as an officer.',
  ],
  cautions: [
    'If the judge took First Offender status away from you, you have a conviction. Then tell us so.',
    'A drug case with an arrest before July 2013 may still show. Then ask the police who arrested you for the restriction form.',
  ],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether your discharge went to the state.'),
  steps: [
    'Get your Georgia record. It should show that you were discharged, or nothing.',
    'If it still shows as open, ask the clerk of the court to send the discharge to the state.',
    'Then ask the court to seal its file.',
  ],
});

const newLaw = '2026-07-01';
const sentencedBefore = happenedBefore('disposition', newLaw);

/** Conditional discharge is for drugs and for drinking under 21; all else that ends so is a First Offender case. */
const firstOffender = chargeFactOr('firstOffender', (matter) => {
  const perhapsOther = ask(about('drug_possession', 'alcohol_minor'), matter);
  return isNot(perhapsOther) ? always : unknown(matter.charge.path('facts.firstOffender'));
});

const notTakenAway = rule(
  'not-taken-away',
  'It was a First Offender sentence, and the judge did not take that away',
  firstOffender,
  cite('42-8-62.1(b), (c)'),
);

const sealed = {
  kind: 'sealing',
  inForce: { from: newLaw },
  effect: 'The state, the police and the jail hide the case, and the court seals its whole file.',
  limits: [
    'Courts, prosecutors and public defenders can still get it for a new case.',
    'If the judge later finds you guilty, all of it is open again.',
  ],
} as const;

/** Since July 2026 the court seals with the sentence itself. */
export const sealedAtOnce: Relief = relief({
  ...sealed,
  id: 'ga-first-offender-now',
  name: 'First Offender: sealed from the day of the sentence',
  automatic: true,
  covers: all(deferred, not(sentencedBefore)),
  rules: [notTakenAway],
  fee: phrase.nothingToFile,
  first: task('check', 'Read your sentence and look for the sealing.'),
  steps: ['If it is not there, ask your lawyer or the clerk.'],
});

export const sealDischarge: Relief = relief({
  ...sealed,
  id: 'ga-first-offender-seal',
  name: 'Sealing a First Offender case from before July 2026',
  covers: all(deferred, sentencedBefore),
  rules: [notTakenAway],
  cautions: ['You may ask also while the sentence still runs. The court has no choice but to say yes.'],
  fee: how.courtFee,
  first: askClerk,
  steps: [
    'Write a petition for the court that sentenced you. Ask for the police and jail records too.',
    'Send a copy to the prosecutor by certified mail. They need not agree.',
    'The court must decide within 90 days. The clerk then has 60 days to seal the file.',
  ],
});

/** The lawyer or the court had to tell: § 42-8-61. Whom nobody told can say so beside the answer, and this way opens. */
const notToldThen = chargeFact('notToldOfFirstOffender', false, said.toldOfFirstOffender);

const usedElsewhere: FactCondition = (matter) =>
  anyAmong(others(matter), (other) => ask(all(deferred, firstOffender), other));

export const grantedLater: Relief = relief({
  id: 'ga-first-offender-later',
  name: 'First Offender treatment after the fact',
  kind: 'set_aside',
  covers: all(convictedOrPardoned, any(felony, misdemeanor)),
  pick: {
    id: 'first-offender-once',
    text: 'Georgia gives First Offender treatment once in your life.',
    cite: cite('42-8-60(l)'),
    n: 1,
    byCase: true,
  },
  rules: [
    rule(
      'could-have-been',
      'The crime is not one that First Offender leaves out. It leaves out DUI, sex crimes and the gravest felonies',
      not(noFirstOffender),
      cite('42-8-60(j)'),
      { otherwise: 'First Offender leaves out this crime' },
    ),
    rule(
      'no-earlier-felony',
      'You had no felony conviction before it',
      not(
        any(
          endedEarlier(all(convictedOrPardoned, felony)),
          felonyElsewhereEarlier(said.felonyElsewhereBefore),
        ),
      ),
      cite('42-8-60(a), (k)'),
      { otherwise: 'You had a felony conviction before it' },
    ),
    rule(
      'not-used',
      'You never used First Offender in another case',
      not(usedElsewhere),
      cite('42-8-60(l)'),
      { otherwise: 'You used First Offender in another case' },
    ),
    rule(
      'not-told',
      'When you were sentenced, nobody told you that you could ask for First Offender',
      notToldThen,
      cite('42-8-66(a)(1)'),
      { otherwise: 'You were told about First Offender when you were sentenced' },
    ),
    rule(
      'a-year-on',
      '1 year has passed since your sentence',
      waited(years(1)).since('conviction'),
      cite('42-8-66(f)'),
    ),
  ],
  effect:
    'The judge treats you as a First Offender from the start. You have no conviction any more, and the state hides the case.',
  limits: ['The court’s file stays open until you ask the court to seal it.'],
  cautions: [
    'The prosecutor must agree before you can ask. Without that there is no way.',
    'The judge decides, and may say no. You can use First Offender only once in your life.',
    'In the first year after the sentence, your lawyer can ask for it in another way (§ 17-10-1(f)).',
  ],
  fee: 'There is no filing fee.',
  first: task('ask_lawyer', 'Ask a lawyer whether First Offender treatment fits your case.'),
  steps: [
    'Get your sentence papers and your Georgia record.',
    'Ask the prosecutor’s office of that court whether it agrees. Show what you have done since.',
    'Then write a petition for the court where you were convicted.',
    'The judge holds a hearing if you or the prosecutor ask for one.',
    'Afterwards ask the court to seal its file.',
  ],
});
