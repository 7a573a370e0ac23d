import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  insanity: 'Does “not responsible by reason of insanity” count as “not guilty” here?',
  revoked: 'Did you still finish your probation well, or was a new sentence given instead?',
  arrestError: 'Can you show clearly that the police arrested you by mistake?',

  // What can be done.
  askAgain: 'Ask again once 2 years have passed since the judge turned it down.',
  untilOffRegistry: 'Wait until you no longer have to register as a sex offender.',

  // What is taken for granted until the person says otherwise.
  prisonOverYear: 'We took it that a prison term was for more than a year.',
  jailUnderYear: 'We took it that your jail term was a year or less.',
  roadRules: 'We took it that this traffic crime stands in the Rules of the Road.',
  notFiled: 'We assumed that the program came before any charge was filed in court.',
  notDenied: 'We assumed that no judge turned down a set-aside of this in the last 2 years.',
});
