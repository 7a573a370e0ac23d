import type { Disposition } from '@openslate/law/record/record.ts';
import type { Words } from './words.ts';

/** How a case ended. */
export const endings: Words<Disposition> = [
  [
    'deferred',
    /\b(?:deferred|deferral|(?:was|were|got|been) put off|probation (?:with|and|without|but) (?:no|a|any) conviction|(?:no|without a) conviction (?:and|then|if|after)(?: \w+){0,4} (?:dismissed|probation)|acd|acod|contemplation of dismissal|pbj|probation before judgment|withheld|withhold|adjudication held|(?:under|as|pled|plea|did|got|my|the|a|georgia|completed|finished) first offender|first offender (?:act|status|treatment|discharge|plea|probation|sentence|completed|successfully)|retroactive first offender|conditional discharge|abeyance|stay of adjudication|continued without a finding|cwof|court supervision|(?:got|had|on|finished|completed|completing|my) supervision|suspended imposition|sis)\b/,
  ],
  ['diverted', /\b(?:diversion|diverted|pretrial intervention|pre trial intervention|pti|ard|drug court)\b/],
  [
    'acquitted',
    /\b(?:acquit\w*|not guilty|found innocent|beat (?:the|my|a) (?:case|charges?)|beat it(?: at trial)?|won (?:my|the) (?:case|trial)|inocente|absuelto)\b/,
  ],
  [
    'dismissed',
    /\b(?:(?:ended|closed|case|charge)(?: \w+){0,3} (?:no|without a?) ?conviction|non ?convictions?|dismiss?(?:ed|es)?(?! (?:a|my|the|his|her|an|old)(?: \w+)? (?:convictions?|felony|felonies|misdemeanors?))|(?:after|since)(?: a| the| my)? dismissal|charges? (?:was |were |got )?drop\b|dropped|drop (?:the|my|all) (?:charges?|case)|nolle|nolled|nol pros\w*|thrown out|threw (?:it|the case|my case) out|desestim\w+|retirad\w+|withdrawn|stet|no papered)\b/,
  ],
  [
    'no_charges',
    /\b(?:(?:never|nobody|no one|wasnt|not)(?: \w+)? (?:charged me|pressed charges|papered)|no paper\w*|(?:arrest\w*|let (?:me|him|her) go) without charges?|never (?:charged|filed|got charged|went to court|formally charged)|no charges?|(?:not|wasnt|werent|didnt get) charged|(?:just|only)(?: got| was| been| had| were)?(?: an)? arrest\w*|arrested (?:but|and) (?:not|never|let go|released|nothing)|charges? (?:were |was |got )?(?:refused|declined|never filed)|(?:da|prosecutor|state) (?:refused|declined)|(?:seal|sealing|expunge|expunging) (?:an? |my |the )?arrests?|mistaken identity|(?:used|gave|stole) my (?:name|identity)|wrong (?:person|guy|man)|let go|released without|no billed?|without charges|sin cargos|(?:no|nunca) me acusaron)\b/,
  ],
  ['pardoned', /\b(?:was pardoned|got (?:a )?pardon(?:ed)?|been pardoned|after (?:a|my) pardon)\b/],
  [
    'pending',
    /\b(?:pending|open case|still in court|court date coming|current case|case is open|awaiting trial)\b/,
  ],
  [
    'convicted',
    /\b(?:convict\w*|guilty|pled|pleaded|plead|plea|did time|prison|jail|sentenced|conviction|condena\w*|culpable)\b/,
  ],
];
