import { all, any, ask, type Condition, not } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { type Limit, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { ended, inAdultCourt, probationRevoked } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import {
  firstSpecialProbation,
  noDrugConvictionBefore,
  onSpecialProbation,
  possession,
  simplePossession,
} from './drugs.ts';
import { beforeOctober1984 } from './old-law.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const section = (part: string) => cite(`18: 3607${part}`);

const underTodaysLaw: Condition = any(not(beforeOctober1984), () => judgement(said.olderLaw));

/** That it is over is enough; the day does not matter. */
const probationOver: Condition = (matter) =>
  matter.charge.completed && matter.charge.completedDate === undefined ? always : ask(sentenceOver, matter);

const notACitizen =
  'If you are not a citizen, talk to an immigration lawyer before you file. Immigration offices may still see it.';

const keptBack =
  'The Department of Justice keeps a record that is not public. Courts may look at it to see if you had this chance before.';

const specialProbationOnce: Limit = {
  id: 'special-probation-once',
  text: 'Federal law gives special probation for a first drug possession once in your life.',
  cite: section('(a)(2)'),
};

export const firstOffenderExpungement = relief({
  id: 'us-first-offender-expungement',
  name: 'Expungement after first-offender probation',
  kind: 'expungement',
  covers: all(inAdultCourt, onSpecialProbation, possession),
  howOften: specialProbationOnce,
  rules: [
    rule(
      'simple-possession',
      'The charge was simple drug possession, with no sale',
      simplePossession,
      section('(a)'),
      { otherwise: 'The charge was more than simple drug possession' },
    ),
    requires(youngerThan(21), section('(c)')),
    rule(
      'probation-over',
      'Your probation is over and the judge dismissed the case',
      probationOver,
      section('(a)'),
    ),
    rule('probation-not-revoked', 'Your probation was not revoked', not(probationRevoked), section('(a)'), {
      otherwise: 'Your probation was revoked',
    }),
    rule(
      'no-earlier-drug-conviction',
      'You had no drug conviction before this offense',
      noDrugConvictionBefore,
      section('(a)(1)'),
      { otherwise: 'You had a drug conviction before this offense' },
    ),
    rule('only-once', 'You had this kind of probation only once', firstSpecialProbation, section('(a)(2)')),
    rule(
      'since-october-1984',
      'The judge used the law that stands since October 12, 1984',
      underTodaysLaw,
      section('; Pub. L. 98-473 (1984)'),
    ),
  ],
  effect:
    'The judge must order the arrest, the case and its result taken out of all official records. By law you stand where you stood before the arrest. You may say it did not happen, and that is not lying.',
  limits: [keptBack, 'Private background check companies may still hold old copies.'],
  cautions: [notACitizen],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Find the case number and the order that ended your probation. The clerk of the federal court has them.',
    'Ask that same court in writing for an expungement order under 18 U.S.C. § 3607(c). Give your age at the time of the offense.',
    'When the order is signed, ask for certified copies.',
    'Later, ask the FBI for your own record and check that the case is gone. If it still shows, challenge the entry with a certified copy of the order.',
  ],
});

export const firstOffenderDismissal = relief({
  id: 'us-first-offender-dismissal',
  name: 'Not a conviction',
  kind: 'dismissal',
  automatic: true,
  alternative: true,
  covers: all(inAdultCourt, onSpecialProbation, possession),
  rules: [
    rule(
      'simple-possession',
      'The charge was simple drug possession, with no sale',
      simplePossession,
      section('(a)'),
      { otherwise: 'The charge was more than simple drug possession' },
    ),
    rule(
      'probation-over',
      'Your probation is over and the judge dismissed the case',
      probationOver,
      section('(a)'),
    ),
    rule('probation-not-revoked', 'Your probation was not revoked', not(probationRevoked), section('(a)'), {
      otherwise: 'Your probation was revoked',
    }),
  ],
  effect:
    'The law does not count this as a conviction, for any purpose. You may say you were not convicted. This is so at any age.',
  limits: [
    keptBack,
    'Until it is expunged, the arrest and the court’s own file may still be found. Some guides say the court seals its file. The law itself does not say so.',
  ],
  fee: 'None.',
  first: task('get_paper', 'Ask the court clerk for a certified copy of the dismissal.'),
  steps: ['Show it when a check calls it a conviction.'],
});

export const firstOffenderProbation = relief({
  id: 'us-first-offender-probation',
  name: 'First-offender probation in an open case',
  kind: 'dismissal',
  covers: all(inAdultCourt, ended('pending'), possession),
  howOften: specialProbationOnce,
  rules: [
    rule(
      'simple-possession',
      'The charge is simple drug possession, with no sale',
      simplePossession,
      section('(a)'),
      { otherwise: 'The charge is more than simple drug possession' },
    ),
    rule(
      'no-earlier-drug-conviction',
      'You had no drug conviction before this offense',
      noDrugConvictionBefore,
      section('(a)(1)'),
      { otherwise: 'You had a drug conviction before this offense' },
    ),
    rule('only-once', 'You had this kind of probation only once', firstSpecialProbation, section('(a)(2)')),
    rule(
      'judge-agrees',
      'The judge agrees to it, and so do you',
      () => judgement(said.probationWithoutConviction),
      section('(a)'),
    ),
  ],
  effect:
    'You are on probation for at most one year and no conviction is entered. If you keep the rules, the judge dismisses the case. If you were under 21, you can then have it expunged.',
  cautions: [
    'If you break a rule of the probation, the judge can convict and sentence you.',
    'You get this once. If you keep the rules, the judge may also end it early.',
    'If you are not a citizen, talk to an immigration lawyer before you agree to it.',
  ],
  fee: 'None that we found.',
  first: task('ask_lawyer', 'Tell your lawyer now that you want first-offender probation.'),
  steps: ['It is in 18 U.S.C. § 3607. It cannot be asked for after you are sentenced.'],
});
