import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, never, unknown } from '../../engine/when.ts';
import { about, anything, chargeFactOr, felony } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
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
const listed = under(
  `625 628A 763–767 791 820 841B 916 917 1106 1205–1207 1211 1221 1233 1250 1256 1257 1257A 1266 1267 1271 1271A 1304 1313 1332 1335
  1341 1343 1355 1443 1445 1456 1457`,
  byKind(
    [readAs(always, said.listedSexCrime), 'sexual'],
    [readAs(always, said.listedOfficeCrime), 'protection_order', 'contempt', 'official_misconduct'],
    [onlySectionTells, 'weapon', 'prostitution', 'obstruction'],
    [readAs(never, said.notHomeFraud), 'fraud'],
    [readAs(never, said.notPeeping), 'trespass'],
  ),
);
export const listedB = any(about('child_victim', 'elder_victim'), family, listed);

/** § 4373(a)(2)b. */
export const possession = under(
  '16: 4756',
  all(
    about('drug_possession'),
    not(about('drug_sale')),
    when(graded('g'), readAs(always, said.possession4756), onlySectionTells),
  ),
);

/** § 4373(a)(2)c. */
export const tenYearFelony = under(
  '16: 4757 4758 4760 11: 828 861 903',
  byKind([readAs(never, said.notTenYearFelony), 'fraud', 'drug_sale', 'burglary']),
);

/** § 4201(c), as far as it is about Title 11. Whoever was told by the court knows best. */
const askWhether: FactCondition = ({ charge }) => unknown(charge.path('facts.violentFelony'));
const inDoubt = under('614 616 629 785 804 1239 1252 1304 1450 1451 1454');
const onTheList = under(
  `602 604–607 612 613 615 617 626 630–636 768–778A 782–783A 787 802 803 825 826 826A 831 832 835 836 846 1108 1109 1111
  1253 1254 1302 1312 1338 1442 1444 1447 1447A 1448 1455 1503 3533`,
  byKind(
    [readAs(always, said.violentKind), 'homicide', 'sexual', 'kidnapping', 'robbery'],
    [
      askWhether,
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
    ],
  ),
);
const careFelony = under('16: 1136 31: 3913');
export const violent = chargeFactOr('violentFelony', when(inDoubt, askWhether, onTheList));
export const felonyLeftOut = any(violent, careFelony);

/** § 4375(b): not even after a pardon. */
export const neverExpunged = under(
  '632 635 636 772 773 778',
  all(felony, byKind([onlySectionTells, 'homicide', 'sexual'])),
);
