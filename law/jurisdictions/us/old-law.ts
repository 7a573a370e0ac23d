import { all, ask, type FactCondition } from '../../engine/condition.ts';
import { isSo, judgement, never } from '../../engine/when.ts';
import { cite, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { turnedAfter, youngerThan } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { said } from './said.ts';

const decidedInTime = happenedBefore('disposition', '1984-10-13');
/** Who was 14 only later was a child when the old laws ended. */
const tooYoung = turnedAfter(14, '1984-10-12', never);

/** Decided before the old youth and first-offender laws ended. Nobody under about 55 needs to be asked. */
export const beforeOctober1984: FactCondition = (matter) =>
  isSo(ask(tooYoung, matter)) ? never : ask(decidedInTime, matter);

export const youthCorrections = relief({
  id: 'us-youth-corrections',
  name: 'Old conviction under the Youth Corrections Act',
  kind: 'set_aside',
  covers: all(inAdultCourt, convicted, beforeOctober1984),
  rules: [
    requires(youngerThan(26), cite('18 U.S.C. § 5021 (repealed 1984)')),
    rule(
      'let-go-early',
      'You were sentenced under the Youth Corrections Act and the court let you go early, for good',
      () => judgement(said.dischargedEarly),
      cite('18 U.S.C. § 5021 (repealed 1984); Tuten v. United States, 460 U.S. 660'),
    ),
    rule(
      'court-clears-set-asides',
      'The court in your area clears records of convictions that were set aside',
      () => judgement(said.courtExpungesSetAsides),
      cite('United States v. Doe, 980 F.2d 876 (3d Cir. 1992)'),
    ),
  ],
  effect:
    'The conviction was set aside. Some courts then order the whole record expunged. Others say the record stays.',
  limits: ['Federal courts do not agree on what “set aside” means.'],
  fee: phrase.feeUnconfirmed,
  first: task('ask_court', 'Ask the clerk of the sentencing court for your file.'),
  steps: [
    'Look there for a certificate that sets the conviction aside.',
    'A person without the certificate won in Pennsylvania in 2016. If you think the Act was used, show the papers to a lawyer.',
  ],
});
