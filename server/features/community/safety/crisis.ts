import { evenText } from './even-text.ts';

/** Words in which people speak of ending their life or hurting themselves. */
const phrases = [
  /\bsuicid/,
  /\bself[ -]?harm/,
  /\bunalive\b/,
  /\b(?:kill|killing|killed|hang|hanging|shoot|shooting|hurt|hurting|harm|harming|cut|cutting|drown|burn|starve|od) (?:my ?self|himself|herself|themselves|ourselves)\b/,
  /\b(?:end|ending|ended) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b/,
  /\b(?:take|taking|took) (?:my|his|her|their) (?:own li(?:fe|ves)|life)\b(?! (?:story|back|into|seriously|experience|for))/,
  /\bend(?:ing)? it all\b/,
  /\b(?:want|wanted|wanna|going|ready|rather|wish i could|trying|tried) (?:to )?(?:just )?die\b/,
  /\b(?:do not|don'?t|dont|didn'?t|never) (?:even )?(?:want|wanna|wish) (?:to )?(?:live|be alive|exist|be here anymore|go on|wake up)\b/,
  /\bno (?:reason|point|will) (?:left )?(?:to|in) (?:live|living|go on|going on)\b/,
  /\b(?:nothing|not much) (?:left )?to live for\b/,
  /\b(?:better off|rather be|wish i (?:was|were)|hope i(?:'m| am)) dead\b/,
  /\bbetter off without me\b/,
  /\b(?:life|living) (?:is|isn'?t|is not|not) (?:not )?worth (?:it|living)\b|\bnot worth living\b/,
  /\bwish i (?:was|were|had) never (?:been )?born\b/,
  /\b(?:can'?t|cannot|can not) (?:go on|do this|take (?:it|this)|keep going) (?:any ?more|any longer)\b.{0,60}\b(?:die|dead|end|over|goodbye)\b/,
  /\b(?:jump|jumping) (?:off|from) (?:a|the) (?:bridge|building|roof)\b/,
  /\boverdos(?:e|ing) on purpose\b/,
];

/** Showing help to somebody who does not need it does no harm; the other mistake may. */
export function speaksOfSelfHarm(text: string): boolean {
  const even = evenText(text);
  return phrases.some((phrase) => phrase.test(even));
}
