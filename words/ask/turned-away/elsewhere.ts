import type { Answer } from '../answer.ts';
import { aboutRecords, decline, type Turned } from './turned.ts';

export const notOurs: Answer = decline(
  'other',
  'We only know about clearing criminal records. For other legal trouble, legal aid near you may help.',
  ['/attorney-finder'],
);

const notHeld: Answer = {
  ...decline(
    'other',
    'Our data does not hold that. We know how records are cleared, and what helps beside it. Legal aid, or a lawyer near you, can tell you more.',
    ['/attorney-finder', '/help'],
  ),
  kind: 'unknown',
};

export const placeNotHeld: Answer = {
  ...decline(
    'other',
    'We know the law of the 50 states, the District of Columbia and the federal courts, and of no other place. Legal aid there, or the court that had the case, can tell you.',
    ['/help'],
  ),
  kind: 'unknown',
};

/** Whether a case was where we know no law: in a territory, before a tribal court, in another country. */
export function isOfOtherPlace(plain: string): boolean {
  return /\b(?:mexicana?|en mexico|monterrey|tijuana|juarez|puerto rico|guam|(?:us |u s )?virgin islands|st croix|american samoa|saipan|mariana islands|(?:in|from) (?:canada|mexico|england|the uk|germany|jamaica|cuba|haiti|india|china|el salvador|guatemala|honduras|colombia|the dominican republic|another country|my (?:home )?country))\b/.test(
    plain,
  );
}

/** Courts of a Native nation stand in a state, and have laws of their own. */
export function isOfTribe(plain: string): boolean {
  return /\b(?:tribal (?:court|judge|police|conviction|case|charge|record)|reservation court|(?:convicted|charged|case|court|judge)(?: \w+){0,4} (?:the tribe|tribal|(?:cherokee|navajo|choctaw|chickasaw|creek|muscogee|seminole|osage|sioux|lakota|apache|hopi|ojibwe|crow|blackfeet|\w+) nation))\b/.test(
    plain,
  );
}

const asksToClear =
  '(?:off|from) (?:my|his|her|your) record|come off|go away|get rid|expung\\w*|seal(?:ed|ing)?|clear(?:ed)?|erased?|wiped?|removed?|set aside';

/** What people go to other lawyers for. */
const otherLaw =
  'custody|cps|child protective|(?:get|getting) my (?:kids?|children|son|daughter) back|child support|visitation|divorce\\w*|alimony|bankruptcy|car insurance|social security benefits|disability benefits|unemployment benefits|mortgage|credit score';

/** What is no matter of the law at all, or of none that we know. */
const noLaw =
  '(?:my|the|your) taxes|(?:fight|beat|contest|pay)(?:ing)? (?:an?|my|the|this)(?: \\w+)? tickets?|irs|tax (?:return|forms?|penalt\\w+)|weather|who (?:should|do|can) i vote for|(?:which|what|the) bus|bus (?:goes|route|stop)|directions to|recipes?|pizza|deep dish|burgers?|tacos|football|basketball|baseball|movies?|songs?|jokes?|stocks?|bitcoin|crypto|homework|poem|story about|president of|parking|tax(?:es)?|python|javascript|capital of|restaurant|girlfriend|boyfriend|horoscope|lottery|translate|essay|resume|cover letter|math|homework|credit card debt|debt collectors?|security deposit|deposit back|overtime|wages|paycheck|last will|inheritance|car accident|slip and fall|fix (?:the|my|a) (?!record|background|report)|the heat|mold|doctor|diet|lose weight|flight|hotel';

/** Parts of life on which a record may weigh, and of which our data says nothing. */
const lifeBesides = `${otherLaw}|insurance(?! (?:fraud|license|agent))|student loans?|fafsa|financial aid|college|university|adopt\\w*|foster|(?:va|disability) (?:comp|compensation|benefits)|disability comp|passports?|drivers? licen[cs]e (?:back|again|reinstat\\w*|suspended|suspension)|(?:get|reinstate|restore)(?: \\w+){0,2} (?:drivers )?licen[cs]e back|canada|mexico with|travel\\w*|(?:in|to|into|visit) (?:japan|england|the uk|britain|europe|france|germany|italy|spain|ireland|australia|china|india|brazil|jamaica|the bahamas|thailand|the philippines|cuba|israel|dubai)|overseas|abroad|(?:another|out of the) country|cruise|tsa|precheck|global entry|(?:army|navy|marines?|air force|national guard)(?! vet)|military|enlist\\w*|food stamps|snap benefits|social security(?! (?:number|card))|welfare|medicaid|gym|volunteer\\w*|coach\\w*|airbnb|dating|tinder`;

