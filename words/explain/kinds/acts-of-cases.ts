import type { CuesOf } from './cue.ts';

/** What papers do that begin a case or lead it on, and those that ask for money. */
export const actsOfCases: CuesOf = {
  warrant: [
    [
      16,
      /\b(?:commanded|ordered|directed|authorized|required|command you|order you)(?: \w+){0,2} to (?:\w+ ){0,2}(?:arrest|apprehend|seize|take (?:the|said|him|her|them|into)|search)\b/gi,
    ],
    [
      8,
      /\bto (?:any|all|every|the) (?:\w+ ){0,2}(?:sheriff|peace officer|police officer|officers?|constable|marshal)\b/gi,
    ],
    [8, /\bbring (?:him|her|them|the|said)\b[^.]{0,60}\bbefore\b/gi],
  ],
  summons: [
    [14, /\b(?:summoned|cited|commanded) (?:\w+ ){0,3}(?:to (?:be and )?appear|to answer|and required)\b/gi],
    [
      5,
      /\bto answer (?:to )?(?:the|this|said|a) (?:\w+ ){0,2}(?:complaint|charge|petition|information|citation)/gi,
    ],
  ],
  hearing_notice: [
    [
      12,
      /\b(?:hearing|trial|arraignment|conference|case|matter|appearance|motion)\b[^.]{0,60}\b(?:will be held|(?:will be|is|has been|was) (?:re)?(?:set|scheduled|calendared|placed|listed|noticed|continued)|is on the (?:docket|calendar|list))\b/gi,
    ],
    [12, /\byou (?:must|shall|are required to|need to) (?:personally )?appear (?:for|in|at|on|before)\b/gi],
    [8, /\byou are (?:hereby )?(?:notified|advised|informed) (?:that|to appear|of)\b/gi],
    [
      5,
      /\b(?:date|time|place|courtroom)(?: and (?:time|place))? (?:below|above|shown|stated|indicated|listed)\b/gi,
    ],
  ],
  plea_agreement: [
    [
      14,
      /\b(?:defendant|i|accused) (?:\w+ ){0,4}(?:(?:agree|offer|wish|want|intend|desire)s? to (?:\w+ ){0,2}plead|(?:will|shall|hereby|personally)? ?(?:plead|enter (?:a )?pleas? of)s? (?:guilty|no contest|nolo))\b/gi,
    ],
    [
      8,
      /\bi (?:understand|know|realize) that (?:i|by pleading|if i|the (?:court|judge|maximum))\b|\bi (?:give up|am giving up|waive)\b/gi,
    ],
    [
      8,
      /\b(?:reached|enter(?:ed)? into|following) (?:\w+ ){0,3}(?:agreement|offer)\b|\boffer (?:expires|is open|will be withdrawn)\b|\bin full satisfaction of\b|\bplea offer\b|\bin (?:exchange|return) for\b/gi,
    ],
    [
      8,
      /\bthe (?:state|people|commonwealth|government|city|prosecut\w{1,9}) (?:will|shall|agrees? to) (?:\w+ ){0,2}(?:dismiss|recommend|not (?:file|oppose))\b/gi,
    ],
    [
      14,
      /\bthe (?:state|people|commonwealth|government|city|prosecut\w{1,9}) (?:extends?|offers?) (?:\w+ ){0,3}(?:offer|plea)\b/gi,
    ],
  ],
  complaint: [
    [
      14,
      /\b(?:duly sworn|under oath|on oath|upon oath|sworn)\b[^.]{0,160}\b(?:states?|says?|deposes?|charges?|complains?|alleges?)\b/gi,
    ],
    [
      12,
      /\b(?:presents? (?:in|that)|charges? that|accuses?|hereby charges?|complains? (?:of|and|that)|alleges? that|informs? the court that|in the name (?:and by (?:the )?authority )?of)\b/gi,
    ],
    [
      8,
      /\bdid (?:then and there |knowingly |intentionally |unlawfully |willfully |wilfully |,? ?and ){1,3}/gi,
    ],
  ],
  citation: [
    [
      10,
      /\b(?:described|named) (?:below|above|herein) (?:is|was) charged\b|\b(?:issued|received) (?:this|a) (?:citation|ticket)\b|\bunlawfully (?:commit|operate|drive|park)/gi,
    ],
    [
      8,
      /\bwithout admitting guilt\b|\bplate (?:no|number|#)|\bvehicle (?:make|tag|license|year)\b|\bthis (?:ticket|citation)\b/gi,
    ],
  ],
  fee_bill: [
    [
      12,
      /\b(?:unpaid|outstanding|overdue|remaining|delinquent|past due) (?:\w+ ){0,2}(?:balance|amount|fines?|debt|fees?|costs?)\b|\byou (?:still )?owe\b|\bbalance (?:is|of|owed|due)\W{1,4}\$|\b(?:behind on|late with|missed) (?:[\w-]+ ){0,3}payments?\b|\bamount past due\b|\bminimum (?:monthly )?payment\b|\b(?:must|shall|agrees? to|required to) pay \$ ?[\d,.]+ (?:\w+ ){0,3}(?:each|per|a|every|on the|by|monthly)\b/gi,
    ],
    [
      8,
      /\b(?:send|mail|make|remit)\b[^.]{0,30}\bpayments?\b|\buntil (?:paid in full|the balance)\b|\bset up payments?\b|\bpayment (?:is|was) (?:due|received)\b/gi,
    ],
  ],
  background_check: [
    [
      10,
      /\b(?:report|search|screening) (?:was )?(?:prepared|ordered|requested|completed|conducted) (?:for|by)\b|\bsummary of your rights\b|\b(?:national )?sex offender (?:search|registry)\b|\b(?:county|national|statewide) criminal (?:record|court|database|search)/gi,
    ],
  ],
  fee_waiver_order: [
    [
      14,
      /\b(?:fees?|costs?)\b(?:[^.]|\.\d){0,60}\b(?:is|are|be|shall be) (?:hereby )?(?:waived|not waived|deferred)\b|\b(?:waives?|waiving|waiver of) (?:\w+ ){0,4}(?:fees?|costs?|surcharges?)\b|\bproceed (?:without (?:pre)?payment|in forma pauperis)\b/gi,
    ],
  ],
};
