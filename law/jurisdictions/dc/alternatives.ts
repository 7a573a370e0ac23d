import { all, ask, type Condition } from '../../engine/condition.ts';
import { allOf, isNot } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { adultConviction, anything } from '../../vocabulary/facts.ts';
import { neverLost, rightToVote } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { crime } from './offenses.ts';

const conviction = all(adultConviction, crime);

/** Every sentence counts, not only this one. */
const everySentenceOver: Condition = ofWholeRecord(({ record }) =>
  allOf(record.filter((each) => !isNot(ask(conviction, each))).map((each) => ask(sentenceOver, each))),
);

export const pardon: Relief = relief({
  id: 'dc-pardon',
  name: 'Pardon by the President, with help of the Clemency Board',
  kind: 'pardon',
  alternative: true,
  covers: conviction,
  rules: [requires(waited(years(5)).since('released'), cite('24-481.05(c)(1)'))],
  effect:
    'The President forgives the crime. The District’s Clemency Board can write a letter that recommends it.',
  limits: ['The Mayor cannot pardon. A letter of the Board is not a pardon.'],
  cautions: [
    'The Board takes no case that a court could still help with.',
    'The Board wants to see that you have changed, and how a pardon would help you.',
  ],
  fee: 'We found no fee for a pardon. The forms are free.',
  first: task('get_form', 'Get the pardon application of the District’s Clemency Board.'),
  steps: [
    'Apply to the Clemency Board of the District, online, by email or by mail.',
    'Apply also to the U.S. Pardon Attorney. Only that asks the President.',
  ],
});

export const certificate: Relief = relief({
  id: 'dc-certificate',
  name: 'Certificate of good standing',
  kind: 'certificate',
  alternative: true,
  covers: conviction,
  rules: [
    rule('sentence-over', 'All your sentences are over', everySentenceOver, cite('24-1304(c)'), {
      otherwise: 'Not all your sentences are over',
    }),
  ],
  effect: 'A paper of the District that says when your last sentence ended and whether anything is open.',
  limits: ['It hides nothing, and says nothing about your character.'],
  fee: 'We could not confirm the fee. Ask the Department of Corrections.',
  first: task('ask_agency', 'Ask the Office on Returning Citizen Affairs about the certificate.'),
  steps: ['Or ask the Department of Corrections how to apply.'],
});

export const vote: Relief = rightToVote({
  id: 'dc-vote',
  voting: neverLost(),
  automatic: true,
  rules: [
    rule(
      'never-lost',
      'The District takes the vote from nobody, not even in prison',
      anything,
      other('D.C. Law 23-277, Restore the Vote Amendment Act of 2020'),
    ),
  ],
  effect: 'You may vote, also from jail or prison, by mail.',
});
