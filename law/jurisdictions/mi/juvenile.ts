import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, fact, holdsOn, isNot, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { chargeFact, convicted, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { mostOf } from '../../vocabulary/whole-record.ts';
import { cite, told, under } from './code.ts';
import { convictedOfCrime, felony, punishableByLife } from './offenses.ts';
import { said } from './said.ts';
import {
  guidedForm,
  notACitizen,
  proveMailing,
  registryStays,
  signIt,
  takePrints,
  unchanged,
} from './set-aside.ts';

const adjudicated: FactCondition = all(inJuvenileCourt, convicted);

/** MCL 712A.18t, and the “specified juvenile violations” of MCL 712A.2(a)(1). */
const leftOutSections = `
  750.72 750.81a 750.82 750.83 750.86 750.89 750.90 750.91 750.136b 750.316 750.317 750.321 750.322 750.349
  750.397 750.411h 750.411i 750.520b 750.520d 750.520g 750.529 750.529a 750.531 750.543k
`;

const simple = readAs(never, said.simpleAssault);

const assault: FactCondition = (matter) => {
  const small = ask(ofLevel('misdemeanor'), matter);
  if (isSo(small)) return simple(matter);
  return small.missing.length > 0 ? small : onlySectionTells(matter);
};

const elseAssault = byKind([assault, 'assault', 'domestic_violence']);

const armedEntry = whereNotTold(['weaponUsed'], (matter) =>
  matter.charge.weaponUsed === true ? onlySectionTells(matter) : elseAssault(matter),
);

/** Read from what it was about only where no section was told. */
function unlessTold(reading: FactCondition): FactCondition {
  return (matter) => (told(matter.charge).length === 0 ? reading(matter) : never);
}

const leftOut: FactCondition = any(
  under(leftOutSections),
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
const eighteenYearsAgo = waited(years(18)).since('offense');

/** Whoever did it eighteen years ago is that old. */
const isEighteen: Condition = (matter) => {
  const { file } = matter;
  return holdsOn(file.asOf, ask(eighteenYearsAgo, matter)) ? always : ask(turned18, matter);
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
    const possible = such.filter(({ is }) => !isNot(is));
    if (mostOf(possible.map(({ each }) => each)) <= limit) return always;
    const sure = possible.filter(({ is }) => isSo(is));
    if (new Set(sure.map(({ each }) => each.charge.caseKey)).size > limit) return never;
    const missing = [...new Set(possible.flatMap(({ is }) => is.missing))];
    return missing.length > 0 ? unknown(...missing) : judgement(said.within12Hours);
  };
}

const asAdult: Condition = (matter) => {
  const grown = ask(isEighteen, matter);
  return holdsOn(matter.file.asOf, grown)
    ? grown
    : { ...judgement(said.under18MayAsk), missing: grown.missing };
};

/** What Michigan Legal Help says of it. */
const juvenileSetAside = {
  kind: 'set_aside',
  effect:
    'It comes off the public record. On forms for a job, school, housing or benefits you may say that you were not arrested for it or found responsible.',
  limits: [
    'The courts and the state police keep a record that is not public. Some employers, such as the police, may still see it.',
    'It can still count at the sentencing if you are convicted of a crime later.',
    ...unchanged,
    registryStays,
  ],
} as const;

const automatic = relief({
  ...juvenileSetAside,
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
      cite('712A.18t(3)'),
      { otherwise: 'It is one of the violent or grave offenses that the law leaves out' },
    ),
    requires(waited(years(2)).since('supervision'), cite('712A.18t(1)')),
    rule('is-18', 'You are 18 or older', isEighteen, cite('712A.18t(1)')),
  ],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the family court clerk whether your case was set aside.'),
  steps: ['If it was not, ask how to correct it.'],
});

const application = relief({
  ...juvenileSetAside,
  id: 'mi-juvenile-application',
  name: 'Ask the family court to set aside a juvenile case',
  covers: adjudicated,
  rules: [
    rule(
      'not-left-out',
      'It does not carry life for an adult, and you were not tried as an adult in juvenile court',
      not(any(punishableByLife, designatedCase)),
      cite('712A.18e(2)'),
      { otherwise: 'It carries life for an adult, or you were tried as an adult in juvenile court' },
    ),
    rule(
      'three-at-most',
      'You have no more than 3 juvenile offenses',
      atMost(3, adjudicated),
      cite('712A.18e(1)'),
      { otherwise: 'You have more than 3 juvenile offenses' },
    ),
    rule(
      'one-felony-at-most',
      'No more than one of them would be a felony for an adult',
      atMost(1, all(adjudicated, ofLevel('felony'))),
      cite('712A.18e(1)'),
      { otherwise: 'More than one of them would be a felony for an adult' },
    ),
    rule(
      'no-felony-as-adult',
      'You have no felony conviction as an adult',
      noAdultFelony,
      cite('712A.18e(1)'),
      { otherwise: 'You have a felony conviction as an adult' },
    ),
    requires(waited(years(1)).since('supervision'), cite('712A.18e(3)')),
    rule(
      'is-18',
      'You are 18 or older. We could not confirm whether you may ask before that',
      asAdult,
      cite('712A.18e(3)'),
    ),
  ],
  cautions: [
    'The judge decides. The prosecutor has 35 days to object. You may ask only once for each case.',
    notACitizen,
  ],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
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
