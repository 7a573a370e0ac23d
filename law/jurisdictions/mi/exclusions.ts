import { all, any, anyAmong, ask, type FactCondition, type Matter, not } from '../../engine/condition.ts';
import { always, anyOf, type Fact, fact, isNot, isSo, never, unknown } from '../../engine/when.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { about, chargeFact, ofLevel } from '../../vocabulary/facts.ts';
import { before, notAfter } from '../../vocabulary/order.ts';
import { byKind, onlySectionTells } from '../../vocabulary/readings.ts';
import { type Such, those } from '../../vocabulary/whole-record.ts';
import { under } from './code.ts';
import {
  convictedOfCrime,
  droveDrunk,
  felony,
  hurtSomeone,
  misdemeanor,
  punishableByLife,
} from './offenses.ts';
import { said } from './said.ts';
import {
  degreeUntold,
  fourthDegreeSexualConduct,
  harmfulTraffic,
  isListed,
  isRepeatDomestic,
  isUnclear,
  traffickingOrTerrorism,
} from './sections.ts';

export const isFourthDegree: FactCondition = under(
  fourthDegreeSexualConduct,
  byKind([onlySectionTells, 'sexual']),
);

/** From that day on a conviction for fourth-degree criminal sexual conduct stays for good. */
export const convictedBeforeClosing = happenedBefore('disposition', '2015-01-12');

const perhapsListed = byKind(
  [onlySectionTells, 'sexual'],
  [all(not(ofLevel('misdemeanor')), onlySectionTells), 'child_victim'],
);

/** Sex crimes and crimes against children: MCL 780.621c(1)(b) and (c). */
const listedCrime: FactCondition = (matter) => {
  const listed = isListed(matter.charge);
  if (listed === undefined) return ask(perhapsListed, matter);
  if (listed) return always;
  return isUnclear(matter.charge) || isSo(ask(degreeUntold, matter)) ? onlySectionTells(matter) : never;
};

/** Told by its kind, or by a section of the vehicle code. */
const drivingFor: FactCondition = any(under('257.*'), about('traffic', 'dui'));

export const commercialDriving: FactCondition = all(
  drivingFor,
  chargeFact('commercialVehicle', false, said.noCommercialVehicle),
);

export const harmfulDriving: FactCondition = all(
  drivingFor,
  any(hurtSomeone, about('homicide'), harmfulTraffic),
);

const domesticMisdemeanors = those(all(convictedOfCrime, misdemeanor, about('domestic_violence')));

/** MCL 780.621c(1)(e). */
const repeatDomesticFelony: FactCondition = all(felony, about('domestic_violence'), (matter) => {
  const told = matter.charge.facts?.priorMisdemeanorDV;
  if (told !== undefined) return fact(told === true);
  const asked = isRepeatDomestic(matter.charge) !== false;
  return anyOf([
    anyAmong(domesticMisdemeanors(matter), (each) => convictedBefore(each, matter, 'disposition')),
    asked ? unknown(matter.charge.path('facts.priorMisdemeanorDV')) : never,
  ]);
});

/** Whether the other conviction, if it is such, came before what happened in this case. */
export function convictedBefore({ other, is }: Such, matter: Matter, event: 'offense' | 'disposition'): Fact {
  if (other === matter) return never;
  const then = other.charge.dateOf('disposition');
  const now = matter.charge.dateOf(event);
  if (isNot(notAfter(then, now))) return never;
  if (isNot(is) || (isSo(is) && isSo(before(then, now)))) return is;
  return unknown(...is.missing, ...then.missing, ...now.missing);
}

/** MCL 780.621c(1), drunk driving apart: that has a law of its own. */
export const neverCleared: FactCondition = any(
  punishableByLife,
  listedCrime,
  all(isFourthDegree, not(convictedBeforeClosing)),
  commercialDriving,
  harmfulDriving,
  repeatDomesticFelony,
  traffickingOrTerrorism,
);

/** A felony that the application can reach, which is what several felonies are counted among. */
export const clearableFelony: FactCondition = all(
  convictedOfCrime,
  felony,
  not(neverCleared),
  not(isFourthDegree),
  not(all(ofLevel('felony'), droveDrunk)),
);
