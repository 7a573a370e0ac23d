import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const disposition = 'Look up your case in Maryland Judiciary Case Search, and read the line “Disposition”.';
const pbj = 'The judge struck the guilty finding. Look for “PBJ” or “probation before judgment”.';

/** Maryland's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a deal first?', disposition, {
    deferred: ['Yes, probation before judgment (PBJ)', pbj],
    diverted: [
      'Yes, a program, or the “stet” docket',
      'You did not plead guilty. Look for “stet” or “diversion”.',
    ],
  }),
  ...afterGuilty('Did you get probation before judgment (PBJ)?', disposition, {
    deferred: ['Yes, a PBJ', pbj],
  }),
  'facts.stet': askYesOrNo(
    'Was the case put on the stet docket, or settled with the victim?',
    'Then it can be expunged only after three years.',
  ),
  'facts.domestic': often(
    askYesOrNo(
      'Did the court mark the case as domestically related?',
      'Then the wait is 15 years, and it cannot be shielded.',
    ),
  ),
  'facts.nuisance': askYesOrNo(
    'Was it a small public offense? For example: loitering, begging, blocking the way, sleeping in a park, riding without a fare, or drinking or urinating in public.',
    'Then it can be expunged after three years.',
  ),
  'facts.intent': askYesOrNo(
    'Was it having drugs with the intent to sell, rather than a sale?',
    'The first can be expunged. Selling or making drugs cannot.',
  ),
  'facts.noLongerCrime': askYesOrNo(
    'Is what you did no longer a crime?',
    'Then it can be expunged without a wait. Sex must have been between adults who agreed.',
  ),
  'facts.separateIncident': askYesOrNo(
    'Was this charge from a different incident than the others in the case?',
    'Charges from one incident go together or not at all.',
  ),
  'facts.cannotPay': askYesOrNo(
    'Are you unable to pay the restitution?',
    'Then show the court that you cannot pay it.',
  ),
  'facts.shielded': askYesOrNo(
    'Did a Maryland court ever grant you a petition for shielding?',
    'You can have this only once in your life.',
  ),
};
