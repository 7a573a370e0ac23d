import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseAndProgramOver, caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFactOr,
  ended,
  probationRevoked,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { endedEarlier } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { askProbation, noFilingFee, notACitizen, orderCori, sealed } from './how.ts';
import { possession } from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const law = cite('276', '100C');

/** The first paragraph of § 100C: not guilty, “no bill”, “no probable cause”. */
const noBill: FactCondition = chargeFactOr('noBill', () => judgement(said.arrestOnly));
const notGuilty: FactCondition = when(
  ended('no_charges'),
  noBill,
  when(ended('not_responsible'), () => judgement(said.insanity), anything),
);

const drugConviction = all(adultConviction, about('drug_possession', 'drug_sale', 'marijuana'));

const byJudge = {
  ...sealed,
  fee: noFilingFee,
} as const;

export const withoutConviction: readonly Relief[] = [
  relief({
    ...sealed,
    id: 'ma-not-guilty',
    name: 'Not guilty or no charge by the grand jury: sealed by itself',
    automatic: true,
    covers: ended('acquitted', 'no_charges', 'not_responsible', 'pending'),
    rules: [
      requires(caseOver, law),
      rule(
        'not-guilty',
        'You were found not guilty, or a grand jury (“no bill”) or a judge (“no probable cause”) let the charge go',
        notGuilty,
        law,
        { otherwise: 'It did not end with not guilty, “no bill” or “no probable cause”' },
      ),
    ],
    cautions: [
      'The state does this for cases that ended on or after March 11, 2024. Ask for it if an older one still shows.',
      'The state may send you a form with which to say no within 10 days. If you do nothing, the record is sealed.',
    ],
    fee: phrase.nothingToFile,
    first: check,
    steps: [orderCori, askProbation],
  }),
  relief({
    ...byJudge,
    id: 'ma-court-sealing',
    name: 'Asking a judge to seal a dismissed case',
    covers: ended('dismissed', 'deferred', 'diverted'),
    rules: [requires(caseAndProgramOver, law)],
    cautions: [
      `${phrase.judgeMaySayNo} Show what harm the record does you: lost jobs, housing, school.`,
      'The court posts your request on a board for some days. By mail nobody is told, but you wait 3 or 7 years.',
      'A case “continued without a finding” (CWOF) must first be over and dismissed.',
      notACitizen,
    ],
    first: lookUp,
    steps: [
      'Fill in the petition for “nolle prosequi or dismissal”, one for each case. Say how the record holds you back.',
      'File it with the clerk of the court where the case began, and go to the hearing.',
    ],
  }),
  relief({
    ...byJudge,
    id: 'ma-first-drug-possession',
    name: 'Asking a judge to seal a first drug possession',
    covers: all(adultConviction, about('drug_possession')),
    rules: [
      rule('possession', 'It was having drugs, under c. 94C, § 34', possession, cite('94C', '34'), {
        otherwise: 'It was not under c. 94C, § 34',
      }),
      rule(
        'was-on-probation',
        'The judge put you on probation',
        sentencedTo('probation'),
        cite('94C', '34'),
        {
          otherwise: 'You were not on probation',
        },
      ),
      requires(sentenceOver, cite('94C', '34')),
      rule(
        'kept-the-terms',
        'You did not break the terms of your probation',
        not(probationRevoked),
        cite('94C', '34'),
        { otherwise: 'Your probation was revoked' },
      ),
      rule(
        'first-drug-conviction',
        'You had no drug conviction before it, here or elsewhere',
        all(not(endedEarlier(drugConviction)), any(noneElsewhere(judgement(said.drugCaseElsewhere)))),
        cite('94C', '34'),
        { otherwise: 'You had a drug conviction before it' },
      ),
    ],
    cautions: [phrase.judgeMaySayNo, notACitizen],
    first: lookUp,
    steps: ['Ask the clerk of the court that convicted you which form it takes. Name c. 94C, § 34.'],
  }),
];
