import { all, type FactCondition } from '../../condition.ts';
import { after, dayOf, years } from '../../day.ts';
import { cite, relief, rule } from '../../relief.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { always, judgement, never, unknown } from '../../when.ts';
import { page } from './cites.ts';
import { said } from './said.ts';

const repealed = dayOf('1984-10-12');
/** Who was born later was a child when the old laws ended. */
const tooYoung = dayOf('1970-10-12');

/** Decided before the old youth and first-offender laws ended. Nobody under about 55 needs to be asked. */
export const beforeOctober1984: FactCondition = ({ charge, file }) => {
  const { age } = file.answers;
  const { span, missing } = charge.dateOf('disposition');
  if (span.first > repealed) return never;
  if (age !== undefined && after(file.asOf, years(-age - 1)) > tooYoung) return never;
  return span.last <= repealed ? always : unknown(...missing);
};

export const youthCorrections = relief({
  id: 'us-youth-corrections',
  name: 'Old conviction under the Youth Corrections Act',
  kind: 'set_aside',
  covers: all(inAdultCourt, convicted, beforeOctober1984),
  rules: [
    rule(
      'was-under-26',
      'You were under 26 at the time',
      youngerThan(26),
      cite('18 U.S.C. § 5021 (repealed 1984)', page.youthAct),
    ),
    rule(
      'let-go-early',
      'You were sentenced under the Youth Corrections Act and the court let you go early, for good',
      () => judgement(said.dischargedEarly),
      cite('18 U.S.C. § 5021 (repealed 1984); Tuten v. United States, 460 U.S. 660', page.youthActDischarge),
    ),
    rule(
      'court-clears-set-asides',
      'The court in your area clears records of convictions that were set aside',
      () => judgement(said.courtExpungesSetAsides),
      cite('United States v. Doe, 980 F.2d 876 (3d Cir. 1992)', page.youthAct),
    ),
  ],
  effect:
    'The conviction was set aside. Some courts then order the whole record expunged. Others say the record stays.',
  limits: ['Federal courts do not agree on what “set aside” means.'],
  fee: phrase.feeUnconfirmed,
  steps: [
    'Ask the clerk of the court that sentenced you for the file. Look for a certificate that sets the conviction aside.',
    'A person without the certificate won in Pennsylvania in 2016. If you think the Act was used, show the papers to a lawyer.',
  ],
});