/** What somebody asks of the trade of lawyers, or says to be about something else. */
export const saidToBeElse: readonly Turned[] = [
  // “Not about my record this time: who gets custody?”
  {
    found:
      /\b(?:not about (?:my|a|the|any) (?:record|case|charge)|totally different|different (?:thing|question|topic)|off topic|unrelated)\b/,
    with: [new RegExp(`\\b(?:${otherLaw}|${noLaw})\\b`)],
    answer: notOurs,
  },
  {
    found:
      /\b(?:what|how much) (?:will|would|does|do|is|should|did)(?: \w+){0,3} (?:lawyers?|attorneys?)(?: \w+){0,5} (?:charge|cost|ask)\b/,
    unless: /\b(?:(?:court|filing|clerks?|state) (?:fees?|costs?|charges?)|afford|free|legal aid)\b/,
    answer: notHeld,
  },
];

/** What is no matter of records at all, and what is another part of the law. */
export const elsewhere: readonly Turned[] = [
  {
    found:
      /\b(?:(?:look|looking) up (?:my |a |the |his |her |some)?(?:\w+ ){0,2}(?:record|background|history) (?:for me|on (?:him|her|them))|(?:his|her|their) name is|(?:home )?address of (?:the|my|that) (?:judge|da|prosecutor|victim|ex|officer|witness|accuser)|(?:find|find out|know|tell me) where (?:my|the|that) (?:ex|judge|victim|accuser|wife|husband|officer)(?: \w+)? (?:lives?|living|stays?|works?)|(?:check|look up|run|find)(?: \w+){0,3} (?:cousins?|neighbors?|boyfriends?|girlfriends?|exs?|tenants?|dates?|coworkers?|roommates?|someones|somebodys) (?:criminal )?(?:record|background|history))\b/,
    answer: decline(
      'other',
      'We look up nobody’s record, and we keep none. Each person can get their own record, and we can tell you how in your state.',
      ['/help'],
    ),
  },
  {
    found:
      /\b(?:how many (?:people|folks|(?:\w+ )?(?:petitions?|applications?|requests?|cases?|people)(?: \w+){0,2} (?:got|get|were|are|was|is) (?:granted|approved|denied))|(?:what|how much) (?:will|would|does|do|is|should|did)(?: \w+){0,3} (?:lawyers?|attorneys?)(?: \w+){0,3} (?:charge|cost|fee|ask)|(?:lawyer|attorney) (?:fees?|prices?|rates?|costs?)|success rates?|what (?:share|part|portion) of|what percent\w*|statistics|backlog|per page|certified cop(?:y|ies)(?: \w+){0,4} (?:cost|charge|fee)|(?:which|what) room|(?:when is|whens|what time is) my (?:next )?(?:hearing|court date|court)|has the (?:judge|court|clerk)(?: \w+)? (?:signed|ruled|decided|filed)|status of my (?:case|petition|application)|(?:which|what) (?:floor|courtroom|window|line)|what time (?:do|does) (?:they|the (?:\w+ )?(?:clerks?|court|courthouse|office))(?: \w+){0,6} (?:close|open)|(?:where|can|could)(?: \w+){0,2} park(?:ing)?|(?:does|do|will|would) (?:amazon|walmart|target|uber|lyft|doordash|fedex|ups|costco|home depot|lowes|mcdonalds|starbucks|tesla|google|apple|disney|kroger|instacart)(?: \w+){0,4} hir(?:e|es|ing))\b/,
    answer: notHeld,
  },
  {
    found:
      /\b(?:(?:get|make|convince|talk) (?:my |the |her |him)?(?:gf|girlfriend|bf|boyfriend|wife|husband|ex|victim|accuser|witness|her|him)(?: \w+)? (?:to|into) (?:drop|dropping)|no contact order)\b/,
    unless: /\b(?:violat\w+|charge for|convict\w+|expung\w*|seal\w*)\b/,
    answer: decline(
      'other',
      'We cannot help with an open case. Breaking an order of the court is a new crime, and so is pressing a witness. Ask your lawyer or the public defender first.',
      ['/attorney-finder'],
    ),
  },
  {
    found:
      /\b(?:(?:which|what) (?:judge|prosecutor|da|lawyer|attorney)(?: \w+){0,4} (?:is|grants?|gives?|approves?|denies|has|wins|will|should i get|hears?|handles?|sits|does)|(?:identify|name|who is)(?: \w+){0,4} judge\b|(?:phone|number|phone number|telephone|email|address|hours|fax)(?: \w+){0,3} (?:for|of|to) (?:the |my )?(?:\w+ ){0,2}(?:clerks?|court|courthouse|judge|da|prosecutor|probation)\b|(?:clerks?|courthouse|court|judges?)(?: offices?)? (?:phone|number|hours|email|address|open)|what (?:hours|time)(?: \w+){0,4} (?:clerk|court|courthouse|office)(?: \w+){0,2} (?:open|close)|(?:best|nicest|easiest|toughest|good) (?:judge|prosecutor|da)\b)/,
    answer: notHeld,
  },
  {
    found:
      /\b(?:(?:will|would|does|can) (?:canada|mexico|japan|the uk|england) (?:let|allow|take|refuse)|(?:canad(?:a|ian)|mexican|foreign) (?:border|immigration|customs|officers?|rehabilitation|entry|visa)|(?:let|get|allow(?:ed)?|enter|cross)(?: \w+){0,4} (?:into|in|to|across) (?:canada|mexico|the (?:canadian|mexican) border))\b/,
    answer: notHeld,
  },
  { found: new RegExp(`\\b(?:${otherLaw})\\b`), unless: aboutRecords, answer: notOurs },
  {
    found: new RegExp(`\\b(?:${lifeBesides})\\b`),
    unless: new RegExp(
      `\\b(?:${asksToClear}|juvenile|(?:on|get|gets|receive|have) (?:disability|ssi|snap|food stamps|welfare|medicaid)|fee|cant afford|inability|military pardon|licen[cs]e|fraud|theft)\\b`,
    ),
    answer: notHeld,
  },
  {
    found:
      /\b(?:sue|lawsuit|malpractice|bail|bond|warrants?|probation violation|parole hearing|traffic school|get (?:me |him |her )?out of (?:jail|prison)|name change|change my name|points on|small claims)\b/,
    unless: new RegExp(
      `\\b(?:${asksToClear}|juvenile|fee|cant afford|warrant (?:charge|case)|violat\\w+|charge|convict\\w+)\\b`,
    ),
    answer: notHeld,
  },
  {
    found:
      /\b(?:restraining orders?|protective orders?|orders? of protection|civil (?:case|judgment)|evictions?)\b/,
    unless:
      /\b(?:violat\w+|broke|charged?|charges|convict\w*|felon\w*|misdemeanors?|apartment|landlord|rent)\b/,
    answer: notHeld,
  },
  {
    found: new RegExp(`\\b(?:${noLaw})\\b`),
    unless: new RegExp(`${aboutRecords.source}|domestic|assault|theft|dui|dwi|drugs?|weed`),
    answer: notOurs,
  },
];

