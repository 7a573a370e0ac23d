/*
 * Threats and contempt, by how they are put rather than by single words. All patterns expect `evenText`.
 */

/** Said of what is to come: what somebody did, and was charged with, is no threat. */
const iWill =
  "\\b(?:i|we|someone|somebody|they|ima|imma|gonna)(?:'ll| will| would|'d| shall| should|'m| am| are|'re)?(?: (?:just|personally|so|really|swear to god i will)){0,3}(?: (?:gonna|going to|about to|come and|come to|coming to|coming over to|be there to|your house and|have to|need to|want to|wanna|love to|like to)){0,3}";
const futureMark =
  /\b(?:will|'ll|'d|would|should|gonna|going to|about to|coming|come|ima|imma|want to|wanna|swear)\b|'ll|'d/;
const violence =
  '(?:kill|murder|shoot|stab|slit|strangle|choke|beat|rape|burn|bury|gut|skin|hang|torture|end|destroy|smash|break|hurt|hunt|jump|cut|execute|put|drag|waste|whack|bomb|blow up|shoot up|burn down)';
const victims =
  "(?:you|u|ya|yall|y'all|your|ur|him|her|them|all|every|these|those|everybody|everyone)\\b(?! (?:a |an )?(?:message|text|email|e-mail|dm|link|pic|in touch|on (?:the|a) (?:list|phone)))";
/** "I want to end the court case early" is a plan, and "I will burn down the courthouse" is another. */
const grave = '(?:kill|murder|shoot(?: up)?|stab|bomb|blow up|burn(?: down)?|lynch|hang|attack)';
const officials =
  '(?:the|that|this|those|these|my|his|her|our) (?:\\w{1,30} ){0,2}(?:court|courthouse|judges?|school|station|office|building|place|jury|witness(?:es)?|victims?|cops?|police|officers?|prosecutor|da|po|lawyer|warden|guards?|jail|prison)\\b';
const attacking = new RegExp(`${iWill} ${grave} ${officials}`, 'g');
const doing = new RegExp(`${iWill} ${violence} (?:the \\w{1,30} out of )?${victims}`, 'g');

