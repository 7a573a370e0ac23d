const ofLaw =
  /\b(?:judge|clerk|defendant|prosecut\w{1,9}|charges?|offenses?|convict\w{1,6}|probation|parole|arrest\w{0,6}|police|sheriff|misdemeanor|felony|docket|district attorney|statutes?|expun\w{1,8}|pardon\w{0,4}|officer|petition\w{0,4}|sentence\w{0,3}|guilty|citation|fines?|warrant|restitution|case (?:no|number)|ordered|hearing|superior|consumer reporting|fcra)\b/gi;

/** The words of papers that other offices send: of homes, of what runs into them, of work, school, health and insurance. */
const ofOtherLife: readonly RegExp[] = [
  /\b(?:landlord|tenant|premises|rent|lease|security deposit|utilities|pets?|lessee|lessor)\b/gi,
  /\b(?:kwh|meter|usage|service address|billing period|gallons|therms|autopay|energy charge|customer charge|disconnection|electric|light & power|sewer|account number|data plan)\b/gi,
  /\b(?:ingredients|tablespoons?|teaspoons?|cups?|oven|bake|stir|minutes)\b/gi,
  /\b(?:resume|résumé|objective|work experience|education|skills|references|gpa|bachelor|employment history)\b/gi,
  /\b(?:patient|diagnosis|provider|copay|prescription|deductible|premium|policyholder|coverage|insured|claim number)\b/gi,
  /\b(?:internal revenue|irs|tax year|taxes|refund|1099|treasury|filing status|taxpayer)\b/gi,
  /\b(?:student|semester|tuition|grade level|transcript|enrollment|teacher|school)\b/gi,
  /\b(?:gross pay|net pay|pay period|withholding|direct deposit|employer id|hourly rate|w-2)\b/gi,
];

/** A lease may speak of a background check and of courts, and is none of our papers. */
export function isOfLaw(text: string): boolean {
  const law = kindsOf(text, ofLaw);
  return ofOtherLife.every((words) => kindsOf(text, words) < Math.max(3, law));
}

function kindsOf(text: string, words: RegExp): number {
  return new Set(text.match(words)?.map((word) => word.toLowerCase().slice(0, 6))).size;
}
