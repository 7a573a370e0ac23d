import { all, allAmong, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, always, type Fact, isNot, isSo, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atLeast, hasTurned } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { noLongerOpen } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  convicted,
  ended,
  infraction,
  inJuvenileCourt,
  probationRevoked,
} from '../../vocabulary/facts.ts';
import { decided, later } from '../../vocabulary/order.ts';
import { notRegistered } from '../../vocabulary/person.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { wic } from './cites.ts';
import { under } from './code.ts';
import { listedForYouth } from './grave-felonies.ts';
import { said } from './said.ts';
import { sentToPrison } from './sentences.ts';

const sealing = {
  kind: 'sealing',
  effect: 'The case is sealed and by law did not happen. You may say so.',
  limits: ['A court or prosecutor can look at it in some later cases.'],
} as const;

/** The list of § 707(b), for those who were 14 or older. */
const listedAt14 = all(atLeast(14), listedForYouth);

const dropped = ended('dismissed', 'acquitted');

/** Courts have sealed finished cases since 2015. The court's own sheet of 2018 adds cases that were dismissed. */
const sealedByCourt: Condition = when(
  dropped,
  all(not(happenedBefore('disposition', '2018-09-01')), past('disposition')),
  all(not(happenedBefore('completed', '2015-01-01')), sentenceOver),
);

const automatic = relief({
  ...sealing,
  id: 'ca-juvenile-automatic',
  name: 'Automatic sealing of a juvenile case',
  automatic: true,
  inForce: { from: '2015-01-01' },
  covers: all(inJuvenileCourt, ended('convicted', 'deferred', 'diverted', 'dismissed', 'acquitted')),
  rules: [
    rule(
      'ended-under-new-law',
      'You finished probation or a program after 2014, or the case was dropped after August 2018',
      sealedByCourt,
      wic('786', '(a), (e)'),
    ),
    rule(
      'did-well',
      'You did well on probation. Unpaid restitution does not count',
      any(dropped, not(probationRevoked)),
      wic('786', '(c)'),
    ),
    rule(
      'not-most-serious',
      'It was not one of the most serious crimes at 14 or older',
      any(dropped, not(listedAt14)),
      wic('786', '(d), 707(b)'),
      { otherwise: 'It was one of the most serious crimes, at 14 or older' },
    ),
  ],
  fee: 'None.',
  first: task('check', 'Ask the county’s probation office whether your juvenile case was sealed.'),
  steps: [
    'The court or probation office seals it when the case ends and sends you the order.',
    'If it was not, file form JV-595.',
  ],
});

const crimes = those(all(adultConviction, not(infraction)));
const moral = judgement(said.dishonestMisdemeanor);
const cleared = judgement(said.laterFelonyCleared);

/** § 781(a)(1)(A), (G): a later felony, or a misdemeanor that shows bad morals, closes it until it is cleared itself. */
const nothingWorseSince: FactCondition = (matter) => {
  const over = matter.charge.dateOf('completed');
  const here = allAmong(crimes(matter), ({ other, is }): Fact => {
    const day = decided(other);
    const since = allOf([is, later(day, over)]);
    if (isNot(since)) return always;
    if (!isSo(since)) return unknown(...is.missing, ...day.missing, ...over.missing);
    return other.charge.level === 'felony' ? cleared : moral;
  });
  return allOf([here, nothingWorseElsewhere(matter)]);
};

const nothingWorseElsewhere = noneElsewhere(judgement(said.convictedElsewhereAfter));

/** Pen. Code § 290.008(a), (c): which crimes call for registering after the state's youth prison. */
const sexSections = under('220 261 264.1 266c 267 286 287 288 288a 288.5 289 647.6', about('sexual'));
/** § 290.008(c)(3): kidnapping for a sex crime. */
const kidnapped = under('207 208 209', about('kidnapping'));
const forThisCase = all(sexSections, sentToPrison);
const registersForAnother = all(not(forThisCase), () => judgement(said.registersForThisCase));

/** Pen. Code § 1203.47: after having sold sex no later conviction counts. It is not for those who paid. */
const soldSex = all(
  under('647(b) 653.22', about('prostitution')),
  any(under('653.22'), () => judgement(said.paidForSex)),
);

const supervised = ended('convicted', 'deferred', 'diverted');

const oldEnough = when(
  supervised,
  any(hasTurned(18), waited(years(5)).since('completed')),
  any(hasTurned(18), waited(years(5)).since('disposition')),
);

/** § 781(a)(1)(D): for the gravest crimes five years are not enough. */
const isAdultIfListed = any(not(all(convicted, listedAt14)), hasTurned(18));

const caseAndProbationOver = when(supervised, sentenceOver, noLongerOpen);

const petition = relief({
  ...sealing,
  id: 'ca-juvenile-petition',
  name: 'Petition to seal a juvenile record',
  covers: inJuvenileCourt,
  rules: [
    rule('case-over', 'The case and any probation are over', caseAndProbationOver, wic('781', '(a)')),
    rule(
      'is-18-or-waited',
      'You are 18. If it was not one of the most serious crimes, it is enough that the case ended 5 years ago',
      all(oldEnough, isAdultIfListed),
      wic('781', '(a)(1)(A), (D)'),
    ),
    rule(
      'no-later-conviction',
      'Since then you have had no felony, and no misdemeanor that shows you were dishonest or had bad morals. What was dismissed, pardoned or reduced does not count',
      any(nothingWorseSince, soldSex),
      wic('781', '(a)(1)(A), (G)'),
      { otherwise: 'Since then you have had a conviction that counts here' },
    ),
    rule(
      'not-serious-sex-crime',
      'It is not a serious sex crime at 14 or older for which you must register',
      any(not(any(sexSections, kidnapped)), not(listedAt14), notRegistered, registersForAnother),
      wic('781', '(a)(1)(F)'),
      { otherwise: 'It is a serious sex crime at 14 or older for which you must register' },
    ),
  ],
  fee: 'None.',
  first: task('get_form', 'Ask your county’s probation office for form JV-595.'),
  steps: [
    'Give form JV-595 to the county’s probation office. It has 90 days to send it to the court. It can also ask the court itself.',
  ],
  cautions: [
    'Must you register for this case? A juvenile court may end that duty after 5 or 10 years. Then this way may open.',
    'The judge must find that you have changed. After a very serious crime that sent you to the state’s youth prison you must be 21.',
    'From July 2027 the state is to seal arrests that led to nothing by itself, if there is money for it.',
  ],
});

export const juvenileReliefs: readonly Relief[] = [automatic, petition];
