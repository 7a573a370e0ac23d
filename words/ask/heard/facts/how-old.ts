const young =
  /\b(?:juvenile|juvie|juvy|delinquen\w+|youth court|teen|as a (?:kid|minor|teen\w*|youth)|(?:was|were|am|being)(?: just| only| still)?(?: a| like)? (?:kid|child|minor|teen\w*)|1[0-7] (?:years? old|yo\b|yr old|at the time)|in (?:middle|junior high|high) school|(?:when|while) i was (?:1[0-7]|a (?:kid|minor|teen\w*|child)|in high school|under 18)|(?:i was|i was only|at age|age|at) 1[0-7]\b(?! years ago)|under 18|under age|underage (?!drink|beer|alcohol|poss|consum)|menor de edad)\b/;

const asAdult =
  /\b(?:(?:charged|tried|convicted|certified|prosecuted) as an adult|adult court|waived (?:me |him |her )?(?:up|to adult)|(?:certified|charged|tried) as (?:an )?adult)\b/;

const ageThen =
  /\b(?:i|he|she|who|son|daughter|brother|sister|husband|wife|kid|cousin|nephew|friend)(?: was|s)?(?: only| just| like| about)? (?:was |age |aged )?(1[0-9]|2[0-5])\b(?= (?:when|in|at|and|then|they|years? old|yo|back)|$)|\bwas (1[0-9]|2[0-5]) when\b|\b(?:when|back when|cuando) (?:i|he|she|we) (?:was|were)(?: only| just| like| about| still)? (1[0-9]|2[0-5])\b/;

/** How old the person was when it happened. */
export function ageThenIn(plain: string): number | undefined {
  const age = ageThen
    .exec(plain)
    ?.slice(1)
    .find((each) => each !== undefined);
  return age === undefined ? undefined : Number(age);
}

/** How old the person is now, if that is old enough to matter. */
export function ageNowIn(plain: string): number | undefined {
  const age = /\b(?:i am|im|hes|shes|is|now) ([67]\d|8\d)\b(?! (?:days|months|miles|percent))/.exec(
    plain,
  )?.[1];
  return age === undefined ? undefined : Number(age);
}

export function wasInYouthCourt(plain: string): boolean {
  return (young.test(plain) || Number(ageThenIn(plain)) < 18) && !asAdult.test(plain);
}
