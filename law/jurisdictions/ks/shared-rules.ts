import { all, type Condition } from '../../engine/condition.ts';
import { always, assuming, blocked, blockedPerhaps, type When } from '../../engine/when.ts';
import { type Rule, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { noFelonyElsewhereFor } from '../../vocabulary/elsewhere.ts';
import { felony, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { said } from './said.ts';

/** Only a felony stands in the way. Of an open case that is not in the list, its level is not known. */
const noOpenFelony: Condition = ofWholeRecord(({ file, record }): When => {
  const { pendingCharges } = file.answers;
  const wait = phrase.fix.waitForOpenCase;
  const open = record.filter(({ charge }) => charge.isListed && charge.disposition === 'pending');
  if (open.some(({ charge }) => charge.level === 'felony')) return blocked(wait);
  const untold = open
    .filter(({ charge }) => charge.level === undefined && !charge.offense?.includes('contempt'))
    .map(({ charge }) => charge.path('level'));
  if (pendingCharges === undefined) untold.push('pendingCharges');
  if (untold.length > 0) return blockedPerhaps(wait, ...untold);
  if (!pendingCharges || open.length > 0) return always;
  return { ...blockedPerhaps(wait), questions: [said.openFelony] };
});

/** “While the offender is required to register”: for sex crimes it is asked of everybody, the others are rarer. */
const offRegistry: Condition = ({ file: { answers } }): When => {
  const { mustRegister, facts } = answers;
  if (mustRegister || facts?.onRegistry === true) return blocked(said.untilOffRegistry);
  if (mustRegister === undefined) return blockedPerhaps(said.untilOffRegistry, 'mustRegister');
  return facts?.onRegistry === undefined ? assuming(said.notOnRegistry, always, 'facts.onRegistry') : always;
};

export const notOnRegistry: Rule = rule(
  'not-registered',
  'You do not have to register for a sex, violent or drug crime',
  offRegistry,
  cite('21-6614(f)'),
  { otherwise: 'You have to register, and nothing is expunged as long as you must' },
);

export const noFelonyOpen: Rule = rule(
  'no-open-felony',
  'No felony case against you is open',
  noOpenFelony,
  cite('21-6614(h)(1)'),
  { otherwise: 'You have an open felony case' },
);

export const noFelonyLately: Rule = rule(
  'no-felony-lately',
  'You were not convicted of a felony in the last 2 years',
  all(
    freeOfConvictionFor(years(2), all(inAdultCourt, felony), { elsewhere: false }),
    noFelonyElsewhereFor(years(2)),
  ),
  cite('21-6614(h)(1)'),
  { otherwise: 'You were convicted of a felony in the last 2 years' },
);
