import { all, allAmong, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, isNot, isSo, judgement, unknown } from '../../engine/when.ts';
import { type Cite, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months, years } from '../../record/day.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import { convicted, ended, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import { notAfter } from '../../vocabulary/order.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { under } from './code.ts';
import { erased, forms } from './how.ts';
import { juvenileAct108, juvenileDrinking, juvenileExcluded, juvenileRule, juvenileSummary } from './laws.ts';
import { underageDrinking } from './offenses.ts';
import { said } from './said.ts';

const erasing = {
  ...erased,
  fee: phrase.feeUnconfirmed,
  first: task('ask_agency', 'Ask juvenile probation if they began to erase your record.'),
  steps: [
    'Under a 2024 law the county’s office should begin by itself.',
    'Or file a motion with the juvenile court of the county (Rule 170). Your parents or guardian may do it too.',
    'The District Attorney is told 30 days before, and may object.',
    'If the District Attorney agrees, the court can erase the record at any time. The judge then looks at the offense, your age, your work, your record, and any trouble with drugs or alcohol. The judge also weighs the harm to you against public safety.',
  ],
  forms: [{ name: 'Court forms for the public', url: forms }],
} as const;

const seriousConviction = all(convicted, ofLevel('felony', 'misdemeanor'));
const noneSinceElsewhere = noneElsewhere(judgement(said.convictedElsewhereAfter));

/** No felony or misdemeanor since the discharge. Where there is one, only the prosecutor's consent opens the way. */
const nothingSince: FactCondition = (matter) => {
  const { charge } = matter;
  const discharged = charge.dateOf('completed');
  const here = allAmong(matter.record, (other) => {
    const counts = ask(seriousConviction, other);
    const earlier = notAfter(other.charge.dateOf('disposition'), discharged);
    if (other.charge.caseKey === charge.caseKey || isNot(counts) || isSo(earlier)) return always;
    return isSo(counts) && isNot(earlier)
      ? judgement(said.prosecutorAgrees)
      : unknown(...counts.missing, ...earlier.missing);
  });
  return allOf([here, noneSinceElsewhere(matter)]);
};

const dropped = relief({
  ...erasing,
  id: 'pa-juvenile-dropped',
  name: 'Erase a juvenile case that was dropped',
  covers: all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'pending')),
  rules: [
    rule(
      'not-proved',
      'The case was not approved, was dismissed, or was not proved',
      caseOver,
      juvenileRule,
      { otherwise: 'The case was proved' },
    ),
  ],
});

const consentDecree = relief({
  ...erasing,
  id: 'pa-juvenile-consent-decree',
  name: 'Erase a juvenile case after a consent decree or informal adjustment',
  covers: all(inJuvenileCourt, ended('diverted', 'deferred')),
  rules: [
    requires(waited(months(6)).since('supervision'), juvenileRule),
    requires(nothingPending, juvenileRule),
  ],
});

/** Chapter 61, and § 3126(a)(2) and (3): indecent assault by force or with threats. */
const afterFiveYears = under(
  '3126 6101–6199',
  byKind([readAs(always, said.gunOrGraveIndecentAssault), 'weapon', 'sexual']),
);
const lesserIndecentAssault = under('3126(a)(1) 3126(a)(4) 3126(a)(5) 3126(a)(6) 3126(a)(7) 3126(a)(8)');

/** Since Act 108 of 2024 most misdemeanors wait two years; guns and graver indecent assault stay at five. */
const waitAfterDischarge = waitedBy(
  [
    years(2),
    'for most misdemeanors',
    all(ofLevel('misdemeanor'), any(lesserIndecentAssault, not(afterFiveYears))),
  ],
  [years(5), 'for a felony, a gun crime or indecent assault'],
).since('discharged');

/** § 9123(a.1)(1): rape, involuntary deviate sexual intercourse, aggravated indecent assault. Without the section nobody knows. */
const graveSexCrime = under('3121 3123 3125', byKind([onlySectionTells, 'sexual']));

const adjudication = relief({
  ...erasing,
  id: 'pa-juvenile-adjudication',
  name: 'Erase a juvenile adjudication',
  covers: all(inJuvenileCourt, convicted, not(ofLevel('infraction'))),
  rules: [
    requires(waitAfterDischarge, juvenileAct108),
    rule(
      'no-later-conviction',
      'You have had no felony or misdemeanor since then',
      nothingSince,
      juvenileRule,
      { otherwise: 'You have had a felony or a misdemeanor since then' },
    ),
    requires(nothingPending, juvenileRule),
    rule(
      'not-serious-sex-crime',
      'It is not one of three grave sex crimes, or you were under 14. They are rape (§ 3121), forced oral or anal sex (§ 3123) and the graver kind of indecent assault (§ 3125)',
      any(not(graveSexCrime), youngerThan(14)),
      juvenileExcluded,
      { otherwise: 'It is one of three grave sex crimes, and you were 14 or older' },
    ),
  ],
});

const under18 = all(convicted, ofLevel('infraction'), any(inJuvenileCourt, youngerThan(18)));

const waitedAtLeastAs18 = (cited: Cite) => [
  requires(hasTurned(18), cited),
  requires(waited(months(6)).since('completed'), cited),
];

const summary = relief({
  ...erasing,
  id: 'pa-summary-under-18',
  name: 'Erase a summary conviction from when you were under 18',
  covers: all(under18, not(underageDrinking)),
  rules: [
    ...waitedAtLeastAs18(juvenileSummary),
    rule(
      'no-later-conviction',
      'You have had no felony or misdemeanor since then',
      nothingSince,
      juvenileSummary,
      { otherwise: 'You have had a felony or a misdemeanor since then' },
    ),
    requires(nothingPending, juvenileSummary),
  ],
});

/** Here the law asks nothing of what came later. */
const drinking = relief({
  ...erasing,
  id: 'pa-underage-drinking-under-18',
  name: 'Erase underage drinking from when you were under 18',
  covers: all(under18, underageDrinking),
  rules: waitedAtLeastAs18(juvenileDrinking),
  effect: 'The record is destroyed, the one that PennDOT keeps included.',
  limits: [...erasing.limits, 'A suspension of your driver’s license for it must be over too.'],
});

export const juvenile = [dropped, consentDecree, adjudication, summary, drinking];