const threats = [
  new RegExp(
    `(?:^|[.!?,;] ?|\\b(?:should|let'?s|lets|gotta|someone|somebody|just|go|and) )${grave} ${officials}`,
  ),
  /(?:^|[.!?,;] ?|\b(?:should|let'?s|lets|someone|somebody) )bring (?:a|your|the|some) (?:guns?|knife|knives|weapons?|bombs?|gas)\b/,
  new RegExp(`${iWill}(?: \\w{1,30}){0,2} find (?:you|u|out where you live)(?: and|,| when|!|\\.|$)`),
  /\b(?:i|we) know where (?:you|u|your|she|he|they) (?:live|work|sleep|kids|family)/,
  /\b(?:i'm|im|i am|we're|we are) coming for (?:you|u|your)\b/,
  /\bwatch your back\b/,
  /\byou(?:'re| are|r) (?:so |gonna be |going to be )?(?:dead meat|a dead man|finished|next)\b/,
  /\b(?:go|just|should|please|pls) (?:go |just )?(?:and )?(?:kill|hang|shoot|drown) (?:your|ur) ?sel(?:f|ves)\b/,
  /\b(?:kill|hang) (?:your|ur) ?sel(?:f|ves),? (?:you|u|already|now|loser)\b/,
  /(?:^|[^a-z])k\.?y\.?s(?:$|[^a-z])/,
  /\b(?:hope|wish) (?:that )?(?:you|u|ur|your|yall|y'all|they|all)\b.{0,30}\b(?:foster care|die|dies|rot|burn|suffer|suffers|raped|stabbed|shanked|killed|cancer|dead|hell)\b/,
  /(?:^|[.!?,;] ?)(?:kill|shoot|hang|execute|exterminate|deport|gas) (?:all|every|these|those|them|the lot)\b/,
  /\bbullet (?:in|through|for|with) (?:it|you|your|ur|his|her|their|the)\b|\bsix feet under\b|\bcurb ?stomp/,
  /\b(?:slit|cut|break|smash|bash|kick|knock|beat) (?:in )?(?:your|ur) (?:throat|neck|head|face|teeth|skull|legs|bones|ass)\b/,
  /\b(?:do (?:us|the world|everyone)(?: all)? a favou?r|you should|go|just) (?:and )?(?:go )?jump (?:off|from|in front)\b/,
  /\b(?:what(?:'s| is)? coming to (?:you|u)|you(?:'ll| will) (?:pay for|regret|be sorry|get yours)|you(?:'ll| will)? get what you deserve)\b/,
  /\bi(?:'ve| have| got|'ve got| found) (?:got )?(?:your|ur) (?:ip|address|info|real name|location)\b|\bif i (?:ever )?(?:see|catch|meet|find) (?:you|u|your|ur)\b/,
  /\b(?:i'm|im|i am|we're|we are) (?:right )?outside (?:your|ur)\b|\block (?:your|the|ur) doors?\b.{0,15}\btonight\b|\bone eye open\b|\btick tock\b/,
  /\b(?:you|yall|y'all|u) know what to do\b|\bdo with (?:that|this) what you (?:will|want)\b/,
  /\byou(?:'ll| will|'re going to|'re gonna) (?:end up|wake up|be found) (?:in (?:a|the) (?:river|ditch|ground|trunk|morgue|hospital|bag|box)|dead|like)/,
  /\bif (?:you|u|he|she|they|anyone) (?:ever )?(?:testif(?:y|ies)|snitch(?:es)?|talks? to the (?:cops|police)|rats?|rat on)\b/,
  /(?:^|[.!?,;] ?)(?:kill|hang|shoot|drown|cut) (?:your|ur) ?sel(?:f|ves)\b/,
  /(?:^|[.!?,;] ?)(?:burn (?:it|them|him|her|that place) (?:down|alive)|string (?:him|her|them|you) up)\b|\bput (?:you|u|them|him|her) down like\b/,
  /\b(?:i'll|i will|we'll|we will) (?:be )?(?:wait(?:ing)?|there|ready) for (?:you|u)\b.{0,30}\b(?:outside|with|when|tonight|alone|boys|gun|knife)\b/,
  /\b(?:hope|wish|pray) (?:someone|somebody|they|he|she|karma|god|the \w{1,30})\b.{0,12}\b(?:shanks?|kills?|stabs?|shoots?|rapes?|beats?|murders?|hurts?|gets?|strikes?)\b.{0,10}\b(?:you|u|your|him|her|them)\b/,
  /\b(?:teach (?:him|her|them|you) a lesson|handle (?:it|him|her)|pay (?:him|her|them) (?:back|a visit)|blow up (?:his|her|their) phone)\b/,
];

const people =
  "(?:you|u|yall|y'all|they|them|felons?|criminals?|ex-?cons?|convicts?|offenders?|inmates|junkies|addicts|pedos?|pedophiles|everyone here|all of you|people like (?:you|them|these)|(?:black|white|brown|trans|gay|poor) (?:people|folks)|blacks|whites|mexicans|muslims|jews|gays|immigrants|illegals)";
const fate =
  '(?:die|rot|burn|shot|executed|hanged|hung|killed|exterminated|castrated|sterilized|deported|put down|gassed|caged|locked up (?:forever|for life|till|until)|death penalty|electric chair|firing squad|raped|aborted|a cell until)';

const contempt = [
  /\b(?:white (?:power|pride)|heil hitler|sieg heil|14 ?\/? ?88|race war)\b/,
  /\b(?:get|keep|throw|drive) (?:these|those|them|you|all|the) (?:\w{1,30} ){0,2}(?:off|out of) (?:our|my) (?:streets?|neighborhoods?|country|town|city|land)\b/,
  /\b(?:send|show|dm) (?:me|us) (?:your |ur |some |more ){0,4}(?:nudes?|naked|tits|boobs|sexy)\b/,
  new RegExp(
    `\\b${people} (?:\\w{1,30} ){0,3}(?:should|deserves?|ought|need|needs|must|belongs?|can all)\\b.{0,40}\\b${fate}`,
  ),
  new RegExp(
    `\\b${people} (?:all )?belongs? (?:in|behind|under|on) (?:a |the )?(?:prison|jail|cage|cages|bars|cell|registry|street|gutter)`,
  ),
  /\b(?:mother|mom|parents) should have (?:aborted|swallowed|drowned)/,
  /\byou (?:deserved?|earned|had it coming)\b.{0,20}\b(?:every (?:year|day|bit)|worse|it all|what you got)\b/,
  /(?:^|[.!?,;] ?|\b(?:just|should|can|you people|yall) )go back to (?:prison|jail|your (?:cell|cage|country)|africa|mexico|where you (?:came|belong))/,
  /\b(?:stay|keep (?:them|him|her|you)) locked up\b|\block them all up\b|\bship (?:them|you) (?:all )?back\b/,
  /\bboo ?hoo\b|\b(?:stop|quit) (?:whining|crying|bitching|complaining)\b|\bcry about it\b|\bplay stupid games\b/,
  /\bshould(?:'ve| have|a) thought (?:about|of) (?:that|it|this) before\b|\b(?:do not|don'?t|maybe don'?t) (?:do the crime|be a criminal|break the law)\b/,
  /\b(?:rapists?|murderers?|thie(?:f|ves)|criminals?|felons?|addicts?|scum|trash|garbage|animals?|losers?) like (?:you|u|yourself)\b/,
  /\b(?:no|zero) (?:sympathy|pity|mercy) for (?:you|felons|criminals|any of you)\b|\benjoy (?:prison|jail|flipping burgers|being poor)\b/,
  /\bonce a (?:thief|criminal|felon|con|junkie|crook|liar|cheat),? always a\b/,
  /\b(?:nobody|no one|noone) (?:wants|cares about|likes|asked) (?:you|u|your|yall|for you)\b/,
  /\bshut (?:the \w{1,30} )?up\b/,
  /\b(?:sob story|cry me a river|imagine crying)\b/,
  /\b(?:stay|get|keep) (?:the \w{1,30} )?(?:out of|off) (?:our|this) (?:forum|site|country|neighborhood)\b/,
  /\bcommit all (?:the )?crimes?\b|\b(?:run|control|own)s? the (?:courts|banks|media) (?:that'?s|thats|and that)\b/,
];

const insult =
  '(?:scum|scumbags?|trash|garbage|filth|filthy|vermin|animals?|monsters?|worthless|subhuman|disgusting|pathetic|idiots?|morons?|losers?|dumbass(?:es)?|lowlifes?|low-lifes?|degenerates?|parasites?|cockroach(?:es)?|apes?|monkeys?|pigs?|dirty|creeps?|freaks?|perverts?|pedos?|terrorists|savages|thugs|waste of|piece of \\w{1,12}|pieces of \\w{1,12}|junkies?|crackheads?|rats?|snitch(?:es)?)';
const insults = [
  new RegExp(
    `\\b(?:you|u|yall|y'all|they|you people|all \\w{1,15})(?:'re| are|r| r)? (?:(?:all|just|nothing but|such|a|an|the|criminal|dirty|filthy|stupid|fat|ugly|bunch of|little|real|fucking|total|complete) ){0,5}${insult}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:you|u|stupid|dumb|dirty|filthy|ugly|fat|fucking|worthless|disgusting|pathetic) (?:\\w{1,30} ){0,2}${insult}\\b`,
    'g',
  ),
  /\b(?:scum of the earth|trash human|human (?:garbage|trash|waste)|waste of (?:space|oxygen|air|skin|life))\b/g,
  /(?:^|[.!?,;] ?)(?:losers?|idiots?|morons?|scum(?:bags?)?|trash|garbage|vermin|pathetic|parasites?|jailbirds?|convict|degenerates?|clowns?|junkies?|creeps?|freaks?)(?:$|[.!?,;])/g,
  /\bwhat an? (?:\w{1,30} )?(?:loser|idiot|moron|joke of a|waste|clown|pathetic)\b/g,
];
/** "They make you feel like you are trash": told, not thrown. */
const reported =
  /\b(?:not|never|aren'?t|like|feel|feels|felt|think|thinks|thought|believe|say|says|said|saying|tell|tells|told|calls?|called|treat|treats|treated|if|that|because|whether|assume|look at you)\b[^.!?;]{0,18}$/;

/** What somebody is accused of having said. */
const quoted = /\b(?:said|says|saying|claims|claimed|yelled|wrote|accused of saying)(?: that)?:? ?["']?$/;

export function isThreat(even: string): boolean {
  for (const { 0: found, index } of [...even.matchAll(doing), ...even.matchAll(attacking)])
    if (futureMark.test(found) && !quoted.test(even.slice(0, index))) return true;
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
