import { worded } from '../worded.ts';

const outright = worded`
  how (?:many times|often) (?:can|could|may|do|does|am|are|will|is)
  how many(?: \w+){0,3} (?:can|could|may|am|are|will|does|do)(?: \w+){0,4} (?:expung\w*|seal\w*|clear\w*|eras\w*|set aside|vacat\w*|shield\w*|restrict\w*|remov\w*|wip\w+|file|get)
  (?:limit|cap|maximum|max)(?: \w+){0,3} (?:expung\w*|seal\w*|clear\w*|petitions?|applications?|convictions?|cases|charges|felonies|misdemeanors|times)
  (?:expung\w*|seal\w*|clear\w*|eras\w*|set aside|vacat\w*|shield\w*|do it|do this|do that|use it|use this|get it|get one)(?: \w+){0,3} (?:again|twice|more than once|a second time|only once|just once|one time)
  (?:second|third|another|2nd|3rd|more than one|more than 1|only one|just one) (?:expung\w*|sealing|clearing|petition|order|shielding|set aside)
  (?:more than once|only once|once in (?:a|my|your|his|her) life\w*|once per life\w*|lifetime (?:limit|cap|maximum)|one time (?:only|deal|thing))
  cuantas veces
  mas de una vez
`;

const several = worded`
  (?:two|2|three|3|four|4|five|5|several|multiple|both|more than one|more than 1|all (?:of )?my|all (?:of )?(?:these|those|them)|second|another) (?:\w+ )?(?:cases?|charges?|convictions?|felonies|felony|misdemeanors?|arrests?|records?|counts)
`;

/** Whether somebody asks how often, or how much of a record, the law lets go. */
export function asksHowOften(plain: string): boolean {
  return outright.test(plain);
}

/** Whether somebody speaks of more than one case. */
export function speaksOfSeveral(plain: string): boolean {
  return several.test(plain);
}
