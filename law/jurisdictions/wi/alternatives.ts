import { all, allAmong, ask, type Condition, not } from '../../engine/condition.ts';
import { allOf, isNot, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { about, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { mustRegister, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { among, onlySectionTells } from '../../vocabulary/readings.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, sameCase } from '../../vocabulary/whole-record.ts';
import { dischargeLaw, pardonRule, reopeningLaw, voteLaw, websiteRule } from './cites.ts';
import { under } from './code.ts';
import { mayBeOrdered } from './expungeable.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

const fiveYears = waited(years(5)).since('completed');
const crime = all(inAdultCourt, ended('convicted'), ofLevel('misdemeanor', 'felony'));

/** Every sentence counts, not only the one for this crime. */
const everySentenceFiveYearsOver: Condition = ofWholeRecord(({ record }) =>
  allOf(record.filter((each) => !isNot(ask(crime, each))).map((each) => ask(fiveYears, each))),
);

const wholeCaseCleared: Condition = (matter) =>
  allAmong(sameCase(matter), (other) => ask(endedWithoutConviction, other));
const endedWithoutConviction = ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred');

const stillOpen = all(inAdultCourt, ended('pending'));

export const alternatives: readonly Relief[] = [
  relief({
    id: 'wi-website',
    name: 'Off the court website after 2 years',
    kind: 'sealing',
    automatic: true,
    alternative: true,
    inForce: { from: '2018-03-30' },
    covers: all(inAdultCourt, ended('dismissed', 'acquitted')),
    rules: [
      requires(waited(years(2)).since('disposition'), websiteRule),
      rule(
        'whole-case',
        'Every charge in the case was dismissed or ended in an acquittal',
        wholeCaseCleared,
        websiteRule,
      ),
    ],
    effect: 'The case no longer shows on the public court website, wcca.wicourts.gov.',
    limits: [
      'The case is not sealed. Anyone can still see it at the clerk’s office.',
      'It does not change the record of the Department of Justice. Ask for removal there too.',
    ],
    fee: 'Free.',
    first: check,
    steps: ['If an old dismissed case still shows, ask the clerk of circuit court why.'],
  }),
  relief({
    id: 'wi-ask-at-sentencing',
    name: 'Asking for expungement in your open case',
    kind: 'expungement',
    alternative: true,
    covers: stillOpen,
    rules: mayBeOrdered,
    effect:
      'If you are convicted, the judge can order it at sentencing. Then the record is expunged once you finish the sentence.',
    cautions: [
      'Sentencing is the only chance. The judge does not have to bring it up. Tell your lawyer now that you want it.',
      'The judge decides, and must find that it helps you and harms nobody.',
      'You must then finish the sentence, keep each condition, have no new conviction and not be revoked.',
    ],
    fee: 'Free.',
    first: task('ask_lawyer', 'Tell your lawyer today that you want expungement at sentencing.'),
    steps: [
      'Be ready to say how it helps you and why it harms nobody.',
      'Check that the written judgment says it.',
    ],
  }),
  relief({
    id: 'wi-conditional-discharge',
    name: 'First drug case: probation without a conviction',
    kind: 'dismissal',
    alternative: true,
    covers: all(stillOpen, about('drug_possession')),
    rules: [
      rule(
        'crime-covered',
        'You are charged with having drugs under § 961.41(3g)(b)',
        under('961.41(3g)(b)', among(about('drug_possession'), onlySectionTells)),
        dischargeLaw,
      ),
      rule(
        'no-earlier-drug-crime',
        'You were never convicted of a drug crime before',
        all(atMost(0, about('drug_possession', 'drug_sale', 'marijuana')), noneSuchElsewhere()),
        dischargeLaw,
        { otherwise: 'You were convicted of a drug crime before' },
      ),
    ],
    effect:
      'The judge puts off the case, places you on probation and dismisses it when you finish. It is then not a conviction.',
    limits: [
      'The arrest may stay in the record of the Department of Justice. The state’s own form says that it only adds a note.',
    ],
    cautions: [
      'If you break a rule of the probation, the judge can find you guilty and enter the conviction.',
      'You get this once in your life. Drug convictions in other states and federal courts count too.',
    ],
    fee: 'We could not confirm the costs. Ask your lawyer.',
    first: task('ask_lawyer', 'Ask your lawyer about a conditional discharge before you plead.'),
    steps: ['It stands in § 961.47. Your lawyer can tell you more.'],
  }),
  relief({
    id: 'wi-reopen-ticket',
    name: 'Asking a court to reopen an old ticket',
    kind: 'set_aside',
    alternative: true,
    covers: all(ended('convicted'), ofLevel('infraction')),
    rules: [
      rule(
        'fair-to-reopen',
        'A judge finds that fairness calls for reopening the case',
        () => judgement(said.reasonToReopen),
        reopeningLaw,
      ),
    ],
    effect: 'The court may take back its decision on the ticket.',
    cautions: [
      'Judges weigh fairness against leaving old cases closed.',
      'We read about this in one law firm’s page only. Ask a lawyer first.',
    ],
    fee: phrase.feeUnconfirmed,
    first: task('ask_court', 'Find out which court decided your ticket.'),
    steps: [
      'It is a city court or the circuit court.',
      'Ask a lawyer whether a motion to reopen has a chance.',
    ],
  }),
  relief({
    id: 'wi-pardon',
    name: "Governor's pardon",
    kind: 'pardon',
    alternative: true,
    covers: crime,
    rules: [
      rule('felony', 'It was a felony', ofLevel('felony'), pardonRule),
      requires(waited(years(5)).counted(everySentenceFiveYearsOver).since('lastSentence'), pardonRule),
      requires(nothingPending, pardonRule),
      rule('not-registered', phrase.notRegistered, not(mustRegister), pardonRule, {
        otherwise: phrase.unmet.registered,
      }),
    ],
    effect:
      'The governor forgives the crime. You get back rights such as holding office, some licenses and having a gun.',
    limits: ['A pardon does not expunge or seal anything. The record then also shows the pardon.'],
    cautions: [
      'These are the rules of the governor in office. A new governor may change or stop them. None of them can be waived for you.',
      how.pardonHearing,
    ],
    fee: how.pardonFee,
    first: task('get_form', 'Get the newest pardon form from the governor’s website.'),
    steps: [
      'Get certified court papers for each felony.',
      'Send it in and wait for a hearing before the Pardon Advisory Board. If papers are missing, you get a chance to send them.',
      'You hear about a month before. You must be there, in person or by video or phone. It takes about 15 minutes, and anyone may listen.',
      'Be ready to talk about the crime, your sentence, what you have done since, and why you ask.',
      'If most of the Board says yes, the governor decides. If not, you are turned down.',
    ],
  }),
  rightToVote({
    id: 'wi-vote',
    restores: ['vote', 'jury'],
    voting: untilSentenceOver(),
    automatic: true,
    covers: all(inAdultCourt, ended('convicted'), ofLevel('felony')),
    rules: [requires(sentenceOver, voteLaw)],
    effect:
      'Once your whole sentence is over, with any probation and parole, you may vote again. You also may serve on a jury again.',
    limits: ['Holding a public office comes back only with a pardon.'],
  }),
];
