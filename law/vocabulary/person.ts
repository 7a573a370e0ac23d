import { type FactCondition, type Matter, not } from '../engine/condition.ts';
import {
  allOf,
  always,
  assuming,
  blocked,
  blockedPerhaps,
  fact,
  unknown,
  type When,
} from '../engine/when.ts';
import { requirement } from '../place/relief.ts';
import * as phrase from './phrases.ts';
import { ofWholeRecord } from './whole-record.ts';

/**
 * No criminal case is open: neither anywhere, in the person's own words, nor among the charges told. An open ticket for
 * an infraction is no criminal case, and contempt is no crime.
 */
export const nothingPending = requirement(
  'no-open-case',
  phrase.noOpenCase,
  ofWholeRecord(({ file, record }) => {
    const { pendingCharges } = file.answers;
    if (pendingCharges) return blocked(phrase.fix.waitForOpenCase);
    const elsewhere =
      pendingCharges === false ? always : blockedPerhaps(phrase.fix.waitForOpenCase, 'pendingCharges');
    return allOf([elsewhere, ...record.map(isClosed)]);
  }),
  phrase.unmet.openCase,
);

/** Whether a case that is not in the list is open, the person told of all of them at once. */
function isClosed({ charge }: Matter): When {
  if (!charge.isListed) return always;
  // However it ended, it did.
  if (charge.disposition === undefined && charge.doubt) return always;
  if (charge.disposition === undefined)
    return blockedPerhaps(phrase.fix.waitForOpenCase, charge.path('disposition'));
  if (charge.disposition !== 'pending' || charge.level === 'infraction') return always;
  if (charge.offense?.includes('contempt')) return always;
  return charge.level === undefined
    ? blockedPerhaps(phrase.fix.waitForOpenCase, charge.path('level'))
    : blocked(phrase.fix.waitForOpenCase);
}

export const mustRegister: FactCondition = ({ file }) => {
  const { mustRegister } = file.answers;
  return mustRegister === undefined ? unknown('mustRegister') : fact(mustRegister);
};

export const notRegistered = requirement(
  'not-registered',
  phrase.notRegistered,
  not(mustRegister),
  phrase.unmet.registered,
);

/** Rare: taken for "no" until the person says otherwise. An order ends, so it blocks and never bars. */
export const noProtectionOrder = requirement(
  'no-protective-order',
  phrase.noProtectionOrder,
  ({ file }): When => {
    const { protectionOrder } = file.answers;
    if (protectionOrder) return blocked(phrase.fix.waitForOrder);
    return protectionOrder === false
      ? always
      : assuming(phrase.presumed.noProtectionOrder, always, 'protectionOrder');
  },
  phrase.unmet.protectionOrder,
);