/** Without any of these, what nobody foresaw is not about records. */
const nearRecords = new RegExp(
  `${aboutRecords.source}|\\b(?:petitions?|courts?|judges?|clerks?|lawyers?|attorneys?|probation|parole|jail|prison|warrants?|bail|police|cops?|laws?|legal|cases?|crimes?|fines?|fingerprints?|prosecutors?|sentence|guilty|plea|pled|offen[cs]es?|hearings?|forms?|eligib\\w*|qualif\\w*|amnesty|meaning|means?|define|definition|paralegals?|notar\\w+|answers?|years?|you|your|corte|juez|abogad[oa]|policia|robaron|caso)\\b`,
);

/** Small words by which a sentence is known from mere letters. */
const sentenceWords =
  /\b(?:the|a|an|is|are|was|do|does|did|to|of|for|my|me|how|what|whats|who|where|when|why|which|can|will|should|tell|make|give|best|el|los|las|cual|quien|como|que|para|es)\b/;

/** Letters, or a word or two: nothing is asked in them. */
export function isMereWords(plain: string): boolean {
  return !sentenceWords.test(plain);
}

/** Whether a question that nothing is known of is about something else altogether. */
export function isElsewhere(plain: string): boolean {
  return sentenceWords.test(plain) && plain.split(' ').length > 1 && !nearRecords.test(plain);
}
