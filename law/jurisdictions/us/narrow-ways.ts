import { all, not } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { cite, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { chargeFact, ended, inAdultCourt, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { cite as uscode } from './code.ts';
import { civilPenalty, firstCivilPenalty, noDrugConviction } from './drugs.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const movedToAdultCourt = chargeFact('movedToAdultCourt', false, said.notMovedToAdultCourt);

export const juvenileRecord = relief({
  id: 'us-juvenile',
  name: 'Juvenile record kept from the public',
  kind: 'sealing',
  automatic: true,
  covers: inJuvenileCourt,
  rules: [
    rule('juvenile-case', 'It was a juvenile case in federal court', inJuvenileCourt, uscode('18: 5038(a)')),
    rule(
      'not-moved-to-adult-court',
      'It was not moved to adult court',
      not(movedToAdultCourt),
      uscode('18: 5038(a)'),
      { otherwise: 'It was moved to adult court' },
    ),
  ],
  effect:
    'The law keeps the record from anyone who has no right to see it, during the case and after it. It may not be given out for a job, a license, a bond or any civil right. The answer must be the same as for a person who was never in such a case. Your name and picture may not be made public.',
  limits: [
    'Other courts and the victim can still learn of it. So can police who look into a crime or hire for their own agency, a place that treats or holds you, and agencies that fill a job in national security.',
    'The record is hidden, not destroyed. After some violent or drug felonies your prints and photo are kept. After two of them, or one of the gravest, the court also tells the FBI.',
  ],
  fee: 'None.',
  first: check,
  steps: [
    'You do not have to file anything.',
    'If a background check shows the case, write to the court that heard it and point to 18 U.S.C. § 5038(a).',
  ],
});

const conditionsMet = chargeFact('conditionsMet', true, said.conditionsMet);
const drugFree = chargeFact('drugFree', true, said.cleanDrugTest);
const penalty = uscode('21: 844a; 28 C.F.R. § 76.41(a)');

export const civilPenaltyExpungement = relief({
  id: 'us-civil-penalty',
  name: 'Expunging a civil drug penalty',
  kind: 'expungement',
  covers: all(civilPenalty, not(ended('pending'))),
  rules: [
    requires(waited(years(3)).since(called('the final order', 'disposition')), penalty),
    rule('first-penalty', 'You had no such penalty before', firstCivilPenalty, penalty, {
      otherwise: 'You had such a penalty before',
    }),
    rule('penalty-paid', 'The penalty is paid', paid('fines'), penalty),
    rule('conditions-met', 'You met every condition of the penalty', conditionsMet, penalty),
    rule('no-drug-conviction', 'You have no drug conviction', noDrugConviction, penalty, {
      otherwise: 'You have a drug conviction',
    }),
    rule('drug-test', 'You agree to a drug test and it is clean', drugFree, penalty),
  ],
  effect:
    'The Department of Justice must expunge its records of the penalty. You may leave it out when asked, and that is not lying.',
  limits: [
    'The Department keeps a record that is not public, to see if you had a penalty or this relief before.',
  ],
  fee: 'We could not confirm the fee. Ask the Department of Justice before you apply.',
  first: task('get_paper', 'Find the notice of your civil drug penalty.'),
  steps: [
    'Write to the Attorney General, Department of Justice, and ask for expungement under 28 C.F.R. § 76.41.',
  ],
});

const unlawfulOrWrong = chargeFact('unlawful', false, said.lawfulRecord);

/** There is no general federal law: a court can clear only what should never have been there. */
export const unlawfulRecord = relief({
  id: 'us-unlawful-record',
  name: 'Clearing an unlawful or mistaken record',
  kind: 'expungement',
  covers: all(inAdultCourt, not(civilPenalty)),
  rules: [
    rule(
      'unlawful-or-mistake',
      'A court found the arrest or conviction unlawful, or the record is a plain mistake',
      unlawfulOrWrong,
      cite('Congressional Research Service, LSB10413 (2020)'),
    ),
    rule(
      'court-has-power',
      'The judge finds that the court has the power to clear it',
      () => judgement(said.courtClears),
      cite('United States v. Wahi, 850 F.3d 296 (7th Cir. 2017)'),
    ),
  ],
  effect:
    'The court can expunge a record if the arrest or conviction was unlawful, or if the record is a mistake.',
  limits: [
    'No general federal law clears a lawful record, not even after a dismissal or an acquittal. A good life since, or trouble finding work, is not enough.',
    'In New York, Connecticut and Vermont a federal court may limit or clear the record of an arrest after the case was dismissed. As a rule it does so only in extreme cases.',
  ],
  cautions: ['Most motions of this kind fail. Talk to a lawyer before you pay anyone to file one.'],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Ask the FBI for your own record and look for mistakes.',
    'If an entry is wrong or has no outcome, ask the FBI to correct it (28 C.F.R. § 16.34). That needs no court.',
    'If a court found the arrest or conviction unlawful, show that order to a lawyer.',
  ],
});
