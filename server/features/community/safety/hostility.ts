/*
 * Threats and contempt, by how they are put rather than by single words. All patterns expect `evenText`.
 */

const iWill =
  "\\b(?:i|we|im|i'm|ima|imma|gonna|someone should|somebody should|we should)(?:'ll| will| would| am| are|'m|'d)?(?: (?:gonna|going to|about to|come and|coming to|come to|just|personally|so|be|to|your|house|and)){0,6}";
const violence =
  '(?:kill|murder|shoot|stab|slit|strangle|choke|beat|rape|burn|bury|gut|skin|hang|torture|end|destroy|smash|break|hurt|hunt|jump|cut)';
const victims =
  "(?:you|u|ya|yall|y'all|your|ur|him|her|them|all|every|these|those|that)\\b(?! (?:a |an )?(?:message|text|email|e-mail|dm|link|pic))";

const threats = [
  new RegExp(`${iWill} ${violence} (?:the \\w+ out of )?${victims}`),
  new RegExp(`${iWill}(?: \\w+){0,2} find (?:you|u|out where you live)(?: and|,| when|!|\\.|$)`),
  /\b(?:i|we) know where (?:you|u|your|she|he|they) (?:live|work|sleep|kids|family)/,
  /\b(?:i'm|im|i am|we're|we are) coming for (?:you|u|your)\b/,
  /\bwatch your back\b/,
  /\byou(?:'re| are|r)? (?:so |gonna be |going to be )?(?:dead meat|a dead man|finished|next)\b/,
  /\b(?:go|just|should|please|pls) (?:go |just )?(?:and )?(?:kill|hang|shoot|drown) (?:your|ur) ?sel(?:f|ves)\b/,
  /\b(?:kill|hang) (?:your|ur) ?sel(?:f|ves),? (?:you|u|already|now|loser)\b/,
  /(?:^|[^a-z])k\.?y\.?s(?:$|[^a-z])/,
  /\b(?:hope|wish) (?:that )?(?:you|u|ur|your|yall|y'all|they|all)\b.{0,30}\b(?:die|dies|rot|burn|suffer|suffers|raped|stabbed|shanked|killed|cancer|dead|hell)\b/,
  /(?:^|[.!?,;] ?)(?:kill|shoot|hang|execute|exterminate|deport|gas) (?:all|every|the|these|those|them)\b/,
  /\b(?:teach (?:him|her|them|you) a lesson|handle (?:it|him|her)|pay (?:him|her|them) (?:back|a visit)|blow up (?:his|her|their) phone)\b/,
];

const people =
  "(?:you|u|yall|y'all|they|them|felons?|criminals?|ex-?cons?|convicts?|offenders?|inmates|junkies|addicts|pedos?|pedophiles|everyone here|all of you|people like (?:you|them|these)|(?:black|white|brown|trans|gay|poor) (?:people|folks)|blacks|whites|mexicans|muslims|jews|gays|immigrants|illegals)";
const fate =
  '(?:die|rot|burn|shot|executed|hanged|hung|killed|exterminated|castrated|sterilized|deported|put down|gassed|caged|locked up (?:forever|for life|till|until)|death penalty|electric chair|firing squad|raped|aborted|a cell until)';

const contempt = [
  new RegExp(
    `\\b${people} (?:\\w+ ){0,3}(?:should|deserves?|ought|need|needs|must|belongs?|can all)\\b.{0,40}\\b${fate}`,
  ),
  new RegExp(
    `\\b${people} (?:all )?belongs? (?:in|behind|under|on) (?:a |the )?(?:prison|jail|cage|cages|bars|cell|registry|street|gutter)`,
  ),
  /\b(?:mother|mom|parents) should have (?:aborted|swallowed|drowned)/,
  /\byou (?:deserved?|earned|had it coming)\b.{0,20}\b(?:every (?:year|day|bit)|worse|it all|what you got)\b/,
  /(?:^|[.!?,;] ?|\b(?:just|should|can|you people|yall) )go back to (?:prison|jail|your (?:cell|cage|country)|africa|mexico|where you (?:came|belong))/,
  /\b(?:stay|keep (?:them|him|her|you)) locked up\b|\block them all up\b|\bship (?:them|you) (?:all )?back\b/,
  /\bonce a (?:thief|criminal|felon|con|junkie|crook|liar|cheat),? always a\b/,
  /\b(?:nobody|no one|noone) (?:wants|cares about|likes|asked) (?:you|u|your|yall|for you)\b/,
  /\bshut (?:the \w+ )?up\b/,
  /\b(?:sob story|cry me a river|imagine crying)\b/,
  /\b(?:stay|get|keep) (?:the \w+ )?(?:out of|off) (?:our|this) (?:forum|site|country|neighborhood)\b/,
  /\bcommit all (?:the )?crimes?\b|\b(?:run|control|own)s? the (?:courts|banks|media) (?:that'?s|thats|and that)\b/,
];

const insult =
  '(?:scum|scumbags?|trash|garbage|filth|filthy|vermin|animals?|monsters?|worthless|subhuman|disgusting|pathetic|idiots?|morons?|losers?|dumbass(?:es)?|lowlifes?|low-lifes?|degenerates?|parasites?|cockroach(?:es)?|apes?|monkeys?|pigs?|dirty|creeps?|freaks?|perverts?|pedos?|terrorists|savages|thugs|waste of|piece of \\w+|pieces of \\w+|junkies?|crackheads?|rats?|snitch(?:es)?)';
const insults = [
  new RegExp(
    `\\b(?:you|u|yall|y'all|they|you people|all \\w+)(?:'re| are|r| r)? (?:(?:all|just|nothing but|such|a|an|the|criminal|dirty|filthy|stupid|fat|ugly|bunch of|little|real|fucking|total|complete) ){0,5}${insult}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:you|u|stupid|dumb|dirty|filthy|ugly|fat|fucking|worthless|disgusting|pathetic) (?:\\w+ ){0,2}${insult}\\b`,
    'g',
  ),
  /\b(?:scum of the earth|trash human|human (?:garbage|trash|waste)|waste of (?:space|oxygen|air|skin|life))\b/g,
  /(?:^|[.!?,;] ?)(?:losers?|idiots?|morons?|scum|trash|garbage|vermin|pathetic)(?:$|[.!?,;])/g,
];
/** "They make you feel like you are trash": told, not thrown. */
const reported =
  /\b(?:not|never|aren'?t|like|feel|feels|felt|think|thinks|thought|believe|say|says|said|saying|tell|tells|told|calls?|called|treat|treats|treated|if|that|because|whether|assume|look at you)\b[^.!?;]{0,18}$/;

/** What somebody is accused of having said. */
const quoted = /\b(?:said|says|saying|claims|claimed|yelled|wrote|accused of saying)(?: that)?:? ?["']?$/;

export function isThreat(even: string): boolean {
  return threats.some((threat) => {
    const found = threat.exec(even);
    return found !== null && !quoted.test(even.slice(0, found.index));
  });
}

export function isContempt(even: string): boolean {
  return contempt.some((words) => words.test(even)) || insults.some((words) => isThrown(even, words));
}

function isThrown(even: string, words: RegExp): boolean {
  return [...even.matchAll(words)].some(
    ({ index }) => !reported.test(even.slice(Math.max(0, index - 40), index)),
  );
}
