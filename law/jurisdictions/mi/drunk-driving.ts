import { all, allAmong, type FactCondition, not } from '../../engine/condition.ts';
import { fact, opposite } from '../../engine/when.ts';
import { chargeFact, ofLevel } from '../../vocabulary/facts.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { convictedBefore } from './exclusions.ts';
import { convictedOfCrime, droveDrunk } from './offenses.ts';
import { said } from './said.ts';
import { laterOrHarmfulDrunkDriving } from './sections.ts';

const drunkDrivings = those(all(convictedOfCrime, droveDrunk));

const priorUntold = chargeFact('priorOwi', false, said.noDrunkDrivingBefore);

/** No conviction under section 625 before the day of this offense, MCL 780.621(4)(d). One elsewhere does not count. */
export const firstDrunkDriving: FactCondition = all(not(priorUntold), (matter) =>
  allAmong(drunkDrivings(matter), (each) => opposite(convictedBefore(each, matter, 'offense'))),
);

const childPassenger = chargeFact('childPassenger', false, said.noChildInCar);

/** Operating while intoxicated or impaired, permitting it, or zero tolerance; a felony is none of these. */
export const ofFirstOffenseKind: FactCondition = all(
  not(childPassenger),
  not(ofLevel('felony')),
  not(laterOrHarmfulDrunkDriving),
  ({ charge }) => fact(!charge.offense?.includes('child_victim')),
);
