import { all, allAmong, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import {
  about,
  chargeFact,
  convicted,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
  weaponUsed,
} from '../../vocabulary/facts.ts';
import { endOfSentence, everAfter } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite, partUntold, under } from './code.ts';
import { said } from './said.ts';

/** Rape by the ages of the two alone. */
const byAgeAlone = '18-6101(1) 18-6101(2)';

/** § 20-525A(5). Each of them is a felony. */
const neverExpunged: FactCondition = all(
  felony,
  any(
    under(
      `18-4014 18-907 18-801 18-802 18-803 18-804 18-805 18-909 18-4015 18-915 18-6604 18-1501
       18-4501 18-4502 18-4503 18-4001 18-4003 18-1506A 18-1507 18-3320 18-4006(1) 37-2732B`,
      byKind(
        [readAs(always, said.seriousYouthFelony), 'homicide', 'kidnapping', 'arson'],
        [() => never, 'robbery'],
        [onlySectionTells, 'sexual', 'assault', 'violent', 'domestic_violence', 'child_victim', 'drug_sale'],
        [readAs(never, said.otherYouthFelony), 'weapon'],
      ),
    ),
    // “Armed robbery (chapter 65)”: that chapter knows robbery alone, armed or not.
    all(
      under('18-6501 18-6502 18-6503', about('robbery')),
      any(weaponUsed, () => judgement(said.armedRobbery)),
    ),
    // “Rape, excluding statutory rape (18-6101)”.
    all(
      under('18-6101'),
      not(under(byAgeAlone)),
      any(not(partUntold(byAgeAlone)), () => judgement(said.byAgeAlone)),
    ),
    // Of manslaughter only the voluntary kind is named.
    all(partUntold('18-4006(1)'), () => judgement(said.voluntary)),
    all(under('37-2732(a)'), () => judgement(said.youthNearSchool)),
  ),
);

const found = all(inJuvenileCourt, convicted);
const graveFinding = all(found, neverExpunged);

/** One such finding closes the way for all others. */
const noGraveFinding: FactCondition = ofWholeRecord((matter) =>
  allAmong(matter.record, (each) => ask(not(graveFinding), each)),
);

const violence = about(
  'assault',
  'violent',
  'domestic_violence',
  'homicide',
  'robbery',
  'sexual',
  'kidnapping',
);
const felonyOrViolence = all(
  inAdultCourt,
  ended('convicted', 'pardoned'),
  any(felony, all(ofLevel('misdemeanor'), violence)),
);

const cleanSince = all(
  not(endedDuring(endOfSentence, everAfter, felonyOrViolence)),
  not(convictedElsewhereDuring(endOfSentence, everAfter, said.juvenileElsewhereSince)),
);

const committed = chargeFact('committed', false, said.notCommitted);

const youth = {
  kind: 'expungement',
  effect:
    'All records of the case are sealed, with the police reports and prints. The case is treated as if it had never happened, and you may say so.',
  limits: ['The court keeps a secret index. Only a court can order it opened.', phrase.privateCopies],
  cautions: [
    'The judge must be satisfied that you answered for it, are building a good life, and that nobody’s safety suffers.',
  ],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
  steps: [
    'Write a petition for expungement to the juvenile court that had the case.',
    'The court sets a hearing and tells the prosecutor.',
    'Show what you have done since: school, work, help you got.',
  ],
} as const;

const terms = [
  requires(hasTurned(18), cite('20-525A(1) to (3)')),
  rule(
    'no-grave-finding',
    'You were not found to have done one of the grave felonies that the law never expunges',
    noGraveFinding,
    cite('20-525A(5), (6)'),
    { otherwise: 'You were found to have done one of the grave felonies that the law never expunges' },
  ),
  rule(
    'clean-since',
    'You had no conviction for a felony or a violent misdemeanor since the case ended',
    cleanSince,
    cite('20-525A(6)'),
    { otherwise: 'You had a conviction for a felony or a violent misdemeanor since the case ended' },
  ),
  requires(nothingPending, cite('20-525A(6)')),
];

const finding = relief({
  ...youth,
  id: 'id-juvenile-expungement',
  name: 'Expunging a juvenile case',
  covers: found,
  rules: [
    rule(
      'waited',
      'The court let you go long enough ago. It takes 1 year for a misdemeanor, and 3 for a felony or after commitment to the state',
      when(
        any(felony, committed),
        waited(years(3)).since('supervision'),
        waited(years(1)).since('supervision'),
      ),
      cite('20-525A(1), (2)'),
    ),
    ...terms,
  ],
});

const diverted = relief({
  ...youth,
  id: 'id-juvenile-diversion',
  name: 'Expunging a juvenile diversion or informal adjustment',
  covers: all(inJuvenileCourt, ended('diverted', 'deferred')),
  rules: [requires(waited(years(1)).since('program'), cite('20-525A(3)')), ...terms],
});

export const juvenileReliefs: readonly Relief[] = [finding, diverted];
