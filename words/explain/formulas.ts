/** A turn of phrase that courts use everywhere, and what it says in plain words. */
type Formula = {
  readonly found: RegExp;
  readonly plain: string;
  /** Said only where the same sentence says nothing more exact. */
  readonly general?: true;
};

/** What a judge, a clerk or a form says again and again. */
export const formulas: readonly Formula[] = [
  {
    found: /\bdismiss\w*[^.;]{0,60}\bwithout\s+prejudice\b/i,
    plain: 'This is dropped for now. It could be brought again.',
  },
  {
    found: /\bdismiss\w*[^.;]{0,60}\bwith\s+prejudice\b/i,
    plain: 'This is dropped for good. The same cannot be brought again.',
  },
  {
    found: /\bnol(?:le|\.)?\s*pros\w*/i,
    plain: 'The prosecutor chose not to go on with the charge.',
  },
  {
    found: /\bstricken\s+(?:off|from\s+the\s+docket)[^.;]{0,40}\bleave\s+to\s+reinstate\b/i,
    plain: 'The case was taken off the court’s list. The prosecutor could bring it back.',
  },
  {
    found: /\badjudication(?:\s+of\s+guilt)?\s+(?:is\s+|be\s+)?(?:hereby\s+)?withheld\b/i,
    plain: 'The judge did not enter a formal conviction. States count this in different ways.',
  },
  {
    found: /\bimposition\s+of\s+(?:the\s+)?sentence\s+(?:is\s+|be\s+)?(?:hereby\s+)?suspended\b/i,
    plain: 'The judge set no sentence for now, as long as you keep the terms.',
  },
  {
    found: /\bexecution\s+of\s+(?:the\s+)?sentence\s+(?:is\s+|be\s+)?(?:hereby\s+)?suspended\b/i,
    plain: 'There is a sentence, but you need not serve it as long as you keep the terms.',
  },
  {
    found: /\bcredit\s+for\s+(?:\w+\s+){0,4}(?:time\s+)?(?:already\s+)?served\b|\btime\s+served\b/i,
    plain: 'Days already spent in jail count toward the sentence.',
  },
  { found: /\b(?:run|served?|serve)\s+concurrent(?:ly)?\b/i, plain: 'The sentences run at the same time.' },
  {
    found: /\b(?:run|served?|serve)\s+consecutive(?:ly)?\b/i,
    plain: 'The sentences run one after the other.',
  },
  {
    found: /\bfail(?:ure|s|ed)?\s+to\s+appear\b[^.;]{0,120}\b(?:warrant|arrest)/i,
    plain: 'If you do not come, a judge may order your arrest.',
  },
  {
    found: /\byou\s+are\s+(?:hereby\s+)?(?:summoned|commanded|ordered|required|directed)\s+to\s+appear\b/i,
    plain: 'You must come to court.',
  },
  {
    found: /\b(?:order\s+to\s+)?show\s+cause\b/i,
    plain: 'You must explain to the judge why something should not happen to you.',
  },
  {
    found: /\breleased\s+on\s+(?:\w+\s+)?(?:own|personal)\s+recognizance\b/i,
    plain: 'You were let go without paying bail, on your promise to come back.',
  },
  {
    found: /\bremanded\s+(?:in)?to\s+(?:the\s+)?custody\b/i,
    plain: 'You are kept in jail for now.',
  },
  { found: /\bheld\s+in\s+abeyance\b/i, plain: 'The court waits with its decision.' },
  {
    found: /\b(?:matter|case|hearing|trial)\s+(?:is\s+|was\s+)?(?:hereby\s+)?continued\s+(?:to|until)\b/i,
    plain: 'The case was moved to another day.',
  },
  {
    found: /\bknowingly,?\s+(?:intelligently,?\s+)?(?:and\s+)?(?:voluntarily|intelligently)\b/i,
    plain: 'The court says that you understood it, and that nobody forced you.',
  },
  {
    found: /\b(?:plea\s+of\s+|pleaded\s+|pled\s+|pleads\s+)(?:nolo\s+contendere|no\s+contest)\b/i,
    plain:
      'You did not say that you did it, and you did not fight the charge. Courts often treat it like a guilty plea.',
  },
  {
    found: /\bwaive[sd]?\s+(?:\w+\s+){0,3}rights?\b/i,
    plain: 'A right is given up here.',
  },
  { found: /\bjointly\s+and\s+severally\b/i, plain: 'Each person can be made to pay all of it.' },
  {
    found: /\bunder\s+(?:the\s+)?(?:pains\s+and\s+)?penalt(?:y|ies)\s+of\s+perjury\b/i,
    plain: 'Whoever signs this swears that it is true. A lie here is a crime.',
  },
  {
    found: /\b(?:for\s+)?good\s+cause\s+(?:having\s+been\s+)?shown\b/i,
    plain: 'The judge saw a good reason for it.',
  },
  {
    found: /\bin\s+(?:the\s+)?(?:interests?|furtherance)\s+of\s+justice\b/i,
    plain: 'The judge found it fair.',
  },
  {
    found: /\bupon\s+(?:the\s+)?(?:successful\s+|satisfactory\s+)?completion\s+of\b/i,
    plain: 'This happens only after you finish what is asked.',
  },
  {
    found: /\b(?:records?|files?)\b[^.;]{0,80}\bshall\s+be\s+(?:expunged|sealed|destroyed|removed)\b/i,
    plain: 'These records must be cleared.',
  },
  {
    found: /\b(?:petition|motion|application|request)\s+(?:is|be)\s+(?:hereby\s+)?granted\b/i,
    plain: 'The court said yes to what was asked.',
  },
  {
    found: /\b(?:petition|motion|application|request)\s+(?:is|be)\s+(?:hereby\s+)?denied\b/i,
    plain: 'The court said no to what was asked.',
  },
  {
    found: /\b(?:right\s+to|may)\s+(?:file\s+an?\s+)?appeal\b/i,
    plain: 'A higher court can be asked to look at this. The time for it is short.',
  },
  {
    found: /\bno\s+further\s+(?:action|proceedings)\b/i,
    plain: 'Nothing more is to happen in this case.',
  },
  {
    found: /\bit\s+is\s+(?:(?:hereby|therefore|further)\s+){0,2}ordered\b/i,
    plain: 'What follows is what the judge decided.',
    general: true,
  },
];
