import { all, any, anyAmong, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never } from '../../engine/when.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  anything,
  chargeFactAsked,
  convictedOrPardoned,
  felony,
  hurt,
} from '../../vocabulary/facts.ts';
import { endedEarlier } from '../../vocabulary/other-cases.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { partUntold, under } from './code.ts';
import { said } from './said.ts';

const unsettled = (test: FactCondition, question: Parameters<typeof judgement>[0]): FactCondition =>
  all(test, () => judgement(question));

/** Article 978(E): crimes of violence that a judge may expunge after ten years and a hearing. */
export const mayBeHeard = under('14:34 14:34.1 14:55 14:65 14:65.1 14:94');

/** R.S. 14:2(B), the crimes of violence that have a felony, without those of article 978(E). */
const violentSections =
  '14:28.1 14:30 14:30.1 14:31 14:34.2 14:34.6 14:34.7 14:34.9.1 14:37 14:37.1 14:37.2 14:37.4 14:37.7 14:40.2 14:41 14:42 14:42.1 14:43 14:43.1 14:43.2 14:43.5 14:44 14:44.1 14:45 14:46.2 14:46.3 14:51 14:60 14:62.8 14:64 14:64.1 14:64.2 14:64.3 14:64.4 14:89.1 14:93.2.3 14:108.1 14:128.1';

/** With a weapon, or with somebody hurt, it is aggravated burglary (R.S. 14:60). */
const armedOrHurt: FactCondition = ({ charge: { weaponUsed, injury } }) =>
  fact(weaponUsed === true || injury === 'bodily' || injury === 'serious');
const burglaryRead = when(
  armedOrHurt,
  readAs(always, said.onViolentList),
  readAs(never, said.simpleBurglary),
);

/** What its kind tells, where no section was told. Whether it may be heard after ten years, only the section tells. */
const violentByKind = byKind(
  [readAs(always, said.onViolentList), 'homicide', 'kidnapping'],
  [onlySectionTells, 'robbery', 'assault', 'violent', 'weapon'],
  [readAs(never, said.simpleArson), 'arson'],
  [burglaryRead, 'burglary'],
);

/** Of these the list names only some paragraphs: the graver dating battery, and violence against a protective order. */
const violentParts = '14:34.9(L) 14:34.9(M)(2) 14:34.9(N) 14:34.9(O) 14:34.9(P) 14:79(C)';

const inDoubt: FactCondition = any(
  unsettled(under('14:32.1'), said.veryDrunk),
  unsettled(partUntold(violentParts), said.perhapsViolent),
  unsettled(under('14:95.1'), said.gunAfterViolence),
  unsettled(all(felony, under('14:100')), said.hitAndRun),
  unsettled(all(about('drug_sale'), under('40:966 40:967'), hurt('serious')), said.drugHurt),
  unsettled(
    under(
      '14:32.6 14:32.7 14:32.8 14:34.3 14:34.5 14:34.8 14:37.5 14:37.6 14:38.1 14:44.2 14:46.1 14:51.1 14:64.2.1 14:66 14:87.1.1 14:87.7 14:87.8 14:95 14:95.2.1 14:108.2',
    ),
    said.perhapsViolent,
  ),
);

/** A crime of violence that no judge may expunge as a conviction. */
export const violent: FactCondition = any(
  under(violentSections, violentByKind),
  under(violentParts),
  inDoubt,
);

/** Any crime of violence, those of article 978(E) too. */
export const anyViolence: FactCondition = any(violent, mayBeHeard);

/** R.S. 15:541(24), by the sections that it names. */
const sexSections =
  '14:41 14:42 14:42.1 14:43 14:43.1 14:43.2 14:43.3 14:43.5 14:46.2 14:46.3 14:80 14:81 14:81.1 14:81.2 14:81.3 14:81.4 14:82.1 14:89 14:89.1 14:93.5 14:283';

const onSexList = under(sexSections, byKind([readAs(always, said.sexOffense), 'sexual']));
const oldCarnalKnowledge = all(under('14:80'), happenedBefore('disposition', '2001-08-15'));

/** Of these it names one paragraph or two. */
const sexParts = '14:82.2(C)(4) 14:82.2(C)(5) 14:89.2(B)(3) 14:92(A)(7) 14:106(A)(5)';

/** Of soliciting it names paragraphs that could not be read, of 14:43.4 the crime of before 2001; incest of before 2014 it does not name. Whether it names two newer ones about images and dolls was not read. */
const unreadSex = under('14:43.4 14:73.8 14:78 14:78.1 14:81.6 14:83');

/** Of these only a second conviction counts. */
const repeated = (section: string): FactCondition => {
  const such = under(section);
  return all(such, endedEarlier(all(convictedOrPardoned, such)));
};

const named: FactCondition = any(onSexList, under(sexParts), repeated('14:89.3'), repeated('14:283.1'));

const asRegistered = whereNotTold(['registrable'], (matter) => {
  const { registrable: told } = matter.charge;
  return told === undefined ? ask(named, matter) : fact(told);
});

const perhapsSex: FactCondition = all(
  any(partUntold(sexParts), unreadSex),
  about('sexual', 'child_victim'),
  ({ charge }) => fact(charge.registrable === undefined),
);

export const sexOffense: FactCondition = any(
  all(asRegistered, not(oldCarnalKnowledge)),
  unsettled(oldCarnalKnowledge, said.oldCarnalKnowledge),
  unsettled(perhapsSex, said.perhapsSex),
);

/** Article 977(C)(1): a misdemeanor that came of an arrest for a sex offense stays as well. */
export const sexArrest: FactCondition = any(sexOffense, (matter) =>
  anyAmong(companions(matter), (other) => ask(sexOffense, other)),
);

/**
 * R.S. 15:541(12), crimes against a child that are no sex offenses. Its words were not read, but the sections that it
 * names were: kidnapping and what follows it, soliciting, pandering and child labor. A child’s own parent is left out.
 */
const childSections = under('14:44–14:46.1 14:83–14:86 14:104 14:105 14:282 23:251', about('child_victim'));
export const againstChild: FactCondition = unsettled(
  all(about('child_victim'), childSections, not(sexOffense)),
  said.minorVictim,
);

export const domesticBattery = under(
  '14:35.3',
  byKind([readAs(always, said.domesticBattery), 'domestic_violence']),
);

export const stalking = under('14:40.2', byKind([readAs(never, said.notStalking), 'harassment']));

/** R.S. 40:966 to 970, paragraph A: making and selling, and having drugs with intent to sell. */
const saleSections = '40:966(A) 40:967(A) 40:968(A) 40:969(A) 40:970(A)';
const sale: FactCondition = any(
  under(saleSections, about('drug_sale')),
  all(partUntold(saleSections), about('drug_sale')),
);

/** Drug felonies beside those: to minors, near schools, with weights, labs. The article leaves out what carries over five years. */
const otherDrugCrime = under(
  '40:966(F) 40:967(F) 40:967.1 40:981 40:981.1 40:981.2 40:981.3 40:983 40:983.1',
);

/** Article 978(B)(3): of the drug felonies, those for selling or making. */
export const soldOrMade: FactCondition = any(
  all(sale, chargeFactAsked('soldOrMade')),
  unsettled(otherDrugCrime, said.overFiveYears),
);

/** A first offense of having marijuana is a misdemeanor, R.S. 40:966(C)(2). */
export const marijuanaPossession: FactCondition = all(
  under('40:966', anything),
  about('marijuana'),
  not(about('drug_sale')),
);
