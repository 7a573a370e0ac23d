import { all, any, not } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import {
  about,
  adultConviction,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, untilGivenBack } from '../../vocabulary/voting.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { felonyConviction, leftOut } from './offenses.ts';
import { said } from './said.ts';

/** § 19.2-327.15. Having drugs counts at every level, the rest as misdemeanors. */
const qualifying = any(
  under('18.2-250', byKind([readAs(always, said.qualifyingOffense), 'drug_possession'])),
  all(
    misdemeanor,
    under(
      `18.2-96 18.2-102 18.2-103 18.2-108(a) 18.2-108.01 18.2-117 18.2-118 18.2-119 18.2-137 18.2-146 18.2-147 18.2-160.2
       18.2-173 18.2-178 18.2-181 18.2-186.2 18.2-186.3(b) 18.2-195 18.2-197 18.2-206 18.2-258 18.2-266.1 18.2-346 18.2-347
       18.2-349 18.2-388 18.2-415 46.2-300 46.2-301 46.2-346`,
      byKind(
        [readAs(always, said.qualifyingOffense), 'prostitution', 'theft', 'trespass', 'property_damage'],
        [onlySectionTells, 'fraud', 'public_order', 'traffic', 'drug_sale'],
      ),
    ),
  ),
);

/** § 53.1-231.2: violent felonies, dealing drugs and lying to get on the voter list are shut out. */
const noVoteBefore = any(leftOut, all(felony, about('drug_sale', 'robbery', 'burglary')));

export const trafficking: Relief = relief({
  id: 'va-trafficking-vacatur',
  name: 'Undoing the conviction of a trafficking victim',
  kind: 'vacatur',
  covers: all(ended('convicted', 'pardoned'), traffickingVictim),
  rules: [
    rule(
      'qualifying-offense',
      'It was having drugs, or one of the misdemeanors that the law lists',
      qualifying,
      cite('19.2-327.15'),
      { otherwise: 'It is not one of the crimes that the law lists' },
    ),
    rule(
      'trafficked',
      'You were a victim of sex or labor trafficking then, and did it because of that',
      traffickingVictim,
      cite('19.2-327.17(A)'),
    ),
  ],
  effect:
    'The conviction is undone and the record expunged. You get back the fines you paid. It is for adult and juvenile cases.',
  fee: 'Free if you cannot pay. If the judge says yes, the clerk gives back what you paid.',
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'Use the form of the Supreme Court of Virginia. Tell what happened under oath. That part is kept sealed.',
    'File it with your fingerprints in the circuit court of the county or city of the conviction. Put all cases from there in one petition.',
    'Give or mail a copy to the Commonwealth’s Attorney. They have 30 days to answer.',
  ],
});

const november2026 =
  'On November 3, 2026 people voted on a change that would restore it on release. We could not confirm the result.';

export const alternatives: readonly Relief[] = [
  relief({
    id: 'va-pardon',
    name: 'Simple pardon from the Governor',
    kind: 'pardon',
    alternative: true,
    covers: all(adultConviction, ofLevel('misdemeanor', 'felony')),
    rules: [
      rule(
        'waited',
        '5 years have passed since you were free of every condition of every sentence',
        waited(years(5)).since('completed'),
        other('Va. Const. art. V, § 12; rules of the Governor’s office'),
      ),
    ],
    effect: 'The Governor forgives the crime. It can help with jobs and licenses.',
    limits: [
      'It does not clear the record. Only an absolute pardon, for people who are innocent, does that.',
      'After a felony you must first have your rights restored.',
    ],
    fee: 'None.',
    first: task('get_form', 'Get the pardon questionnaire from the Secretary of the Commonwealth.'),
    steps: [
      'Fill in the pardon petition questionnaire of the Secretary of the Commonwealth.',
      'There is no hearing, and it may take a year or longer. After a no you may ask again in 2 years.',
    ],
  }),
  relief({
    id: 'va-vote-petition',
    name: 'Asking a court to support your right to vote',
    kind: 'rights',
    restores: ['vote'],
    alternative: true,
    covers: felonyConviction,
    rules: [
      rule(
        'not-violent',
        'It was not a violent felony, dealing drugs or voter fraud',
        not(noVoteBefore),
        cite('53.1-231.2'),
        { otherwise: 'It was a violent felony, dealing drugs or voter fraud' },
      ),
      requires(waited(years(5)).since('completed'), cite('53.1-231.2')),
      rule(
        'clean-years',
        phrase.noConvictionFor(years(5)),
        freeOfConvictionFor(years(5), all(inAdultCourt, ofLevel('misdemeanor', 'felony'))),
        cite('53.1-231.2'),
      ),
    ],
    effect: 'If the judge agrees, the Governor decides within 90 days whether you may register to vote.',
    cautions: ['You must show service to your community. The Governor may still say no.'],
    fee: phrase.feeUnconfirmed,
    first: task('ask_court', 'Ask the circuit court clerk how to file for voting rights.'),
    steps: ['File it in the circuit court where you were convicted, or where you live.'],
  }),
  rightToVote({
    id: 'va-vote',
    voting: untilGivenBack({
      onProbation: 'turns',
      onParole: 'turns',
      rule: `A felony takes your vote until the Governor gives it back. ${november2026}`,
      question: 'Has the Governor given you back your right to vote?',
      notNow: `${phrase.notNow} You have to be out first, and the Governor has to give your vote back. ${november2026}`,
      barred: `${phrase.notNow} Ask the Secretary of the Commonwealth to have your rights restored. It is free. ${november2026}`,
      misdemeanors: 'A misdemeanor does not take your vote.',
    }),
    covers: felonyConviction,
    rules: [
      requires(notLockedUpForFelony, other('Va. Const. art. II, § 1')),
      rule(
        'rights-restored',
        'The Governor has restored your civil rights, or the law does so by itself',
        () => judgement(said.governorDecides),
        other('Va. Const. art. II, § 1; art. V, § 12'),
        { asks: 'Has the Governor given you back your right to vote?' },
      ),
    ],
    effect: `After a felony you may vote only once your rights are restored. ${november2026}`,
    steps: [
      'Ask the Secretary of the Commonwealth whether your rights are restored, or apply there. It is free.',
      'Once you have the paper that says so, you may register. Not before.',
    ],
  }),
];
