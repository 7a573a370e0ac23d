import { plainly } from './plainly.ts';

/** Where one thought ends and the next begins. A point within a number ends nothing. */
const borders =
  /[!;\n+&]|\.{2,9}|\.(?=\s|$)|,(?=\s)|\b(?:and|also|plus|pero|but|n)\b|\bor(?= (?:is|do|does|can|will|should|are|did) )|\ban(?= (?:how|what|when|where|who|do|can|is)\b)|\by(?= (?:cuanto|cuando|donde|como|que|puedo)\b)/i;

const asking =
  /^(?:(?:so|but|and|hi|hey|hello|ok|okay|well|pls|please|now|then|just|also|um|idk|dumb question|quick question|question|i|want to know|wanna know|need to know|wondering|was wondering|am wondering|tell me|my question is|basically|like|in \w+|does anyone know|do you know|can you tell me|anybody know) ){0,4}(?:how|hows|what|whats|wat|wut|when|whens|wen|where|wheres|who|whos|which|why|can|could|do|does|did|is|are|will|would|should|am|any|cuanto|cuantos|cuando|donde|puedo|puede|como|que|quien|se puede|hay|tengo que|hay que)\b/;

/** “BCI certificate how much”: what asks need not stand first. */
const askingWithin =
  /\b(?:how (?:much|long|many|do|can|soon|far|old)|what (?:does|do|form|can|is the|are the)|whats the|when can|where (?:do|can|to)|can (?:i|he|she|they|it|that|we|you)|is (?:it|there)|do i)\b/;

/** A few words ask for all that they name: “felony cost + wait”. */
const few = 14;

/** The sentences of a question, as `plainly` gives them: what is said in one is not read on into the next. */
export function sentencesIn(question: string): readonly string[] {
  return question
    .split(/[!?;\n]|\.{2,9}|\.(?=\s|$)/)
    .map(plainly)
    .filter((words) => words !== '');
}

/** The thoughts in which something is asked, as `plainly` gives them; what is told around them is left out. */
export function askedIn(question: string): readonly string[] {
  const clauses = question
    .replaceAll('?', '?\n')
    .split(borders)
    .map((clause) => ({ clause: plainly(clause), isMarked: clause.endsWith('?') }))
    .filter(({ clause }) => clause !== '');
  const isShort = clauses.reduce((sum, { clause }) => sum + clause.split(' ').length, 0) <= few;
  return clauses
    .filter(
      ({ clause, isMarked }) =>
        isShort ||
        isMarked ||
        clauses.length < 2 ||
        asking.test(clause) ||
        askingWithin.test(clause) ||
        clause.split(' ').length <= 2,
    )
    .map(({ clause }) => clause);
}
