import type { PersonalDetail } from '@openslate/contract/personal-details.ts';

/*
 * Spam shows in several small signs, each of which may stand in an honest post. They are added up.
 */

type Sign = readonly [points: number, words: RegExp];

const enough = 3;

const messengers =
  '(?:telegram|whats ?app|wickr|signal|skype|kik|snapchat|snap|instagram|insta|ig|cash ?app|discord|icq|line app|wechat)';
const invitation = '(?:contact|dm|message|text|add|join|reach|hit|write|inbox|chat|email|call|follow|ask)';
const erase = '(?:erase|remove|delete|wipe|clean|clear|expunge|hack|fix|seal|change|boost|recover)d?';

/** Nobody who clears records asks for this on a forum; whoever does wants to be somebody else. */
const identity = '(?:ssn|social security (?:number|card|no)|social|seguro social)';

const signs: readonly Sign[] = [
  [
    3,
    new RegExp(
      `(?:\\b8(?:00|22|33|44|55|66|77|88)[ .)-]{1,2}\\d{3}|\\b(?:hot ?line|help ?line|agents?|linea|whatsapp|text|dial|call|llame|https?:|www\\.)).{0,120}\\b(?:your|su|tu)(?: \\w{1,12}){0,3} ${identity}\\b`,
    ),
  ],
  [3, /\b(?:t\.me|wa\.me|bit\.ly|tinyurl\.com|goo\.gl|discord\.gg|linktr\.ee|cutt\.ly|rb\.gy|is\.gd)\//],
  [
    3,
    new RegExp(
      `\\b${invitation}\\b (?:\\w{1,30} ){0,5}(?:on|via|through|at|our|my|in) ?(?:\\w{1,30} ){0,2}${messengers}\\b`,
    ),
  ],
  [3, new RegExp(`\\b${messengers}\\b ?(?:me|us|:|is|number|at|channel|group|chat|@|\\+|\\d)`)],
  [3, new RegExp(`@\\w{4,} on ${messengers}`)],
  [
    3,
    new RegExp(
      `\\b(?:i|we|he|she|they|who) (?:can|will|could|help(?:s|ed)? you|offer to|do) (?:\\w{1,30} ){0,3}${erase} (?:\\w{1,30} ){0,2}(?:any|all|your|criminal|court|records?|scores?)\\b`,
    ),
  ],
  [
    3,
    new RegExp(
      `\\b(?:pay|send|give) (?:me|us)\\b.{0,40}\\b(?:and )?(?:i|we)(?:'ll| will| can)? (?:\\w{1,30} ){0,2}${erase}\\b`,
    ),
  ],
  [
    2,
    new RegExp(
      `\\b(?:your|criminal|credit)(?: \\w{1,30}){0,3} (?:history|records?|background|score)(?: \\w{1,30}){0,2} ${erase}(?:ed)?\\b.{0,60}\\b(?:hours|hrs|days|today|guaranteed|fee)\\b`,
    ),
  ],
  [
    3,
    /\b(?:hire|hiring|professional|legit|ethical|contact|best|real) (?:a |the |an )?hackers?\b|\bhackers? for hire\b|\b\w{0,30}hack(?:er|ers|pro)\b.{0,20}\b(?:telegram|whatsapp|gmail|email)\b/,
  ],
  [3, /\bspell ?caster\b|\bdr\.? \w{1,30} the (?:great|spell)\b/],
  [3, /\b(?:recovery|crypto|bitcoin) (?:expert|agent|specialist|recovery)\b/],
  [
    3,
    /\b(?:earn|make|win) (?:up to )?(?:\$ ?\d[\d,]{0,12}|\d[\d,]{0,12} ?(?:dollars|usd)|money fast|easy money).{0,25}\b(?:day|daily|week|weekly|month|from home|online|fast|posting)\b/,
  ],
  [
    3,
    /\b(?:double|triple|multiply) your (?:money|bitcoin|investment)\b|\bguaranteed (?:profits?|returns?|income|win)/,
  ],
  [
    2,
    /\b(?:forex|crypto|bitcoin|btc|usdt|ethereum|nft)\b.{0,60}\b(?:invest|investment|signals?|trading|trader|profits?|group|wallet|with me)\b/,
  ],
  [
    2,
    /\b(?:invest|investment|signals?|trading)\b.{0,40}\b(?:forex|crypto|bitcoin|btc|usdt)\b.{0,40}\b(?:me|us|join|profit)/,
  ],
  [1, /\b(?:bitcoin|btc|crypto|usdt|gift cards?|western union|zelle|venmo|cash ?app)\b/],
  [
    2,
    /\bclick (?:here|below|the link|this link|my)\b|\blink in (?:bio|profile)\b|\bvisit (?:our|my) (?:site|website|page|store)\b/,
  ],
  [2, /\b(?:promo|coupon|discount) code\b|\b\d{1,3} ?% (?:off|discount|bonus|welcome)|\bbulk discount\b/],
  [
    1,
    /\blimited time\b|\bact now\b|\border now\b|\bapply now\b|\bbest price|\bcheapest\b|\bcheap\b|\bfast delivery\b|\bfree trial\b|\bno upfront fee\b|\bmoney ?back\b/,
  ],
  [1, /\b100 ?% (?:legit|guaranteed|real|safe|free)\b|\bguaranteed\b|\bwin rate\b|\bno prescription\b/],
  [
    3,
    /\b(?:viagra|cialis|casino|onlyfans|escorts? (?:service|available|in your|agency)|webcam|sexcam|hot (?:singles|girls|babes)|xxx|sports? betting|betting tips|slot machine)\b/,
  ],
  [3, /\b(?:instant|payday|quick|fast|easy) (?:loans?|cash)\b/],
  [
    3,
    /\b(?:fake|clone|cloned|counterfeit|novelty)\b.{0,30}\b(?:passports?|ids?|licenses?|documents|diplomas?|cards?|ssn|pay ?stubs?|background|notes)\b.{0,60}\b(?:we|buy|sell|dm|need|order|print|prices?|contact|t\.me)\b/,
  ],
  [
    3,
    /\b(?:buy|sell|selling|get)\b.{0,30}\b(?:fake|clone|cloned|counterfeit|real and fake)\b.{0,20}\b(?:passports?|ids?|licenses?|documents|cards?)\b/,
  ],
  [3, /\b(?:fullz|cvv|dumps|cpn|clone cards?)\b/],
  [
    3,
    /\b(?:we|i) (?:sell|print|offer|supply|provide) (?:verified|real|fake|cheap|quality|anything|all kinds|bulk|the best)\b/,
  ],
  [
    3,
    /\b(?:buy|get|sell) (?:\d{1,9}k? )?(?:followers|likes|subscribers|backlinks)\b|\bseo (?:services?|expert|agency)\b|\b\d{1,9}k followers\b/,
  ],
  [
    1,
    new RegExp(
      `\\b${invitation} (?:me|us|him|her|them|for)\\b|\\bdm for\\b|\\bcontact us\\b|\\bhit me up\\b`,
    ),
  ],
  [
    2,
    /\b(?:gone|cleared|cleaned|erased|dropped|wiped|expunged|sealed|deleted) in \d{1,9} ?(?:hours|hrs|days)\b/,
  ],
  [
    2,
    /\bserious (?:people|inquiries|buyers|clients) only\b|\bi (?:have|got) (?:connections|contacts|a guy)\b|\bmy guy (?:at|in|does)\b|\bup ?front\b.{0,20}\b(?:via|by|in) \w{1,30}/,
  ],
  [2, /\b(?:need|want|looking for)\b[^.?!]{0,60}\? ?(?:i|we) (?:have|can|do|offer|got|print|sell|make)\b/],
  [2, /\b(?:get yours|blank atm|withdraws? \$?\d)|>>>|<<</],
  [3, /\b(?:discreet|discrete|stealth) (?:shipping|delivery|packaging)\b|\bno (?:script|prescription|rx)\b/],
  [3, /\blose \d{1,9} ?(?:pounds|lbs|kilos|kg)\b|\bweird trick\b|\bmiracle (?:cure|pill)\b/],
  [
    2,
    /\bfree sign-? ?up\b|\bsign up (?:free|now|today)\b|\bnaughty\b|\blonely\?|\bmeet (?:local|hot|sexy) \w{1,30}/,
  ],
  [2, /\b(?:write|email|e-mail|mail) (?:to|him|her|them|me|us)\b/],
  [1, /\b(?:inbox|pm|hmu)\b/],
  [
    2,
    /\b(?:buy|order|apply|register|sign up|subscribe|enroll|join|claim|shop|book|download|try it)\b (?:\w{1,30} ){0,2}(?:here|now|today|yours|at|free|us)\b|\bask (?:me )?for the link\b|\blink below\b/,
  ],
  [2, /\bturn \$?\d[\d,]{0,12} into \$?\d/],
  [
    1,
    /\bonly \$\d|\bfrom \$\d|\$\d{1,9}(?:\.\d\d)? only\b|\$\d{1,9} ?\/ ?(?:hr|hour|day|week)\b|\bprices? (?:depends?|list|start)/,
  ],
  [
    1,
    /\b(?:happy|satisfied) (?:members|customers|clients)\b|\bno experience\b|\blawyers hate\b|\btrading bot\b|\bkit\b|\bpackages\b|\bmembers\b/,
  ],
  [
    2,
    /\bworldwide (?:delivery|shipping)\b|\bnew identity\b|\bbirth certificates?\b.{0,30}\b(?:delivery|package|sale|order)/,
  ],
  [2, new RegExp(`\\b${messengers} only\\b`)],
  [2, /\b(?:take|get|pull) (?:you|your name) (?:out of|off|from) (?:the )?(?:system|database)\b/],
  [2, /\bwork (?:from|at) home\b/],
  [2, /\b(?:beautiful|sexy|single) (?:\w{1,30} )?(?:women|girls|ladies|men)\b/],
  [
    3,
    /\b(?:get rid of|get|have) (?:your|any|all) (?:\w{1,30} ){0,2}(?:records?|charges?|felon(?:y|ies)|background|cases?|mugshots?)\b.{0,20}\b(?:removed|dropped|erased|deleted|wiped|cleaned|gone|fast|instantly|overnight)\b/,
  ],
  [2, /\b(?:enter|use|with) (?:the )?(?:promo )?code\b|\bcode [a-z]{1,20}\d{1,9}\b/],
  [
    2,
    /\b(?:visit|go to|check out|head to) (?:us at |our site )?(?:https?:\/\/|www\.)?[a-z0-9-]{1,63}\.[a-z]/,
  ],
  [2, /\bsend (?:me |us )?\$\d{1,9}|\$\d{1,9} deposit\b|\bdeposit to (?:get started|begin|start)\b/],
  [2, /\bfree course\b|\bpassive income\b|\bwant to learn\?/],
  [
    3,
    /\bfree (?:iphone|ipad|laptop|gift|money|cash|crypto|bitcoin|samsung|vacation)\b|\bcomplete (?:this|the|our) survey\b|\byou(?:'ve| have) (?:won|been selected)\b/,
  ],
  [3, /\b(?:incall|outcall|full service|happy ending)\b|\bsex for (?:money|cash|sale)\b/],
  [1, /\b(?:call|text|phone) (?:now )?\(?\d{3}|\bcall now\b|\bcall today\b/],
  [
    1,
    /\b(?:best|top|#1|number one) (?:price|prices|deal|deals|quality|service|services|delivery|rates)\b|\bfelons welcome\b|\bbad credit\b/,
  ],
  [
    3,
    /\b(?:bank|paypal|cc|card) logs\b|\bstolen (?:cards?|accounts?|goods)\b.{0,30}\b(?:sell|buy|sale|balance|escrow)\b|\b(?:buy|sell)\b.{0,20}\bstolen\b/,
  ],
  [2, /\breferral (?:link|code)\b|\bmy link\b|\$\$\$|\bfeet pics\b|\bbinary options\b|\bmy broker\b/],
  [
    1,
    /\bwe (?:buy|sell|offer|provide|deliver|ship|accept)\b|\bescrow\b|\b(?:crypto|bitcoin|btc|paypal|cash ?app) accepted\b|\bfrom home\b/,
  ],
];

/** Whoever warns of a scam has to name it. */
const warning =
  /\b(?:scam(?:med|mer|mers)?|ripped (?:me )?off|do(?: not|n't) (?:pay|trust|fall)|never pay|beware|be careful|sounds? fake|is (?:this|it|that)(?: \w{1,30})? (?:legit|legal|real|even legal)|took my money|lost \$)/;
const denial = /\b(?:not|no) (?:a )?scam\b/;

const link =
  /\b(?:https?:\/\/|www\.)[^\s]+|\b[a-z0-9-]{1,63}\.(?:com|net|xyz|top|info|biz|vip|club|shop|site|online|ru|cn|io|example)\b(?:\/[^\s]*)?/g;
/** Courts, agencies, schools and legal aid. */
const publicLink = /\.(?:gov|mil|edu|org|us)\b/;
const cheapLink =
  /\.(?:click|link|live|icu|pw|cc|xyz|top|vip|club|shop|site|online|ru|cn|biz|info|tk|buzz|win|bet)\b/;

export function isSpam(even: string, details: readonly PersonalDetail[]): boolean {
  return points(even, details) >= enough || isNoise(even);
}

function points(even: string, details: readonly PersonalDetail[]): number {
  let sum = 0;
  for (const [worth, words] of signs) if (words.test(even)) sum += worth;
  const links = (even.match(link) ?? []).filter((address) => !publicLink.test(address));
  if (links.length > 0) sum += 1;
  if (links.length > 2) sum += 2;
  if (links.some((address) => cheapLink.test(address))) sum += 2;
  if (details.some(({ kind }) => kind === 'phone' || kind === 'email')) sum += 1;
  return warning.test(even) && !denial.test(even) ? sum - 3 : sum;
}

/** One letter held down, or a few words over and over. */
function isNoise(even: string): boolean {
  if (/([a-z0-9])\1{14}/.test(even) || /([^\s])\1{39}/.test(even)) return true;
  const words = even.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '');
  return words.length >= 12 && new Set(words).size / words.length < 0.4;
}
