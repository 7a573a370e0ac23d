import { all, any, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { after, years } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { chargeFact, convicted, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { allOf, always, fact, judgement, never, unknown } from '../../when.ts';
import { mcl } from './cites.ts';
import { convictedOfCrime, felony, punishableByLife } from './offenses.ts';
import { said } from './said.ts';
import { penalCode, sectionOf, underOr } from './sections.ts';
import { guidedForm, proveMailing, setAside, signIt, takePrints } from './set-aside.ts';

const adjudicated: FactCondition = all(inJuvenileCourt, convicted);

/** MCL 712A.18t, and the “specified juvenile violations” of MCL 712A.2(a)(1). */
const leftOutSections = penalCode(
  '72 81a 82 83 86 89 90 91 136b 316 317 321 322 349 397 411h 411i 520b 520d 520g 529 529a 531 543k',
);

const simple = readAs(never, said.simpleAssault);

const assault: FactCondition = (matter) => {
  const small = ask(ofLevel('misdemeanor'), matter);
  if (small.latest === Number.NEGATIVE_INFINITY) return simple(matter);
  return small.missing.length > 0 ? small : onlySectionTells(matter);
};

const elseAssault = byKind([assault, 'assault', 'domestic_violence']);

const armedEntry: FactCondition = (matter) =>
  matter.charge.weaponUsed === true ? onlySectionTells(matter) : elseAssault(matter);

/** Read from what it was about only where no section was told. */
function unlessTold(reading: FactCondition): FactCondition {
  return (matter) => (sectionOf(matter.charge) === undefined ? reading(matter) : never);
}

const leftOut: FactCondition = any(
  underOr(leftOutSections, () => never),
  byKind(
    [any(unlessTold(onlySectionTells), () => judgement(said.sexOffenseLeftOut)), 'sexual'],
    [
      unlessTold(onlySectionTells),
      'homicide',
      'kidnapping',
      'robbery',
      'arson',
      'violent',
      'child_victim',
      'harassment',
    ],
    [unlessTold(armedEntry), 'burglary'],
    [unlessTold(assault), 'assault', 'domestic_violence'],
  ),
);

const designatedCase = chargeFact('designatedCase', false, said.notDesignatedCase);

const turned18 = hasTurned(18);

/** Whoever did it eighteen years ago is that old. */
const isEighteen: Condition = (matter) => {
  const { charge, file } = matter;
  return after(charge.dateOf('offense').span.last, years(18)) <= file.asOf ? always : ask(turned18, matter);
};

const noAdultFelony: FactCondition = (matter) => {
  const { felonies } = matter.file.answers.elsewhere ?? {};
  return allOf([
    ...matter.record.map((other) => ask(not(all(convictedOfCrime, felony)), other)),
    felonies === undefined ? unknown('elsewhere.felonies') : fact(felonies === 0),
  ]);
};

/** Several acts of one case within 12 hours can count once, which takes a look at the case. */
function atMost(limit: number, which: FactCondition): Condition {
  return (matter) => {
    const such = matter.record.map((each) => ({ each, is: ask(which, each) }));
    const possible = such.filter(({ is }) => is.earliest === Number.NEGATIVE_INFINITY);
    if (possible.length <= limit) return always;
    const sure = possible.filter(({ is }) => is.latest === Number.NEGATIVE_INFINITY);
    if (new Set(sure.map(({ each }) => each.charge.caseKey)).size > limit) return never;
    const missing = [...new Set(possible.flatMap(({ is }) => is.missing))];
    return missing.length > 0 ? unknown(...missing) : judgement(said.within12Hours);
  };
}

const asAdult: Condition = (matter) => {
  const grown = ask(isEighteen, matter);
  return grown.latest <= matter.file.asOf
    ? grown
    : { ...judgement(said.under18MayAsk), missing: grown.missing };
};

const automatic = relief({
  ...setAside,
  id: 'mi-juvenile-automatic',
  name: 'Automatic set-aside of a juvenile case',
  automatic: true,
  inForce: { from: '2023-07-03' },
  covers: adjudicated,
  rules: [
    rule(
      'not-left-out',
      'It is not one of the violent or grave offenses that the law leaves out',
      not(any(leftOut, punishableByLife, designatedCase)),
      mcl('712A.18t(3)'),
    ),
    rule(
      'waited',
      '2 years have passed since the court’s supervision ended',
      waited(years(2)).since('completed'),
      mcl('712A.18t(1)'),
    ),
    rule('is-18', 'You are 18 or older', isEighteen, mcl('712A.18t(1)')),
  ],
  fee: phrase.nothingToFile,
  steps: [
    'Ask the family division of the circuit court if your case was set aside. If not, ask how to correct it.',
  ],
});

const application = relief({
  ...setAside,
  id: 'mi-juvenile-application',
  name: 'Ask the family court to set aside a juvenile case',
  covers: adjudicated,
  rules: [
    rule(
      'not-left-out',
      'It does not carry life for an adult, and you were not tried as an adult in juvenile court',
      not(any(punishableByLife, designatedCase)),
      mcl('712A.18e(2)'),
    ),
    rule(
      'three-at-most',
      'You have no more than 3 juvenile offenses',
      atMost(3, adjudicated),
      mcl('712A.18e(1)'),
    ),
    rule(
      'one-felony-at-most',
      'No more than one of them would be a felony for an adult',
      atMost(1, all(adjudicated, ofLevel('felony'))),
      mcl('712A.18e(1)'),
    ),
    rule(
      'no-felony-as-adult',
      'You have no felony conviction as an adult',
      noAdultFelony,
      mcl('712A.18e(1)'),
    ),
    rule(
      'waited',
      '1 year has passed since the court’s supervision ended',
      waited(years(1)).since('completed'),
      mcl('712A.18e(3)'),
    ),
    rule(
      'is-18',
      'You are 18 or older. We could not confirm whether you may ask before that',
      asAdult,
      mcl('712A.18e(3)'),
    ),
  ],
  cautions: ['The judge decides. The prosecutor has 35 days to object. You may ask only once for each case.'],
  fee: phrase.feeUnconfirmed,
  steps: [
    'Ask the family division of the circuit court for a certified record of your case.',
    'Fill in form JC 66.',
    signIt,
    takePrints,
    'File it there. Mail a copy with the card to the Michigan State Police. Send copies to the Attorney General and the prosecutor.',
    proveMailing,
  ],
  forms: [guidedForm],
});

/** Cases of the juvenile court. */
export const juvenileReliefs: readonly Relief[] = [automatic, application];
