import {
  all,
  allAmong,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, fact, ifSo, judgement, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { droppedInDeal } from '../../vocabulary/endings.ts';
import { about, crime, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endOfSentence, everAfter } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { noProtectionOrder, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { among, byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord, others } from '../../vocabulary/whole-record.ts';
import { cite, partUntold, under } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

/**
 * § 67-3004(11)(b). Plain drunk driving is not among them. Of manslaughter only § 18-4006(3)(c) is a misdemeanor (§ 18-4007), so
 * the section alone tells it.
 */
const violentMisdemeanor = any(
  under(
    `18-901 18-903 18-918 18-7906 18-7907 18-920 18-6710 18-4006 18-8004C 18-915 18-1501 18-924 18-4116`,
    byKind(
      [() => always, 'assault', 'domestic_violence', 'protection_order', 'homicide'],
      [readAs(always, said.sexualListed), 'sexual'],
      [readAs(always, said.violentListed), 'violent', 'child_victim'],
      [readAs(always, said.harassmentListed), 'harassment'],
      [readAs(never, said.notExcessive), 'dui'],
    ),
  ),
  all(under('39-6312'), () => judgement(said.oldProtectionOrder)),
);

const graver = about(
  'homicide',
  'assault',
  'violent',
  'domestic_violence',
  'sexual',
  'child_victim',
  'kidnapping',
  'robbery',
  'burglary',
  'arson',
  'weapon',
  'theft',
  'fraud',
  'obstruction',
  'escape',
);

/** Told with another grave kind beside it, it may be another felony: the section tells. */
const byDrugKind = among(
  about('drug_possession', 'drug_sale', 'marijuana'),
  when(
    graver,
    onlySectionTells,
    byKind(
      [() => judgement(said.possessionToSell), 'drug_sale'],
      [readAs(always, said.simplePossession), 'drug_possession', 'marijuana'],
    ),
  ),
);

/** Felony possession under § 37-2732(a), (c) or (e). Paragraph (a) is about making, selling and having drugs to sell. */
const felonyPossession = any(
  under('37-2732(c) 37-2732(e)', byDrugKind),
  all(under('37-2732(a)'), () => judgement(said.possessionToSell)),
  all(partUntold('37-2732(c)'), byDrugKind),
);

const mayBeShielded = when(
  ofLevel('misdemeanor'),
  not(violentMisdemeanor),
  all(ofLevel('felony'), felonyPossession),
);

const guiltySince = (...endings: ('convicted' | 'pardoned' | 'deferred')[]) =>
  endedDuring(endOfSentence, everAfter, all(inAdultCourt, ended(...endings), crime));

const cleanSince = all(
  not(guiltySince('convicted', 'pardoned')),
  openIf(guiltySince('deferred'), said.withheldSince),
  not(convictedElsewhereDuring(endOfSentence, everAfter, said.elsewhereSince, { surely: always })),
);

const guilty = all(inAdultCourt, ended('convicted', 'deferred'), crime);

/** No other sentence runs, with probation or parole. */
const overIfGuilty: Condition = (matter) => ifSo(ask(guilty, matter), ask(sentenceOver, matter));
const noOtherSentence: Condition = (matter) => allAmong(others(matter), (other) => ask(overIfGuilty, other));

/** What was cleared before may have been set aside only, which does not count. */
const neverShielded: FactCondition = ofWholeRecord(({ file: { answers } }) => {
  const { reliefReceived, reliefs = [], facts } = answers;
  if (facts?.shieldedBefore !== undefined) return fact(facts.shieldedBefore !== true);
  if (reliefs.some(({ kind, statute = '' }) => kind === 'sealing' || statute.includes('67-3004')))
    return never;
  const settled = reliefs.filter(
    ({ kind, statute = '' }) => kind !== undefined || statute.includes('19-2604'),
  );
  if (reliefReceived === undefined && answers.reliefs === undefined) return unknown('reliefReceived');
  return Math.max(reliefReceived ?? 0, reliefs.length) <= settled.length
    ? always
    : unknown('facts.shieldedBefore');
});

const shielding = {
  kind: 'sealing',
  inForce: { from: '2024-01-01' },
  effect:
    'The court’s file, the police reports and the prints are no longer open to the public. You may answer that the case never happened.',
  limits: [
    'Police, prosecutors and courts still see it and may use it. So does the board that licenses peace officers.',
    'A new felony conviction takes the shield away if the prosecutor asks. After a new misdemeanor a judge may do so.',
    'It does not change gun rights.',
    phrase.privateCopies,
  ],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Fill in the Petition to Shield Records from the Idaho Supreme Court’s website.',
    'File it in your old criminal case, with the court that had it.',
    how.shieldHearing,
    'The judge must find that you have answered for it and that nobody’s safety suffers.',
  ],
} as const;

const conviction = relief({
  ...shielding,
  id: 'id-shielding',
  name: 'Shielding one conviction from the public',
  covers: all(inAdultCourt, ended('convicted', 'deferred', 'pardoned'), crime),
  pick: {
    id: 'one-shielding',
    text: 'Idaho shields one conviction in your life, or several of one event.',
    cite: cite('67-3004(11)(k)'),
    n: 1,
    byCase: true,
  },
  rules: [
    rule(
      'crime-may-be-shielded',
      'It is a misdemeanor that is not on the list of violent ones, or felony drug possession',
      mayBeShielded,
      cite('67-3004(11)(a), (b)'),
      { otherwise: 'It is neither felony drug possession nor a misdemeanor that the law lets people shield' },
    ),
    requires(waited(years(5)).since('completed'), cite('67-3004(11)(c)')),
    requires(everythingPaid, cite('67-3004(11)(c)')),
    rule(
      'no-conviction-since',
      'You had no other conviction since the sentence ended, infractions apart',
      cleanSince,
      cite('67-3004(11)(c)'),
      { otherwise: 'You had another conviction after the sentence ended' },
    ),
    rule(
      'no-other-sentence',
      'You are not on probation or parole for another crime',
      noOtherSentence,
      cite('67-3004(11)(c)'),
    ),
    requires(nothingPending, cite('67-3004(11)(c)')),
    requires(noProtectionOrder, cite('67-3004(11)(c)')),
    rule('never-shielded', 'You never had a record shielded before', neverShielded, cite('67-3004(11)(k)'), {
      otherwise: 'You had a record shielded before. The law allows it once',
    }),
  ],
  cautions: [
    how.once,
    'The 5 years also run from the day on which the last fine or restitution was paid.',
    phrase.judgeMaySayNo,
  ],
});

/** Another charge of the case ended in a conviction. */
export const convictedInCase: FactCondition = any(droppedInDeal, (matter) =>
  anyAmong(companions(matter), (other) => ask(pleaded, other)),
);
const pleaded = all(ended('convicted', 'deferred', 'pardoned'), crime);

/** The law names arrests and prosecutions beside convictions, but counts the wait from a sentence. */
const dropped = relief({
  ...shielding,
  id: 'id-shielding-dropped',
  name: 'Shielding dropped charges along with the conviction in the case',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted'), crime, convictedInCase),
  rules: [
    rule(
      'crime-may-be-shielded',
      'It is a misdemeanor that is not on the list of violent ones, or felony drug possession',
      mayBeShielded,
      cite('67-3004(11)(a), (b)'),
      { otherwise: 'It is neither felony drug possession nor a misdemeanor that the law lets people shield' },
    ),
    rule(
      'with-the-conviction',
      'The court shields the whole case, 5 years after the sentence in it',
      () => judgement(said.shieldDropped),
      cite('67-3004(11)(c), (d)'),
    ),
  ],
});

export const shieldingReliefs: readonly Relief[] = [conviction, dropped];
