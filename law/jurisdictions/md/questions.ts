import type { Jurisdiction } from '../../jurisdiction.ts';
import { type Question, yesOrNo } from '../../question.ts';

const papers = 'Look at your court papers, or ask the clerk of the court.';

const asked = (text: string, why: string): Question => ({ text, why, where: papers, answer: yesOrNo });

/** Maryland's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.stet': asked(
    'Was the case put on the stet docket?',
    'A case put aside (“stet”) can be expunged only after three years.',
  ),
  'facts.domestic': asked(
    'Did the court mark the case as domestically related?',
    'Then the wait is 15 years, and it cannot be shielded.',
  ),
  'facts.nuisance': asked(
    'Was it a small public offense? That means loitering, begging, blocking the way, sleeping in a park or riding without a fare. It also means drinking or urinating in public.',
    'These small offenses can be expunged after three years.',
  ),
  'facts.intent': asked(
    'Was it having drugs with the intent to sell, rather than a sale?',
    'The first can be expunged. Selling or making drugs cannot.',
  ),
  'facts.noLongerCrime': asked(
    'Has the law changed so that what you did is no longer a crime?',
    'Then it can be expunged without a wait.',
  ),
  'facts.separateIncident': asked(
    'Was this charge from a different incident than the others in the case?',
    'Charges from one incident go together or not at all.',
  ),
  'facts.cannotPay': asked(
    'Are you unable to pay the restitution?',
    'A court can clear a conviction if you show that you cannot pay.',
  ),
  'facts.shielded': asked(
    'Did a Maryland court ever grant you a petition for shielding?',
    'It can be granted only once in a lifetime.',
  ),
};
