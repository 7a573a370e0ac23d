import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onCaseNet = 'Look up your case on Case.net, or ask the circuit clerk.';
const sis = 'Look for “SIS” or “suspended imposition of sentence”. “SES” is something else.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', onCaseNet, {
    deferred: ['Yes, I pleaded guilty and got probation first', sis],
    diverted: ['Yes, a program without a plea', 'Look for “diversion” or “treatment court”.'],
  }),
  ...afterGuilty('Did you get an SIS and finish the probation?', onCaseNet, {
    convicted: ['No, I was convicted', 'An “SES” is a conviction too.'],
    deferred: ['Yes', sis],
  }),
  'facts.commercialLicense': askYesOrNo(
    'Do you have a commercial driver’s license (CDL), or need one?',
    'Driving cases of people with a CDL cannot be expunged.',
    'It says “CDL” on the license.',
  ),
  'facts.laterAlcoholStop': askYesOrNo(
    'Since then, was your license taken or suspended for drinking and driving?',
    'A first DWI, or alcohol under 21, can be expunged only if nothing like it came later.',
    'Your driving record from the Department of Revenue shows it.',
  ),
  'facts.supportSettled': askYesOrNo(
    'Has your duty to pay child support ended, with no arrears and no open support action?',
    'Then felony nonsupport can be expunged without the 3 years.',
    'The Family Support Division can tell you.',
  ),
  'facts.threePounds': askYesOrNo(
    'Was it 3 pounds of marijuana or less?',
    'The state constitution clears felonies for having up to 3 pounds.',
  ),
};
