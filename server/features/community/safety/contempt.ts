/*
 * Contempt for whoever reads, or for a people: hard words in a sentence that is about them. Expects `evenText`.
 */

const reader =
  /\b(?:you|u|ya|your|ur|you'?re|yall|y'all|yourself|yourselves|ppl like|op|in here|on here|this forum|this site|everyone here|every one of you|all of you)\b/;

/** Names that nobody gives to somebody they wish well. */
const names =
  'scum|scumbags?|trash|garbage|filth|vermin|maggots?|cockroach(?:es)?|subhumans?|degenerates?|parasites?|lowlifes?|low-lifes?|deadbeats?|losers?|morons?|idiots?|imbeciles?|dumbass(?:es)?|dipshits?|douche(?:bag)?s?|jackass(?:es)?|assholes?|asshats?|bastards?|creeps?|freaks?|pervs?|perverts?|pedos?|ped0s?|sickos?|psychos?|thugs?|savages?|monsters?|leeches|leech|lowlives|crybab(?:y|ies)|snowflakes?|clowns?|jokes?|pieces? of (?:shit|crap|trash|garbage|work)|waste of \\w{1,30}|worthless|pathetic|disgusting|filthy|useless|brainless|braindead|inbred|rats?|pigs?|dogs|animals|apes?|monkeys|jailbirds?|junkies?|crackheads?|crackwhores?|methheads?|hoodrats?|baby ?mamas?|skanks?|hoes?|sluts?';
const named = new RegExp(`\\b(?:${names})\\b`);
/** Named at the end or the start of a sentence, as one calls to somebody. */
const calledOut = new RegExp(
  `(?:^|[,;:] ?)(?:(?:lol|lmao|ha(?:ha){1,9}|hey|ok|yo|listen|you|u|yall|ya|stupid|dumb|dirty|filthy|lazy|fat|ugly|sick|little|sorry|bunch of|worthless|pathetic) ){0,4}(?:${names}|murderers?|rapists?|convicts?|cons|felons?|criminals?|thie(?:f|ves))[ .!?]{0,9}$`,
);
/** … or after a laugh. */
const laughedAt = new RegExp(
  `^(?:lol|lmao|(?:ha){2,}h?)[,! ]+(?:what an? |you |u |ur an? |stupid |dumb ){0,4}(?:${names})\\b`,
);
/** Told of others or of oneself: "they make you feel like trash", "I was called an animal", "you are not garbage". */
const told =
  /\b(?:not|never|no|aren'?t|isn'?t|like|feel|feels|felt|think|thinks|thought|believe|said|says?|saying|tells?|told|calls?|called|calling|treat|treats|treated|assume|assumes|look at|looks at|looked at|see|sees|saw|label|labels|labeled|as|if|my|me|i|i'm|im|was|were|his|her)\b/;

/** Names that stand for contempt whoever they are given to, where the sentence tells nothing of the writer. */
const harsh =
  /\b(?:scum(?:bags?)?|vermin|maggots?|subhumans?|degenerates?|lowlifes?|low-lifes?|dumbass(?:es)?|jailbirds?|monkeys|apes|crackheads?|methheads?|deadbeats|savages|parasites|cockroaches|filthy \w{1,30}|worthless \w{1,30}|freaks|perverts|retards?|imbeciles?|sickos?|psychos)\b/;
const dead =
  /\bonly good (\w{1,30}) is a dead\b|\b(?:you|u|they|felons|criminals) (?:all )?deserve (?:cancer|death|pain|nothing|worse|jail|prison|hell|no (?:help|rights|pity|sympathy|mercy|second)|to (?:suffer|die|rot|be in|hang|burn))\b/;
const accused =
  /\byou(?:'re| are|r) (?:just |nothing but |still )?an? (?:\w{1,30} )?(?:thief|rapist|murderer|killer|pedophile|predator|child molester|wife beater)\b/;

const orders =
  /(?:^|[.!?,;:] ?|\b(?:just|so|and|please|now) )(?:go )?(?:die|rot|choke|drown|drop dead|burn in hell|rot in \w{1,30}|go to hell|screw you|get lost|get a life|get a job|eat (?:shit|dirt|glass)|crawl back|piss off|kick rocks|neck yourself|off yourself|end yourself|stay (?:in|behind) (?:jail|prison|bars))\b/;
const wishes =
  /\b(?:watch|see|want|love to see|like to see|hope|wish|let|make|wait(?:ing)? for|can'?t wait for|can'?t wait till|everyone of|one of)\b.{0,12}\b(?:you|u|yall|y'all|them|they|your (?:kids|family|mother|mom))\b.{0,20}\b(?:die|dies|dead|hang|hanged|rot|burn|suffer|bleed|fry|choke|locked up|raped|beaten|shanked|shot|branded|executed|gone)\b/;
const verdict =
  /\b(?:you|u|yall|y'all|they|them|felons?|criminals?|convicts?|ex-?cons?|offenders?|rapists?|murderers?|thieves|junkies|addicts|all of you|every one of you|everyone here|people like (?:you|them|that))\b.{0,12}\b(?:should|deserves?|need|needs|ought|must|belongs?)\b.{0,30}\b(?:branded|caged|chained|sterilized|castrated|executed|hanged|hung|shot|beaten|raped|burned|flogged|deported|exterminated|put down|locked up|left to rot|no rights|no vote|death|die|rot|suffer|noose|rope|bullet|chair|gas)\b/;

const peoples =
  /\b(?:blacks|jews?|jew|mexicans|muslims|arabs|gays|lesbians|gypsies|whites|asians|hispanics|latinos|africans|haitians|somalis|immigrants|illegals|foreigners|trannies|transgenders|homos?|hood people|black people|brown people|white people|these people|those people|you people)\b/;
const scorn =
  /\b(?:typical|always|whin(?:e|ing)|lazy|dirty|filthy|steal(?:ing)?|thieves|thugs|criminals|terrorists|animals|apes|monkeys|savages|subhuman|ruin(?:ed|ing)?|destroy(?:ed|ing)?|invad\w{1,30}|deport(?:ed)?|ship|send|lock|kick|get out|go back|bleeding|greedy|run the|control|owns?|breed\w{0,30}|welfare|free ride|handouts?|special treatment|can'?t help themselves|born criminals|hang|shot|kill|gas|scum|trash|what a surprise)\b/;
/** Unfair treatment told of, rather than dealt out. */
const unfair =
  /\b(?:police|cops?|court|system|arrest(?:ed|s)?|profil\w{1,30}|judges?|unfair|racis[mt]|lynch\w{0,30}|rights)\b/;

export function isContemptuous(even: string): boolean {
  return sentencesOf(even).some(
    (sentence) =>
      orders.test(sentence) ||
      dead.test(sentence) ||
      (harsh.test(sentence) && !told.test(sentence)) ||
      laughedAt.test(sentence) ||
      (accused.test(sentence) && !told.test(sentence)) ||
      wishes.test(sentence) ||
      verdict.test(sentence) ||
      (calledOut.test(sentence) && !told.test(sentence)) ||
      (named.test(sentence) && reader.test(sentence) && !told.test(sentence)) ||
      (peoples.test(sentence) && scorn.test(sentence) && !unfair.test(sentence)),
  );
}

function sentencesOf(even: string): string[] {
  return even.split(/(?<=[.!?;])\s+/);
}
