import { all, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { allOf, isNot } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { adultConviction, anything, felony, misdemeanor } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { neverLost, rightToVote } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { listed } from './offenses.ts';
import { lookUp } from './tasks.ts';

const crime = all(adultConviction, any(misdemeanor, felony));

const guidelines = other('Vt. Const. ch. II, § 20; the Governor’s guidelines on pardons');

export const pardon: Relief = relief({
  id: 'vt-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  leadsTo: ['vt-pardoned-sealing'],
  covers: crime,
  rules: [
    rule(
      'waited',
      '10 years have passed since a felony conviction, or 5 years since a misdemeanor conviction',
      when(felony, waited(years(10)).since('conviction'), waited(years(5)).since('conviction')),
      guidelines,
    ),
    requires(sentenceOver, guidelines),
  ],
  effect:
    'The state forgives the crime. A pardon without conditions lets you ask the court to seal any crime.',
  cautions: ['Pardons are rare. The Governor wants to see a strong need, most often for a job.'],
  fee: phrase.feeUnconfirmed,
  first: task('get_form', 'Get the pardon form from the Governor’s website.'),
  steps: ['Read the guidelines there, or call the Governor’s office.'],
});

const fiveYears = waited(years(5)).since('conviction', 'released');
/** Since the newest conviction and the last release, whatever they were for. */
const everyFiveYears: Condition = ofWholeRecord(({ record }) =>
  allOf(record.filter((each) => !isNot(ask(crime, each))).map((each) => ask(fiveYears, each))),
);

export const certificate: Relief = relief({
  id: 'vt-certificate',
  name: 'Certificate of restoration of rights',
  kind: 'certificate',
  alternative: true,
  covers: crime,
  rules: [
    rule(
      'waited',
      '5 years have passed since your last conviction and your last release',
      all(everyFiveYears, noConvictionElsewhereFor(years(5))),
      cite('13: 8011(a)'),
    ),
    rule('not-listed', 'It was not a grave (“listed”) crime', not(listed), cite('13: 8012(b)'), {
      otherwise: 'It was a grave (“listed”) crime',
    }),
    requires(nothingPending, cite('13: 8011(b)(3)')),
  ],
  effect: 'It lifts bans that the law puts on people with a record, for example for licenses and jobs.',
  limits: ['It does not hide the record. It does not work for drug trafficking, and not for police jobs.'],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: ['Write a petition to the superior court, and tell the State’s Attorney.'],
});

export const vote: Relief = rightToVote({
  id: 'vt-vote',
  voting: neverLost(),
  automatic: true,
  rules: [
    rule('never-lost', 'Vermont takes the vote from nobody, not even in prison', anything, cite('28: 807')),
  ],
  effect: 'You may vote, also from prison, by an early ballot.',
});
