import { all, allAmong, anyAmong, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, assuming, ifSo, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { years } from '../../record/day.ts';
import type { ReliefKind } from '../../record/record.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { about, convictedOrPardoned, ofLevel } from '../../vocabulary/facts.ts';
import { before, decided, notAfter, on, plus } from '../../vocabulary/order.ts';
import { ofWholeRecord, those } from '../../vocabulary/whole-record.ts';
import { mayBeExpunged } from './offenses.ts';
import { said } from './said.ts';

const crime = all(convictedOrPardoned, ofLevel('misdemeanor', 'felony'));

/** A traffic offense does not count; driving drunk is more than that. */
const onlyTraffic = all(about('traffic'), not(about('dui')));
const ineligible = those(all(crime, not(mayBeExpunged), not(onlyTraffic)));

const committed = on('offense');

/** A conviction that cannot be cleared came before this crime was done. */
const afterIneligibleHere: FactCondition = (matter) =>
  anyAmong(ineligible(matter), ({ other, is }) =>
    other === matter ? never : allOf([is, notAfter(decided(other), committed(matter))]),
  );

/** Of convictions elsewhere we know only how many there were, and the day of the last. */
const elsewhereSettled: FactCondition = (matter) => {
  const { number, untold, last } = elsewhere(matter);
  if (number === 0) return untold.length > 0 ? unknown(...untold) : always;
  if (!last) return unknown('elsewhere.lastDate');
  const later = before(committed(matter), last);
  if (number === 1 && untold.length === 0 && isSo(later)) return always;
  return { ...judgement(said.elsewhereIneligible), missing: later.missing };
};

/** § 40-32-107(a)(3)(A): it happened before any conviction that cannot be cleared, here or elsewhere. */
export const beforeAnyIneligible: FactCondition = all(not(afterIneligibleHere), elsewhereSettled);

const driving = those(all(crime, about('dui')));

/** A conviction for drunk driving came before this crime. */
export const afterDrunkDriving: FactCondition = (matter) =>
  anyAmong(driving(matter), ({ other, is }) =>
    other === matter ? never : allOf([is, notAfter(decided(other), committed(matter))]),
  );

/** § 40-32-107(e)(1)(A): it was done at least ten years after that conviction. */
export const tenYearsAfterDrunkDriving: FactCondition = (matter) =>
  allAmong(driving(matter), ({ other, is }) =>
    other === matter ? always : ifSo(is, notAfter(plus(decided(other), years(10)), committed(matter))),
  );

/** What is no expunction. */
const forgiving: readonly ReliefKind[] = ['pardon', 'certificate', 'rights'];

/** Once in a life: whoever had a conviction expunged may not have another. */
export const neverUsed: FactCondition = ofWholeRecord(({ file: { answers } }) => {
  const { reliefReceived, reliefs } = answers;
  if (reliefReceived === undefined && reliefs === undefined) return unknown('reliefReceived');
  const erasedNothing = reliefs?.filter(({ kind }) => kind && forgiving.includes(kind)) ?? [];
  const used = Math.max(reliefReceived ?? 0, reliefs?.length ?? 0) - erasedNothing.length;
  return used === 0 ? always : assuming(said.clearedUnderThisLaw, never);
});
