import type { CuesOf } from './cue.ts';

/**
 * What a paper does, whatever it is called: commands an arrest, calls somebody, ends a case. These sentences are looked for
 * in the running text, where lines are joined.
 */
export const acts: CuesOf = {
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
      /\b(?:reached|enter(?:ed)? into|following) (?:\w+ ){0,3}agreement\b|\bin (?:exchange|return) for\b/gi,
    ],
    [
      8,
      /\bthe (?:state|people|commonwealth|government|city|prosecut\w{1,9}) (?:will|shall|agrees? to) (?:\w+ ){0,2}(?:dismiss|recommend|not (?:file|oppose))\b/gi,
    ],
  ],
  judgment: [
    [
      12,
      /\b(?:adjudged|adjudicated|found|convicted|finds? (?:the|that the) defendant) (?:to be )?(?:\w+ ){0,3}guilty (?:of|as)\b|\bdefendant (?:was|is|stands|has been) (?:hereby )?convicted of\b/gi,
    ],
    [
      12,
      /\b(?:sentenced to|committed to the (?:custody|department)|sentence(?: of the court)? is\b|imposes? (?:the following )?sentence)/gi,
    ],
  ],
  probation_terms: [
    [
      10,
      /\b(?:is|are|be) (?:hereby )?placed (?:on|under) (?:\w+ ){0,3}(?:probation|supervision|community control|supervised release)\b/gi,
    ],
    [
      8,
      /\b(?:you|defendant|probationer|offender|supervisee) (?:shall|will|must|may) not (?:commit|change|possess|leave|use|violate|own|have)\b|\b(?:you|defendant|probationer|offender) (?:shall|will|must) (?:report|obey|submit to|permit|maintain)\b/gi,
    ],
  ],
  probation_discharge: [
    [
      16,
      /\b(?:discharg|releas)(?:ed|es|ing)\b[^.]{0,40}\bfrom (?:\w+ ){0,3}(?:probation|supervision|supervised release|parole|community (?:control|supervision|corrections))\b|\b(?:probation|supervision|supervised release|parole|community control)\b[^.]{0,70}\b(?:ended|expired|has been completed|(?:is|be|are|was|were|has been) (?:hereby )?(?:terminated|discharged|closed|ended))\b/gi,
    ],
    [12, /\bno longer (?:need|have|required|under|on)\b[^.]{0,40}\b(?:report|supervis|probation|parole)/gi],
  ],
  dismissal_order: [
    [
      14,
      /\b(?:charges?|case|complaint|information|indictment|action|matter|citation|instrument|counts?|prosecution|cause|petition)\b[^.]{0,50}\b(?:is|are|be|shall be|has been|have been|was|were|stands?) (?:hereby |therefore |accordingly )?(?:ordered )?(?:dismissed|withdrawn|nolle prossed|quashed)\b/gi,
    ],
    [
      14,
      /\b(?:enters?|files?|filed|entered) (?:a |an |this )?(?:\w+ )?(?:dismissal|nolle prosequi|nol\.? pros)\b|\b(?:declin(?:es|ed|ing)|elects? not|decided not|does not intend|will not) (?:to )?(?:prosecut|file|pursue|proceed)/gi,
    ],
  ],
  acquittal: [
    [
      20,
      /\b(?:find|finds|found)\b[^.]{0,80}\bnot guilty\b|\bacquitted\b|\bnot guilty (?:verdict|on all counts)\b/gi,
    ],
  ],
  deferral_order: [
    [
      16,
      /\bwithout (?:entering|entry of|the entry of|an entry of|imposing|pronouncing|adjudicating)\b[^.]{0,40}\b(?:judgment|adjudication|conviction|finding|guilt)\b|\b(?:stays?|defers?|withholds?|suspends?)(?: the)? (?:entry|imposition|further proceedings|adjudication|judgment|prosecution|finding)\b|\b(?:proceedings|prosecution|entry of judgment|adjudication|finding|disposition)\b[^.]{0,40}\b(?:is|are|be|shall be) (?:hereby )?(?:deferred|stayed|suspended|withheld|held in abeyance|continued for)\b/gi,
    ],
    [
      14,
      /\b(?:if|when|upon|once|provided)\b[^.]{0,120}\b(?:compl(?:y|ies|etes?|eted|etion|iance)|fulfill(?:s|ed|ment)?|abides?|satisf\w{1,10}|no new)\b[^.]{0,120}\b(?:dismiss(?:ed|al)?|nolle|without a conviction)\b/gi,
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
      /\b(?:unpaid|outstanding|overdue|remaining|delinquent|past due) (?:\w+ ){0,2}(?:balance|amount|fines?|debt|fees?|costs?)\b|\byou (?:still )?owe\b|\b(?:must|shall|agrees? to|required to) pay \$ ?[\d,.]+ (?:\w+ ){0,3}(?:each|per|a|every|on the|by|monthly)\b/gi,
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
  protection_order: [
    [
      12,
      /\b(?:respondent|defendant|restrained (?:person|party)|you|subject) (?:shall|must|may) (?:not (?:\w+,? ){0,2}(?:contact|harass|abuse|stalk|assault|threaten|molest|approach|come (?:within|near))|stay (?:away|at least)|have no contact)\b|\bprotected (?:person|part(?:y|ies))s?\b/gi,
    ],
  ],
  objection: [
    [
      20,
      /\b(?:petition|application|motion|request|relief|expungement|sealing)\b[^.]{0,60}\b(?:should|must|ought to) (?:not be granted|be denied)\b|\b(?:asks?|requests?|urges?|prays?|moves?)\b[^.]{0,60}\b(?:to deny|be denied|deny (?:the|this))\b|\b(?:state|people|commonwealth|office|prosecut\w{1,9}|attorney|city|department) (?:(?!not\b|no\b)\w+ ){0,4}(?:objects?|opposes?)\b/gi,
    ],
  ],
  expungement_petition: [
    [
      12,
      /\b(?:petitioner|applicant|movant|defendant|requestor|i|undersigned) (?:\w+ ){0,4}(?:asks?|requests?|prays?|moves?|petitions?|appl(?:y|ies))\b[^.]{0,120}\b(?:expun|seal|set aside|vacat|annul|eras|nondisclosure|restrict|destr|clear)\w{0,12}/gi,
    ],
  ],
  pardon: [
    [
      14,
      /\b(?:grant(?:ed|s|ing)?|issue[ds]?|receiv(?:ed|es)) (?:\w+ ){0,8}(?:pardon|clemency)\b|\bcivil (?:and political )?rights\b[^.]{0,80}\brestored\b/gi,
    ],
  ],
  fee_waiver_order: [
    [
      14,
      /\b(?:fees?|costs?)\b[^.]{0,60}\b(?:is|are|be|shall be) (?:hereby )?(?:waived|not waived|deferred)\b|\b(?:waives?|waiving|waiver of) (?:\w+ ){0,4}(?:fees?|costs?|surcharges?)\b|\bproceed (?:without (?:pre)?payment|in forma pauperis)\b/gi,
    ],
  ],
};
