import type { Disposition } from '@openslate/law/record/record.ts';
import type { FoundCharge, FoundDate, PaperKind } from '../explanation.ts';

/** What a paper of one end does to all that it names. */
const endedBy: Partial<Record<PaperKind, Disposition>> = {
  // Nothing is proven yet.
  complaint: 'pending',
  judgment: 'convicted',
  dismissal_order: 'dismissed',
  acquittal: 'acquitted',
  // The plea that it begins with is not its end.
  deferral_order: 'deferred',
};

const putOff: ReadonlySet<Disposition> = new Set<Disposition>(['deferred', 'diverted']);

/** Where an order says of no charge how it ended, it ended them all, on the day it names. */
export function ended(
  charges: readonly FoundCharge[],
  kind: PaperKind,
  dates: readonly FoundDate[],
): readonly FoundCharge[] {
  const disposition = endedBy[kind];
  if (!disposition)
    return charges.map((charge) => (isRequest.has(kind) ? withOnlyDay(charge, dates) : charge));
  const day =
    dates.find(({ role }) => role === 'disposition') ??
    dates.filter(({ role }) => role === 'issued').at(-1) ??
    // The minutes of a court are those of the day they begin with.
    dates.find(({ role, at }) => role === 'hearing' && at[0] < 600);
  const last = dates.filter(({ role }) => role === 'issued').at(-1) ?? day;
  // What was put off before is dismissed now.
  if (
    disposition === 'dismissed' &&
    charges.every((charge) => charge.disposition && putOff.has(charge.disposition))
  )
    return charges.map(({ date: _, ...charge }) => ({
      ...charge,
      disposition,
      ...(last && { date: last.date }),
    }));
  if (disposition === 'deferred' && charges.every((charge) => charge.disposition === 'convicted'))
    return charges.map((charge) => ({ ...(day && { date: day.date }), ...charge, disposition }));
  if (charges.some((charge) => charge.disposition))
    return charges.map((charge) => (charge.disposition && day ? { date: day.date, ...charge } : charge));
  const isOver = disposition !== 'pending';
  return charges.map((charge) => ({ ...charge, disposition, ...(isOver && day && { date: day.date }) }));
}

const isRequest: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'expungement_petition',
  'expungement_order',
  'expungement_denial',
  'objection',
  'probation_discharge',
  'pardon',
]);

/** A request tells of one conviction, and of one day. */
function withOnlyDay(charge: FoundCharge, dates: readonly FoundDate[]): FoundCharge {
  const [only, ...more] = new Set(dates.filter(({ role }) => role === 'disposition').map(({ date }) => date));
  return charge.disposition && !charge.date && only && more.length === 0 ? { ...charge, date: only } : charge;
}
