import type { CuesOf } from './cue.ts';

/** What papers do that end a case, or clear it. */
export const actsOfEndings: CuesOf = {
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
      /\b(?:is|are|be|been) (?:hereby )?placed (?:on|under) (?:\w+ ){0,3}(?:probation|supervision|community control|supervised release)\b/gi,
    ],
    [
      8,
      /\b(?:you|defendant|probationer|offender|supervisee) (?:shall|will|must|may) not (?:commit|change|possess|leave|use|violate|own|have)\b|\b(?:you|defendant|probationer|offender) (?:shall|will|must) (?:report|obey|submit to|permit|maintain)\b|\bwhile (?:you are |he is |she is )?(?:on|under) (?:\w+ )?(?:probation|supervision)\b/gi,
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
      /\b(?:enters?|files?|filed|entered) (?:a |an |this )?(?:\w+ )?(?:dismissal|nolle prosequi|nol\.? pros)\b|\bno (?:complaint|charges?|information) (?:will|shall) be (?:filed|brought)\b|\bcharges will not be (?:filed|brought)\b|\b(?:declin(?:es|ed|ing)|elects? not|decided not|does not intend|will not) (?:to )?(?:prosecut|file|pursue|proceed)/gi,
    ],
  ],
  acquittal: [
    [
      20,
      /\b(?:find|finds|found)\b[^.]{0,80}\bnot guilty\b|\bacquitted\b|\bnot guilty (?:verdict|on all counts)\b/gi,
    ],
  ],
  deferral_order: [
    [16, /\b(?:placed|put|moved) on (?:the )?stet\b|\bstet docket\b/gi],
    [
      16,
      /\bwithout (?:entering|entry of|the entry of|an entry of|imposing|pronouncing|adjudicating)\b[^.]{0,40}\b(?:judgment|adjudication|conviction|finding|guilt)\b|\b(?:stays?|defers?|withholds?|suspends?)(?: the)? (?:entry|imposition|further proceedings|adjudication|judgment|prosecution|finding)\b|\b(?:proceedings|prosecution|entry of judgment|adjudication|finding|disposition)\b[^.]{0,40}\b(?:is|are|be|shall be) (?:hereby )?(?:deferred|stayed|suspended|withheld|held in abeyance|continued for)\b/gi,
    ],
    [
      14,
      /\b(?:if|when|upon|once|provided)\b[^.]{0,120}\b(?:compl(?:y|ies|etes?|eted|etion|iance)|fulfill(?:s|ed|ment)?|abides?|satisf\w{1,10}|no new)\b[^.]{0,120}\b(?:dismiss(?:ed|al)?|nolle|without a conviction)\b/gi,
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
  expungement_order: [
    [
      14,
      /\b(?:records?|case|conviction|arrest|file)\b[^.]{0,80}\b(?:have been|has been|are|is|was|were|shall be|be) (?:hereby |automatically )?(?:erased|expunged|sealed|set aside|annulled|destroyed|restricted)\b|\b(?:deemed|treated as|considered) (?:to have )?(?:not|never)\b/gi,
    ],
  ],
  expungement_denial: [
    [
      6,
      /\b(?:application|petition|request) (?:has been|was|is) (?:therefore |hereby )?(?:rejected|refused|overruled)\b/gi,
    ],
    [
      16,
      /\b(?:seal|expun|restrict|eras|annul|set aside)\w{0,10}\b[^.]{0,80}\b(?:cannot be|could not be|may not be|has been|was|is) (?:honored|granted|approved|denied|rejected|refused|overruled)\b/gi,
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
};
