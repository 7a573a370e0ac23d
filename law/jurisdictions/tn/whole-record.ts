import { all, anyAmong, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, assuming, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { about, convictedOrPardoned, ofLevel } from '../../vocabulary/facts.ts';
import { before, decided, notAfter, on } from '../../vocabulary/order.ts';
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

/** Once in a life: whoever had a conviction expunged may not have another. */
export const neverUsed: FactCondition = ofWholeRecord(({ file: { answers } }) => {
  const { reliefReceived, reliefs } = answers;
  if (reliefReceived === undefined && reliefs === undefined) return unknown('reliefReceived');
  const used = Math.max(reliefReceived ?? 0, reliefs?.length ?? 0);
  return used === 0 ? always : assuming(said.clearedUnderThisLaw, never);
});
