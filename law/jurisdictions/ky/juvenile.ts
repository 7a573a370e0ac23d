import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { wholeCaseOver } from '../../vocabulary/endings.ts';
import { about, convicted, ended, felony, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';

/** A “violent offender” under § 439.3401: grave felonies. Of the lesser ones only somebody who knows the case can say. */
const violent: FactCondition = all(
  felony,
  about('homicide', 'assault', 'violent', 'robbery', 'kidnapping', 'arson', 'burglary', 'domestic_violence'),
  () => judgement(said.violentYouth),
);

const oneFelonyAtMost = atMost(1, all(inJuvenileCourt, felony), { byCase: true });

const dropped = relief({
  id: 'ky-juvenile-dismissed',
  name: 'A juvenile case that was dismissed',
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2017-06-29' },
  covers: all(
    inJuvenileCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'diverted', 'deferred', 'pending'),
  ),
  rules: [
    requires(wholeCaseOver, cite('610.330(7)')),
    rule(
      'since-2017',
      'The case ended on June 29, 2017 or later, when this law began',
      not(happenedBefore('disposition', '2017-06-29')),
      cite('610.330(7)'),
      { otherwise: 'The case ended before June 29, 2017, so you have to ask' },
    ),
    rule(
      'petition-dismissed',
      'The petition was dismissed, or you were found not delinquent',
      when(
        ended('diverted', 'deferred', 'no_charges', 'not_responsible'),
        () => judgement(said.youthDiversion),
        () => always,
      ),
      cite('610.330(7)'),
    ),
  ],
  effect: how.noRecord,
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether your juvenile case was expunged.'),
  steps: ['The court orders it when it dismisses the petition.'],
});

const notGrave = [
  rule('not-sex-crime', 'It was no sex crime', not(about('sexual')), cite('610.330(1)(c)'), {
    otherwise: 'It was a sex crime',
  }),
  rule(
    'not-violent-offender',
    'It does not make you a “violent offender” by law',
    not(violent),
    cite('610.330(1)(c)'),
  ),
];

/** Before June 29, 2017 no order came by itself. “Any other interested person” may ask, of every child who was before the court. */
const droppedBefore = relief({
  id: 'ky-juvenile-dismissed-before-2017',
  name: 'Ask to expunge a juvenile case that was dismissed before June 29, 2017',
  kind: 'expungement',
  covers: all(
    inJuvenileCourt,
    ended('dismissed', 'acquitted', 'diverted', 'deferred'),
    happenedBefore('disposition', '2017-06-29'),
  ),
  rules: [
    requires(waited(years(2)).since('disposition'), cite('610.330(1)(b), (3)')),
    rule(
      'under-the-court',
      'The case was before the court, not only with a counselor of the court',
      when(
        ended('diverted', 'deferred'),
        () => judgement(said.underTheCourt),
        () => always,
      ),
      cite('610.330(1)(b)'),
    ),
    ...notGrave,
    requires(nothingPending, cite('610.330(1)(c)')),
  ],
  effect: how.noRecord,
  cautions: ['The judge decides.'],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
  steps: [
    'Write to the juvenile court that had the case. Ask it to start expungement under KRS 610.330(1)(b).',
    'There is a hearing. Bring the paper that shows the case was dismissed.',
  ],
});

const finding = relief({
  id: 'ky-juvenile-expungement',
  name: 'Expunge a juvenile finding',
  kind: 'expungement',
  covers: all(inJuvenileCourt, convicted),
  rules: [
    requires(waited(years(2)).since('supervision'), cite('610.330(3)')),
    ...notGrave,
    rule(
      'one-felony',
      'If it was a felony, it is your only juvenile felony, or all came from one event',
      any(not(felony), oneFelonyAtMost, () => judgement(said.severalYouthFelonies)),
      cite('610.330(2)'),
    ),
    requires(nothingPending, cite('610.330(1)(c)')),
  ],
  effect: how.noRecord,
  cautions: ['The judge decides. In special cases the judge may let you ask before the 2 years are over.'],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
  steps: [
    'Fill in form AOC-JV-30.',
    'File it in the juvenile court that heard the case. There is a hearing.',
  ],
});

export const juvenileReliefs: readonly Relief[] = [dropped, droppedBefore, finding];
