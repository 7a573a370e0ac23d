/** “No treatment program or job course”. */
const notThere =
  /\b(?:no|not|never|without|didnt (?:do|have)|dont have|wasnt)(?: (?:an?|any|the|on|in|my))?(?: (?:treatment|rehab|job|victims?|guns?|weapons?|firearms?|registry|registered|warrants?|restitution|interlock|military|probation|parole|pending|open|new|other)(?: (?:program|course|training|charges?|cases?|fines?|states?|fees?))?(?: or)?){1,4}\b/gi;

/** A question does not turn on what it says is not there. */
export function withoutWhatIsNot(words: string): string {
  return words.replaceAll(notThere, ' ');
}
