import { all, any, type Condition, not } from '../../engine/condition.ts';
import { always, blocked, blockedPerhaps, judgement, type When } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { noConvictionElsewhereFor, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import { noFelonyElsewhereFor } from '../../vocabulary/elsewhere.ts';
import { programOver } from '../../vocabulary/endings.ts';
import {
  convictedOrPardoned,
  crime,
  ended,
  felony,
  inAdultCourt,
  infraction,
  misdemeanor,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { openBy } from '../../vocabulary/opening.ts';
import { endedEarlier, felonyElsewhereEarlier } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, hotline } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { article } from './code.ts';
import { motion, setAsideFirst } from './how.ts';
import {
  againstChild,
  anyViolence,
  domesticBattery,
  marijuanaPossession,
  mayBeHeard,
  sexArrest,
  sexOffense,
  soldOrMade,
  stalking,
  violent,
} from './offenses.ts';
import { said } from './said.ts';

const small = ofLevel('misdemeanor', 'infraction');
const aMisdemeanor = all(convictedOrPardoned, small);
const aFelony = all(convictedOrPardoned, felony);
const deferred = all(inAdultCourt, ended('deferred'));

/** Article 977(A)(2) asks for no open felony; a smaller open case does not matter. */
const noOpenFelony: Condition = ofWholeRecord(({ file, record }): When => {
  const { pendingCharges } = file.answers;
  const open = record.filter(({ charge }) => charge.isListed && charge.disposition === 'pending');
  if (open.some(({ charge }) => charge.level === 'felony')) return blocked(phrase.fix.waitForOpenCase);
  if (pendingCharges === undefined) return blockedPerhaps(phrase.fix.waitForOpenCase, 'pendingCharges');
  const isWhole = record.every(({ charge }) => charge.isListed);
  const known = isWhole && open.length > 0 && open.every(({ charge }) => charge.level !== undefined);
  return pendingCharges && !known ? judgement(said.openFelony) : always;
});

const noFelonyFor = (number: number): Condition =>
  all(
    noOtherConvictionFor(years(number), all(inAdultCourt, felony), { elsewhere: false }),
    noFelonyElsewhereFor(years(number)),
  );

const notDomestic = (part: string) =>
  rule('not-domestic', 'It was not domestic abuse battery', not(domesticBattery), article(part), {
    otherwise: 'It was domestic abuse battery',
  });

const notExcluded = (part: string) => [
  notDomestic(part),
  rule('not-sexual', 'It was not a sex offense (R.S. 15:541)', not(sexOffense), article(part), {
    otherwise: 'It was a sex offense (R.S. 15:541)',
  }),
];

const smallExclusions = [
  notDomestic('977(C)'),
  rule(
    'not-sexual',
    'It was not a sex offense (R.S. 15:541), and you were not arrested for one in this case',
    not(sexArrest),
    article('977(C)(1)'),
    { otherwise: 'It was a sex offense (R.S. 15:541), or you were arrested for one in this case' },
  ),
  rule('not-stalking', 'It was not stalking', not(stalking), article('977(C)(3)'), {
    otherwise: 'It was stalking',
  }),
  rule('is-misdemeanor', 'It was a misdemeanor', openIf(infraction, said.ticket), article('977(A)')),
];

const feloniesLeftOut = [
  ...notExcluded('978(B)'),
  rule(
    'not-against-child',
    'It is not on the list of crimes against a child',
    not(againstChild),
    article('978(B)(2)'),
  ),
];

const noSale = rule(
  'not-sold-or-made',
  'It was not for selling or making drugs',
  not(soldOrMade),
  article('978(B)(3)'),
  { otherwise: 'It was for selling or making drugs' },
);

const notViolent = (part: string) =>
  rule('not-violent', 'It was not a crime of violence (R.S. 14:2)', not(violent), article(part), {
    otherwise: 'It was a crime of violence (R.S. 14:2)',
  });

/** By its digest, Act 580 of 2024 asks for no felony in the ten years before the motion; other pages still say no crime. */
const noMisdemeanorFor10 = all(
  noOtherConvictionFor(years(10), all(inAdultCourt, misdemeanor), { elsewhere: false }),
  noConvictionElsewhereFor(years(10)),
);
const noCrimeLately = [
  rule(
    'no-felony-lately',
    'You had no other felony conviction in the last 10 years',
    noFelonyFor(10),
    article('978(A)(2)'),
    { otherwise: 'You had another felony conviction in the last 10 years' },
  ),
  rule(
    'no-misdemeanor-lately',
    'You had no misdemeanor conviction in the last 10 years',
    somewhereBetween(() => always, noMisdemeanorFor10, said.misdemeanorSince),
    article('978(A)(2)'),
  ),
];

const marijuana = relief({
  ...motion,
  id: 'la-marijuana',
  name: 'Expunge a first conviction for having marijuana',
  inForce: { from: '2023-08-01' },
  covers: all(convictedOrPardoned, misdemeanor, marijuanaPossession),
  rules: [
    requires(waited(days(90)).since('conviction'), article('977(D)')),
    rule(
      'first-offense',
      'It was your first marijuana case that ended in a conviction',
      not(endedEarlier(all(convictedOrPardoned, marijuanaPossession))),
      article('977(D)'),
      { otherwise: 'You had a marijuana conviction before this one' },
    ),
  ],
  first: askClerk,
  steps: [
    'Get your State Police or sheriff’s record, and the court’s papers on how the case ended.',
    'Fill in the motion for marijuana cases (art. 998) with the two orders (arts. 991 and 992).',
    ...motion.steps.slice(2),
  ],
});

const misdemeanor894 = relief({
  ...motion,
  id: 'la-misdemeanor-set-aside',
  name: 'Expunge a misdemeanor that was set aside (art. 894)',
  covers: all(deferred, small),
  rules: [
    rule('probation-over', 'You finished your probation', programOver, article('894(B); art. 977(A)(1)'), {
      otherwise: 'You have not finished your probation yet',
    }),
    ...smallExclusions,
  ],
  first: task('ask_court', 'Ask the clerk of court whether the judge dismissed your case.'),
  steps: [setAsideFirst, ...motion.steps],
});

const misdemeanor5 = relief({
  ...motion,
  id: 'la-misdemeanor',
  name: 'Expunge a misdemeanor after five years',
  covers: aMisdemeanor,
  rules: [
    requires(waited(years(5)).since('completed'), article('977(A)(2)')),
    rule(
      'no-felony-lately',
      'You had no felony conviction in the last 5 years',
      noFelonyFor(5),
      article('977(A)(2)'),
      { otherwise: 'You had a felony conviction in the last 5 years' },
    ),
    rule('no-open-felony', 'No felony case against you is open', noOpenFelony, article('977(A)(2)'), {
      otherwise: 'You have an open felony case',
    }),
    ...smallExclusions,
  ],
  first: askClerk,
  steps: [
    ...motion.steps,
    'Ask the district attorney for the paper that you had no felony in these five years, and add it.',
  ],
});

const felony893 = relief({
  ...motion,
  id: 'la-felony-set-aside',
  name: 'Expunge a felony that was set aside (art. 893)',
  covers: all(deferred, felony),
  rules: [
    rule('probation-over', 'You finished your probation', programOver, article('893(E); art. 978(A)(1)'), {
      otherwise: 'You have not finished your probation yet',
    }),
    rule(
      'not-violent',
      'It was not a crime of violence (R.S. 14:2)',
      openIf(anyViolence, said.deferredViolent),
      article('978(B)(1)'),
    ),
    ...feloniesLeftOut,
  ],
  first: task('ask_court', 'Ask the clerk of court whether the judge dismissed your case.'),
  steps: [setAsideFirst, ...motion.steps],
});

const firstFelony = relief({
  ...motion,
  id: 'la-first-felony',
  name: 'Expunge your first felony (first offender pardon)',
  inForce: { from: '2019-08-01' },
  covers: aFelony,
  rules: [
    rule(
      'first-felony',
      'You were not convicted of a felony before this one, in any state',
      all(
        not(endedEarlier(aFelony)),
        not(felonyElsewhereEarlier(said.felonyElsewhere)),
        openIf(endedEarlier(all(deferred, felony)), said.deferredBefore),
      ),
      article('978(A)(3); R.S. 15:572(C)'),
      { otherwise: 'You were convicted of a felony before this one' },
    ),
    rule(
      'not-violent',
      'It was not a crime of violence (R.S. 14:2)',
      not(anyViolence),
      article('978(A)(3)'),
      { otherwise: 'It was a crime of violence (R.S. 14:2)' },
    ),
    ...feloniesLeftOut,
    requires(sentenceOver, article('978(A)(3); R.S. 15:572(B)')),
    rule('costs-paid', 'All court costs are paid', paid('fines'), article('978(A)(3); R.S. 15:572(B)(3)'), {
      otherwise: 'You still owe court costs',
    }),
  ],
  first: task('get_paper', 'Ask Probation and Parole for your first offender pardon paper.'),
  steps: ['The pardon itself comes by law when your sentence is over.', ...motion.steps],
});

const felony10 = relief({
  ...motion,
  id: 'la-felony',
  name: 'Expunge a felony after ten years',
  covers: aFelony,
  rules: [
    requires(waited(years(10)).since('completed'), article('978(A)(2)')),
    ...noCrimeLately,
    requires(nothingPending, article('978(A)(2)')),
    rule(
      'not-violent',
      'It was not a crime of violence (R.S. 14:2)',
      not(anyViolence),
      article('978(B)(1)'),
      {
        otherwise: 'It was a crime of violence (R.S. 14:2)',
      },
    ),
    ...feloniesLeftOut,
    noSale,
  ],
  first: askClerk,
  steps: [
    ...motion.steps,
    'Ask the district attorney for the paper that you had no conviction in these ten years, and add it.',
  ],
});

const heard = relief({
  ...motion,
  id: 'la-felony-hearing',
  name: 'Expunge certain violent felonies after ten years and a hearing',
  covers: all(aFelony, mayBeHeard),
  rules: [
    requires(waited(years(10)).since('completed'), article('978(E)')),
    rule(
      'no-conviction-lately',
      'You had no other conviction in the last 10 years',
      all(noFelonyFor(10), noMisdemeanorFor10),
      article('978(E)'),
      { otherwise: 'You had another conviction in the last 10 years' },
    ),
    requires(nothingPending, article('978(E)')),
    ...feloniesLeftOut,
  ],
  cautions: [
    phrase.judgeMaySayNo,
    'Bring proof of your work. An earlier text of the law asked for ten years in work.',
  ],
});

const trafficking = relief({
  ...motion,
  id: 'la-trafficking',
  name: 'Expunge a conviction of a trafficking victim',
  covers: all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), crime, traffickingVictim),
  rules: [
    rule(
      'trafficked',
      'You did it because someone trafficked you, and the district attorney confirms it',
      traffickingVictim,
      article('983'),
    ),
    requires(nothingPending, article('983')),
    ...notExcluded('977, 978'),
    rule('not-stalking', 'It was not stalking', not(stalking), article('977(C)(3)'), {
      otherwise: 'It was stalking',
    }),
    notViolent('978(B)(1)'),
    noSale,
  ],
  fee: 'There is no filing fee for trafficking victims whom the district attorney confirms.',
  cautions: ['You must show the district attorney that it was most likely because of trafficking.'],
  first: hotline,
  steps: [
    'Ask the district attorney to certify that you did it as a victim of trafficking. Then there is no wait.',
    ...motion.steps,
    phrase.traffickingHelp,
  ],
});

export const convictionReliefs: readonly Relief[] = [
  marijuana,
  misdemeanor894,
  misdemeanor5,
  felony893,
  firstFelony,
  felony10,
  heard,
  trafficking,
];

/** A conviction that can be expunged, in whichever way. */
export const canBeExpunged = any(
  ...[marijuana, misdemeanor5, firstFelony, felony10, heard, trafficking].map(openBy),
);
