import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  deferredSentence: 'Does a deferred sentence that was dismissed count as “without conviction”?',
  insanityAsAcquittal: 'Does a verdict of not guilty because of insanity count as an acquittal?',
  sentenceElsewhere: 'When did your last sentence in another state or federal court end?',
  lesserToday: 'Would what you did with marijuana be legal or a lesser crime today?',
  againstAChild: 'Was this offense committed against a child?',

  // What is taken for granted until the person says otherwise.
  conditionalDischarge: 'We took it that this was a conditional discharge, not a deferred sentence.',
  sexOffense: 'We took it that this is a sex offense on the registry’s list.',
  notOnRegistryList: 'We took it that this misdemeanor is not a sex offense on the registry’s list.',
  notEmbezzlement: 'We assumed this was not embezzlement (§ 30-16-8).',
  household: 'We took it that this was a crime against a household member.',
  notAggravatedBattery: 'We assumed this was not aggravated battery (§ 30-3-5).',
  legalToday: 'We took it that the marijuana would be legal or a lesser crime today.',
});
