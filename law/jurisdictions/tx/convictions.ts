import { all, allAmong, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement, opposite } from '../../engine/when.ts';
import { type Cite, type Relief, type Requirement, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import {
  about,
  anything,
  chargeFactAsked,
  convicted,
  ended,
  inAdultCourt,
  misdemeanor,
  probationRevoked,
  weaponUsed,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { among, byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { waitedBy } from '../../vocabulary/waiting.ts';
import { others } from '../../vocabulary/whole-record.ts';
import { convictionLaw, otherDwiLaw, probationDwiLaw, probationLaw } from './cites.ts';
import { againstPersonsOrOrder, fineOnly, onProbation, organizedCrime } from './classes.ts';
import { under } from './code.ts';
import { noAccident } from './deferrals.ts';
import { notLeftOut } from './exclusions.ts';
import { cleanUntil, firstTime } from './first-time.ts';
import { graded } from './grades.ts';
import { petitionUnder } from './how.ts';
import { said } from './said.ts';
import { personsOrOrder } from './waits.ts';

const guilty = all(inAdultCourt, convicted);

const notOrganized = (law: Cite) =>
  rule('not-organized-crime', 'It was not organized crime', not(organizedCrime), law, {
    otherwise: 'It was organized crime',
  });

const notRevoked = (law: Cite) =>
  rule('probation-not-revoked', 'Your probation was not revoked', not(probationRevoked), law, {
    otherwise: 'Your probation was revoked',
  });

const probationWait = waitedBy(
  [years(2), `for an offense ${personsOrOrder}`, againstPersonsOrOrder],
  [years(0), 'for others'],
).since('probation');

const afterProbation = relief({
  ...petitionUnder('411.073'),
  id: 'tx-nondisclosure-probation',
  name: 'Nondisclosure of a misdemeanor after probation',
  inForce: { from: '2017-09-01' },
  covers: all(guilty, misdemeanor, onProbation, not(about('dui'))),
  rules: [
    requires(probationWait, probationLaw),
    notRevoked(probationLaw),
    requires(everythingPaid, probationLaw),
    notOrganized(probationLaw),
    firstTime(probationLaw),
    cleanUntil(probationWait),
    ...notLeftOut,
  ],
});

const simpleAssault = under(
  '22.01',
  any(byKind([readAs(always, said.simpleAssault), 'assault']), onlySectionTells),
);
const violent = all(not(simpleAssault), () => judgement(said.violent));

/** “Violent or sexual in nature” is not defined; simple assault is let through by name. */
const violentOrSexual = any(
  byKind(
    [anything, 'sexual'],
    [() => judgement(said.sexual), 'prostitution'],
    [violent, 'violent', 'assault', 'robbery', 'kidnapping', 'homicide', 'arson'],
  ),
  all(weaponUsed, not(about('prostitution')), violent),
);

/** One reading is for all who do not come under § 411.073, another only for those who were never put on probation. */
const neverOnProbation = when(
  all(onProbation, not(fineOnly)),
  () => judgement(said.openAfterRevocation),
  anything,
);

const sentenceWait = waitedBy(
  [years(0), 'if the offense carries only a fine', fineOnly],
  [years(2), 'for most offenses'],
).since('completed');

const afterSentence = relief({
  ...petitionUnder('411.0735'),
  id: 'tx-nondisclosure-conviction',
  name: 'Nondisclosure of a misdemeanor after jail or a fine',
  inForce: { from: '2017-09-01' },
  covers: all(
    guilty,
    any(misdemeanor, fineOnly),
    any(not(onProbation), probationRevoked, fineOnly),
    not(about('dui')),
  ),
  rules: [
    requires(sentenceWait, convictionLaw),
    requires(everythingPaid, convictionLaw),
    notOrganized(convictionLaw),
    rule(
      'not-violent-or-sexual',
      'It was not violent or sexual. Simple assault is allowed',
      not(violentOrSexual),
      convictionLaw,
      { otherwise: 'It was a violent or sexual offense' },
    ),
    rule('no-probation', 'You were not put on probation for it', neverOnProbation, convictionLaw, {
      otherwise: 'You were put on probation for it',
    }),
    firstTime(convictionLaw),
    cleanUntil(sentenceWait),
    ...notLeftOut,
  ],
});

const drivingWhileIntoxicated = under('49.04', among(about('dui'), anything));

/** From 0.15 up, and from the second time on, it is Class A. */
const belowPoint15 = all(not(under('49.04(d)')), graded('b'));

const dwiFinding = all(inAdultCourt, ended('convicted', 'deferred'), about('dui'));
const onlyDwi: FactCondition = (matter) =>
  allAmong(others(matter), (other) => opposite(ask(dwiFinding, other)));

const interlock = chargeFactAsked('interlock');

const withInterlock = 'if you drove with an interlock for 6 months';

const firstDwi = (law: Cite, wait: Requirement) => [
  rule('crime-covered', 'It was drunk or drugged driving (Penal Code § 49.04)', drivingWhileIntoxicated, law),
  rule('class-b', 'It was Class B: the alcohol level was below 0.15', belowPoint15, law),
  requires(wait, law),
  requires(everythingPaid, law),
  rule('no-crash', 'No crash involved another person', noAccident, law, {
    otherwise: 'A crash involved another person',
  }),
  firstTime(law),
  rule('only-dwi', 'It is your only DWI', onlyDwi, law),
  cleanUntil(wait),
  ...notLeftOut,
];

/** § 411.0736 is for those whom § 411.0731 does not reach: probation was revoked, or there was none. */
const drunk = all(guilty, misdemeanor, about('dui'));

const dwiProbation = relief({
  ...petitionUnder('411.0731'),
  id: 'tx-nondisclosure-dwi-probation',
  name: 'Nondisclosure of a first DWI after probation',
  inForce: { from: '2017-09-01' },
  covers: all(drunk, onProbation),
  rules: [
    ...firstDwi(
      probationDwiLaw,
      waitedBy([years(2), withInterlock, interlock], [years(5), 'otherwise']).since('probation'),
    ),
    notRevoked(probationDwiLaw),
  ],
});

const dwiJail = relief({
  ...petitionUnder('411.0736'),
  id: 'tx-nondisclosure-dwi-conviction',
  name: 'Nondisclosure of a first DWI after jail, a fine or revoked probation',
  inForce: { from: '2017-09-01' },
  covers: all(drunk, any(not(onProbation), probationRevoked)),
  rules: firstDwi(
    otherDwiLaw,
    waitedBy([years(3), withInterlock, interlock], [years(5), 'otherwise']).since('completed'),
  ),
});

export const convictions: readonly Relief[] = [afterProbation, afterSentence, dwiProbation, dwiJail];
