import { all, any, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { years } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { chargeFact, convicted, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { allOf, always, assuming, fact, judgement, never, unknown } from '../../when.ts';
import { mcl } from './cites.ts';
import { convictedOfCrime, felony, punishableByLife } from './offenses.ts';
import { penalCode, sectionOf } from './sections.ts';
import { guidedForm, setAside } from './set-aside.ts';

const adjudicated: FactCondition = all(inJuvenileCourt, convicted);

/** MCL 712A.18t, and the “specified juvenile violations” of MCL 712A.2(a)(1). */
const leftOutSections = penalCode(
  '72 81a 82 83 86 89 90 91 136b 316 317 321 322 349 397 411h 411i 520b 520d 520g 529 529a 531 543k',
);

const gravest = [
  'homicide',
  'kidnapping',
  'robbery',
  'arson',
  'violent',
  'child_victim',
  'harassment',
] as const;

const leftOut: FactCondition = (matter) => {
  const { charge } = matter;
  const section = sectionOf(charge);
  if (section !== undefined && isUnder(section, leftOutSections)) return always;
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  if (charge.offense.includes('sexual'))
    return section === undefined
      ? unknown(charge.path('statute'))
      : judgement('Is this sex offense left out?');
  if (section !== undefined) return never;
  const armedEntry = charge.offense.includes('burglary') && charge.weaponUsed === true;
  if (armedEntry || charge.offense.some((kind) => (gravest as readonly string[]).includes(kind)))
    return unknown(charge.path('statute'));
  if (!charge.offense.some((kind) => kind === 'assault' || kind === 'domestic_violence')) return never;
  const small = ask(ofLevel('misdemeanor'), matter);
  if (small.latest === Number.POSITIVE_INFINITY)
    return small.missing.length > 0 ? small : unknown(charge.path('statute'));
  return assuming('We assumed the assault was simple assault (MCL 750.81).', never, charge.path('statute'));
};

const designatedCase = chargeFact(
  'designatedCase',
  false,
  'We assumed the juvenile court did not try you as an adult (a “designated case”).',
);

/** Whoever did it eighteen years ago is that old. */
const isEighteen: Condition = any(hasTurned(18), waited(years(18)).since('offense'));

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
    return missing.length > 0
      ? unknown(...missing)
      : judgement('Did the acts of one case happen within 12 hours?');
  };
}

const asAdult: Condition = (matter) => {
  const grown = ask(isEighteen, matter);
  return grown.latest <= matter.file.asOf
    ? grown
    : { ...judgement('May someone under 18 already ask?'), missing: grown.missing };
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
      'It is not one of the violent or grave offenses that the law leaves out',
      not(any(leftOut, punishableByLife, designatedCase)),
      mcl('712A.18t(3)'),
    ),
    rule(
      '2 years have passed since the court’s supervision ended',
      waited(years(2)).since('completed'),
      mcl('712A.18t(1)'),
    ),
    rule('You are 18 or older', isEighteen, mcl('712A.18t(1)')),
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
      'It does not carry life for an adult, and you were not tried as an adult in juvenile court',
      not(any(punishableByLife, designatedCase)),
      mcl('712A.18e(2)'),
    ),
    rule('You have no more than 3 juvenile offenses', atMost(3, adjudicated), mcl('712A.18e(1)')),
    rule(
      'No more than one of them would be a felony for an adult',
      atMost(1, all(adjudicated, ofLevel('felony'))),
      mcl('712A.18e(1)'),
    ),
    rule('You have no felony conviction as an adult', noAdultFelony, mcl('712A.18e(1)')),
    rule(
      '1 year has passed since the court’s supervision ended',
      waited(years(1)).since('completed'),
      mcl('712A.18e(3)'),
    ),
    rule(
      'You are 18 or older. We could not confirm whether you may ask before that',
      asAdult,
      mcl('712A.18e(3)'),
    ),
  ],
  cautions: ['The judge decides. The prosecutor has 35 days to object. You may ask only once for each case.'],
  fee: phrase.feeUnconfirmed,
  steps: [
    'Ask the family division of the circuit court for a certified record of your case.',
    'Fill in form JC 66, and sign it before a notary or the clerk. Have your fingerprints taken on card RI-008.',
    'File it there. Mail copies to the prosecutor, the Attorney General and, with the card, the Michigan State Police.',
    'Give the court proof that you mailed them. Go to the hearing.',
  ],
  forms: [guidedForm],
});

/** Cases of the juvenile court. */
export const juvenileReliefs: readonly Relief[] = [automatic, application];
