import { all, any, anyAmong, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, never, unknown } from '../../engine/when.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, anything, chargeFactOr, felony } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** § 4372(f): Title 21 stays on record, three offenses apart. */
export const driving = under('21: *', byKind([readAs(always, said.drivingOffense), 'dui', 'traffic']));
const drivingThatMay = under('21: 2810 4175 4176A');
export const drivingThatStays = all(driving, not(drivingThatMay));

const marijuana = all(about('marijuana'), not(about('drug_sale')), not(felony));
const personalMarijuana = under('16: 4764 4771', all(marijuana, readAs(always, said.personalMarijuana)));
const underageAlcohol = under('4: 904', about('alcohol_minor'));

/** § 4373(a)(1)c. and d. */
export const noWait = any(personalMarijuana, underageAlcohol);

/** § 4372(g), (h): convictions that never count against somebody. */
export const harmless = any(noWait, driving);

/** § 4372(f): only after a pardon. */
export const pardonFirst = under('628A 766 767 791 1106');

/** § 4373(b): what is left out of mandatory expungement. */
const family = all(
  about('domestic_violence'),
  under('601–604 611 614 621 625 628A 781 785 791 804 811 821–823 1271 1271A 1311 2113', anything),
);
/** With the misdemeanors in subparts A, B, C and F of subchapter VI: bribery, abuse of office, perjury, courts. */
const listed = under(
  `628A 763–767 791 820 841B 916 917 1106 1201–1213 1221–1235 1250 1256 1257 1257A 1261–1275 1304 1313 1332 1335 1341 1343 1355
  1443 1445 1456 1457`,
  byKind(
    [readAs(always, said.listedSexCrime), 'sexual'],
    [readAs(always, said.listedOfficeCrime), 'protection_order', 'contempt', 'official_misconduct'],
    [onlySectionTells, 'weapon', 'prostitution', 'obstruction'],
    [readAs(never, said.notHomeFraud), 'fraud'],
    [readAs(never, said.notPeeping), 'trespass'],
  ),
);
const sexCrime = about('sexual');
const besideSexCrime: FactCondition = (matter) => anyAmong(sameCase(matter), (each) => ask(sexCrime, each));
const drugsForSex = all(under('625'), besideSexCrime);
/** Some crimes always have such a victim. */
const childOrFrail = any(about('child_victim', 'elder_victim'), under('1100–1112B 16: 1136 31: 3913'));
export const listedB = any(childOrFrail, family, listed, drugsForSex);

/** § 4373(a)(2)b. */
export const possession = under(
  '16: 4756',
  all(
    about('drug_possession'),
    not(about('drug_sale')),
    when(graded('g'), readAs(always, said.possession4756), onlySectionTells),
  ),
);

/** § 4373(a)(2)c. Of forgery it names the second degree. The first is of class F (§ 861(b)). */
const sixFelonies = under(
  '16: 4757 4758 4760 11: 828 861 903',
  byKind([readAs(never, said.notTenYearFelony), 'fraud', 'drug_sale', 'burglary']),
);
const graveForgery = all(under('861'), any(under('861(b)(1)'), graded('f')));
export const tenYearFelony = all(sixFelonies, not(graveForgery));

/** § 4201(c). Its text was read down to § 777A of Title 11; of Title 16 it was not. Whoever was told by the court knows best. */
const asTold = 'facts.violentFelony';
const askWhether: FactCondition = ({ charge }) => unknown(charge.path(asTold));
const takenFor: FactCondition = ({ charge }) => assuming(said.violentKind, always, charge.path(asTold));
const notRead = under(
  `778 778A 780 782–783A 787 802 803 825 826 826A 831 832 835 836 846 1103A 1103B 1108 1109 1111–1112B 1254 1302 1312 1338 1442
  1444 1447 1447A 1448 1455 1503 3533`,
);
const inDoubt = under(
  '607A 616 626 785 801 804 1100–1102 1105 1239 1250–1260 1304 1313 1339 1351–1353 1440–1475 3531–3534',
);
const surelyListed = ['homicide', 'sexual', 'kidnapping', 'robbery'] as const;
const perhapsListed = [
  'assault',
  'violent',
  'domestic_violence',
  'child_victim',
  'elder_victim',
  'burglary',
  'arson',
  'weapon',
  'escape',
  'harassment',
] as const;
const onTheList = under(
  '513 602 604–607 612–615 617 629–636 645 768–777A',
  byKind([readAs(always, said.violentKind), ...surelyListed], [askWhether, ...perhapsListed]),
);
/** Of drug crimes the guidelines for judges have violent ones too, and dealing is the gravest of them. */
const dealing = under('16: 4751–4755 4761', about('drug_sale'));
export const violent = chargeFactOr(
  'violentFelony',
  when(notRead, takenFor, when(any(inDoubt, dealing), askWhether, onTheList)),
);
/** § 4374(b)(1) leaves out those of Title 11 alone, and drug crimes stand in Title 16. */
const inTitle16 = under(
  '16: *',
  all(about('drug_sale', 'drug_possession'), not(about(...surelyListed, ...perhapsListed))),
);
const violentInTitle11 = all(not(inTitle16), violent);

/** Crimes that are never less than a felony: of one that was told as less, only a person can say what it was. */
const alwaysFelony = under(
  '513 604–607 612 613 629–636 645 768–778A 782–783A 787 802 803 825 826 826A 831 832 835 836 846 1103A 1103B 1108 1109 1447 1447A 1448 1503 3533',
);
export const levelFits = openIf(all(not(felony), alwaysFelony), said.alwaysFelony);

/** § 4374(b)(2)–(4): of people in care, and the crimes in the child protection act, as Family Court's packet lists them. */
const careFelony = under('16: 1136 31: 3913');
const protectionAct = under(
  '604–607 612 613 626 629–636 645 651 768–780 782–783A 785 787 802 803 1100–1103B 1105 1108–1112B',
);
export const felonyLeftOut = any(careFelony, protectionAct, violentInTitle11);

/** § 4375(b): not even after a pardon. */
export const neverExpunged = under(
  '632 635 636 772 773 778',
  all(felony, byKind([onlySectionTells, 'homicide', 'sexual'])),
);
