import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, isNot, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  adultConviction,
  chargeFact,
  ended,
  felony,
  inJuvenileCourt,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { on } from '../../vocabulary/order.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { mustRegister, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { pages, pardonRule, voteLaw } from './cites.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';

const crime: FactCondition = all(adultConviction, any(misdemeanor, felony));

/** Every sentence must be over so long, not only that for this crime. */
const everySentenceOver = (wait: Condition): Condition =>
  ofWholeRecord(({ record }) =>
    allOf(record.filter((each) => !isNot(ask(crime, each))).map((each) => ask(wait, each))),
  );

const fiveYears = waited(years(5)).since('completed');
const tenYears = waited(years(10)).since('completed');
const twoYears = waited(years(2)).since('completed');

export const pardon: Relief = relief({
  id: 'ga-pardon',
  name: 'A pardon from the Board of Pardons and Paroles',
  kind: 'pardon',
  alternative: true,
  leadsTo: ['ga-pardoned-restriction'],
  covers: crime,
  rules: [
    rule(
      'sentences-over',
      'All your sentences ended 5 years ago (10 years if you must register as a sex offender)',
      when(mustRegister, everySentenceOver(tenYears), everySentenceOver(fiveYears)),
      pardonRule,
    ),
    rule(
      'law-abiding',
      'You had no conviction in the last 5 years',
      noOtherConvictionFor(years(5), any(misdemeanor, felony)),
      pardonRule,
    ),
    requires(nothingPending, pardonRule),
    requires(paid('fines'), pardonRule),
  ],
  effect:
    'Georgia forgives the crime. You get back the rights to hold office and sit on a jury. After it, a court may restrict most crimes.',
  limits: [
    'A pardon alone does not hide the record.',
    'Gun rights come back only if you ask for them in the same form and the Board grants them.',
  ],
  cautions: ['The Board decides on paper, by majority. It takes about 6 to 9 months, often longer.'],
  fee: 'There is no fee.',
  first: task('get_form', 'Open the pardon application on the Board of Pardons’ website.', pages.pardons),
  steps: [
    'Apply online on the Board’s site. Paper forms are no longer taken.',
    'Check your email for questions from the Board.',
    'Once you have the pardon, ask the court to restrict the record.',
  ],
  forms: [{ name: 'Online application of the Board', url: pages.pardons }],
});

export const rights: Relief = relief({
  id: 'ga-civil-rights',
  restores: ['jury', 'office'],
  name: 'Restoring civil rights',
  kind: 'rights',
  alternative: true,
  covers: all(adultConviction, felony),
  rules: [
    rule('sentences-over', 'All your sentences ended 2 years ago', everySentenceOver(twoYears), pardonRule),
    rule(
      'law-abiding',
      'You had no conviction in the last 2 years',
      noOtherConvictionFor(years(2), any(misdemeanor, felony)),
      pardonRule,
    ),
    requires(nothingPending, pardonRule),
  ],
  effect: 'You may hold office, sit on a jury and be a notary again.',
  limits: ['It does not give back gun rights, and it does not hide the record.'],
  fee: 'There is no fee.',
  first: task('get_form', 'Open the rights application on the Board of Pardons’ website.', pages.pardons),
  steps: ['Apply online on the Board’s site.'],
});

export const vote: Relief = rightToVote({
  id: 'ga-vote',
  voting: untilSentenceOver({ paid: ['all fines', 'are'] }),
  automatic: true,
  covers: all(adultConviction, felony),
  rules: [
    requires(sentenceOver, voteLaw),
    rule('fines-paid', 'No fines are left to pay', paid('fines'), voteLaw),
  ],
  effect: 'You may vote again once your sentence is over, with probation and parole.',
  limits: [
    'Fines count as part of the sentence. Restitution, fees and costs do not.',
    'A First Offender sentence does not take the vote away.',
  ],
});

const later = (which: FactCondition) => endedLater(all(ended('convicted', 'pardoned'), which));

/** Since the discharge; a conviction before it, but after the finding, may not count. A judge sees the days. */
const stayedOut: FactCondition = all(
  not(later(felony)),
  not(all(later(misdemeanor), () => judgement(said.moralTurpitude))),
);

export const juvenile: readonly Relief[] = [
  relief({
    id: 'ga-juvenile-dismissed',
    name: 'Sealing a juvenile case that was dismissed',
    kind: 'sealing',
    automatic: true,
    covers: all(
      inJuvenileCourt,
      ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'pending'),
    ),
    rules: [
      rule(
        'case-over',
        'The case was dismissed, or handled without a finding and finished',
        when(
          ended('pending'),
          () => untilCaseEnds,
          when(ended('diverted', 'deferred'), sentenceOver, () => allOf([])),
        ),
        cite('15-11-701(a)'),
      ),
    ],
    effect: 'The court must seal the file. It is then as if there had been no case.',
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the juvenile court clerk whether your file is sealed.'),
    steps: ['If it is not, ask the judge to seal it.'],
  }),
  relief({
    id: 'ga-juvenile-sealing',
    name: 'Sealing a juvenile case',
    kind: 'sealing',
    covers: all(inJuvenileCourt, ended('convicted')),
    rules: [
      rule(
        'two-years',
        '2 years have passed since the court’s supervision ended',
        waited(years(2)).since('supervision'),
        cite('15-11-701(b)(1)'),
      ),
      rule(
        'nothing-new',
        'Since then you had no felony, no finding in juvenile court and no misdemeanor such as theft',
        all(stayedOut, noneSuchElsewhere({ since: on('disposition') })),
        cite('15-11-701(b)(2)'),
        { otherwise: 'You had a felony conviction or a new finding since then' },
      ),
      requires(nothingPending, cite('15-11-701(b)(2)')),
      rule(
        'rehabilitated',
        'You can show that you have done well since',
        chargeFact('doneWell', true, said.rehabilitated),
        cite('15-11-701(b)(3)'),
      ),
    ],
    effect: 'The court seals the file. You may say that there is no record.',
    limits: ['Judges and prosecutors may still see it in a new case.'],
    cautions: ['There is a hearing, and the prosecutor is told.', how.courtDecides],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Ask the clerk of the juvenile court for the application to seal.'),
    steps: ['Go to the hearing. Bring letters from school, work or others who know you.'],
  }),
];
