import type { Accused } from '@openslate/contract/personal-details/accused.ts';
import type { PersonalDetail } from '@openslate/contract/personal-details.ts';

/*
 * Telling where somebody else lives or how to reach them, or of what crime a person with that name was convicted. The
 * details themselves are blanked in any case; a post that was written to expose somebody is held as well.
 */

const somebodyElse =
  "(?:he|she|his|her|their|this (?:cop|judge|officer|guy|dude|man|woman|snitch|rat|bitch)|that (?:\\w{1,30} )?(?:snitch|rat|witness|cop|judge|officer)|officer|judge|detective|prosecutor|the da|my po|snitch|witness|(?:el|la|ese|esa|este|esta) (?:juez|jueza|policia|oficial|fiscal|soplon|soplona|rata|testigo|vecino|vecina)|su)(?:'s)?";
const whereabouts =
  '(?:lives? (?:at|on|in)|home address|address|phone|number|cell|works? (?:at|for)|house|stays? (?:at|on|in|above|with)|hangs out|parks|picks up|gets off work|drives|goes to|vive (?:en|por|cerca)|trabaja en|direccion|telefono|celular|casa)';

const exposing = new RegExp(`\\b${somebodyElse}\\b.{0,40}\\b${whereabouts}\\b`);
const calling =
  /\b(?:go (?:pay|visit|see|teach|get)|let (?:him|her|them) know|pay (?:him|her|them)|lets go|let's go|somebody go|someone go|handle it|blow up|call (?:him|her)|denle|vayan a (?:su|la) casa|visitenl[oa]|llamenl[oa])\b/;
const naming =
  /\b(?:his|her|their) (?:real )?name is\b.{0,60}\b(?:works?|teaches|lives?|goes to|stays|drives)\b/;
const shaming =
  /\b(?:make|made) (?:him|her|them) famous\b|\b(?:expose|dox|doxx|spread) (?:him|her|them|his|their)\b/;
const informer =
  /\b(?:is|that|this|the|a) (?:\w{1,30} ){0,2}(?:snitch|rat|informant|soplon|soplona)\b|\b(?:es|ese|esa|el|la) (?:un |una )?(?:soplon|soplona|rata)\b/;

export function exposesSomebody(
  even: string,
  details: readonly PersonalDetail[],
  accused: readonly Accused[],
): boolean {
  // Whoever asks for a brother or a daughter exposes nobody: the name is blanked, and the question stands.
  if (accused.some(({ own, directly }) => directly && !own)) return true;
  const told = details.some(({ kind }) => kind === 'phone' || kind === 'address' || kind === 'email');
  if (told && (exposing.test(even) || calling.test(even) || informer.test(even))) return true;
  return (exposing.test(even) || naming.test(even)) && (calling.test(even) || shaming.test(even));
}
