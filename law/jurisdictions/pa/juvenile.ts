import { all, allAmong, any, ask, type Condition, type FactCondition, not, when } from '../../condition.ts';
import { months, years } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { about, convicted, ended, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { allOf, always, judgement, unknown } from '../../when.ts';
import { caseOver } from './clean-slate.ts';
import { erased, forms } from './how.ts';
import { juvenileAct108, juvenileExcluded, juvenileRule, juvenileSummary } from './laws.ts';
import { underageDrinking } from './offenses.ts';
import { said } from './said.ts';

const erasing = {
  ...erased,
  fee: phrase.feeUnconfirmed,
  steps: [
    'Ask the county’s juvenile probation office if it has begun. Under a 2024 law it should.',
    'Or file a motion with the juvenile court of the county (Rule 170).',
    'The District Attorney may object. If the District Attorney agrees, the court can erase the record at any time.',
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
    const { span, missing } = other.charge.dateOf('disposition');
    const before = span.last <= discharged.span.first;
    if (other.charge.caseKey === charge.caseKey || counts.earliest === Number.POSITIVE_INFINITY || before)
      return always;
    return counts.latest === Number.NEGATIVE_INFINITY && span.first > discharged.span.last
      ? judgement(said.prosecutorAgrees)
      : unknown(...counts.missing, ...missing, ...discharged.missing);
  });
  return allOf([here, noneSinceElsewhere(matter)]);
};

const dropped = relief({
  ...erasing,
  id: 'pa-juvenile-dropped',
  name: 'Erase a juvenile case that was dropped',
  covers: all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'pending')),
  rules: [
    rule('not-proved', 'The case was not approved, was dismissed, or was not proved', caseOver, juvenileRule),
  ],
});

const consentDecree = relief({
  ...erasing,
  id: 'pa-juvenile-consent-decree',
  name: 'Erase a juvenile case after a consent decree or informal adjustment',
  covers: all(inJuvenileCourt, ended('diverted', 'deferred')),
  rules: [
    rule(
      'waited',
      '6 months have passed since you were discharged',
      waited(months(6)).since('completed'),
      juvenileRule,
    ),
    rule('no-open-case', phrase.noOpenCase, nothingPending, juvenileRule),
  ],
});

/** Since Act 108 of 2024 most misdemeanors wait two years; guns and indecent assault stay at five. */
const waitAfterDischarge: Condition = when(
  all(ofLevel('misdemeanor'), not(about('weapon', 'sexual'))),
  waited(years(2)).since('completed'),
  waited(years(5)).since('completed'),
);

const perhapsKept = all(about('sexual'), () => judgement(said.sexCrimeStays));

const adjudication = relief({
  ...erasing,
  id: 'pa-juvenile-adjudication',
  name: 'Erase a juvenile adjudication',
  covers: all(inJuvenileCourt, convicted, not(ofLevel('infraction'))),
  rules: [
    rule(
      'waited',
      'You have waited since you were discharged. It is 2 years for most misdemeanors, and 5 for a felony, a gun crime or indecent assault',
      waitAfterDischarge,
      juvenileAct108,
    ),
    rule(
      'no-later-conviction',
      'You have had no felony or misdemeanor since then',
      nothingSince,
      juvenileRule,
    ),
    rule('no-open-case', phrase.noOpenCase, nothingPending, juvenileRule),
    rule(
      'not-serious-sex-crime',
      'It is not one of the serious sex crimes that stay on record',
      not(perhapsKept),
      juvenileExcluded,
    ),
  ],
  cautions: ['We could not read the list of sex crimes that stay on record. Ask a lawyer if yours was one.'],
});

/** It has a rule of its own for those who were 18; what holds for the younger was not read. */
const perhapsDrinking = all(underageDrinking, () => judgement(said.coversUnderageDrinking));

const summary = relief({
  ...erasing,
  id: 'pa-summary-under-18',
  name: 'Erase a summary conviction from when you were under 18',
  covers: all(convicted, ofLevel('infraction'), any(inJuvenileCourt, youngerThan(18))),
  rules: [
    rule('is-18', 'You are 18 or older', hasTurned(18), juvenileSummary),
    rule(
      'waited',
      '6 months have passed since your sentence ended',
      waited(months(6)).since('completed'),
      juvenileSummary,
    ),
    rule(
      'no-later-conviction',
      'You have had no felony or misdemeanor since then',
      nothingSince,
      juvenileSummary,
    ),
    rule('no-open-case', phrase.noOpenCase, nothingPending, juvenileSummary),
    rule('not-underage-drinking', 'It was not underage drinking', not(perhapsDrinking), juvenileSummary),
  ],
});

export const juvenile = [dropped, consentDecree, adjudication, summary];
