import type { PersonalDetail } from '@openslate/contract/personal-details.ts';

/*
 * Telling where somebody else lives or how to reach them. The details themselves are blanked in any case; a post that
 * was written to expose somebody is held as well.
 */

const somebodyElse =
  "(?:he|she|his|her|their|this (?:cop|judge|officer|guy|dude|man|woman|snitch|rat|bitch)|that (?:\\w{1,30} )?(?:snitch|rat|witness|cop|judge|officer)|officer|judge|detective|prosecutor|the da|my po|snitch|witness)(?:'s)?";
const whereabouts =
  '(?:lives? (?:at|on|in)|home address|address|phone|number|cell|works? (?:at|for)|house|stays? (?:at|on|in|above|with)|hangs out|parks|picks up|gets off work|drives|goes to)';

const exposing = new RegExp(`\\b${somebodyElse}\\b.{0,40}\\b${whereabouts}\\b`);
const calling =
  /\b(?:go (?:pay|visit|see|teach|get)|let (?:him|her|them) know|pay (?:him|her|them)|lets go|let's go|somebody go|someone go|handle it|blow up|call (?:him|her))\b/;
const naming =
  /\b(?:his|her|their) (?:real )?name is\b.{0,60}\b(?:works?|teaches|lives?|goes to|stays|drives)\b/;
const shaming =
  /\b(?:make|made) (?:him|her|them) famous\b|\b(?:expose|dox|doxx|spread) (?:him|her|them|his|their)\b/;
const informer = /\b(?:is|that|this|the|a) (?:\w{1,30} ){0,2}(?:snitch|rat|informant)\b/;

export function exposesSomebody(even: string, details: readonly PersonalDetail[]): boolean {
  const told = details.some(({ kind }) => kind === 'phone' || kind === 'address' || kind === 'email');
  if (told && (exposing.test(even) || calling.test(even) || informer.test(even))) return true;
  return (exposing.test(even) || naming.test(even)) && (calling.test(even) || shaming.test(even));
}
