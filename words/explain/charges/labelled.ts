import { findDates } from '../dates/find-dates.ts';
import { caseNumbersOf } from '../whose-paper.ts';
import { codeOf, endingIn } from './endings.ts';
import type { Field } from './fields.ts';
import type { Line } from './lines.ts';
import { soundsLikeOffense } from './offense-words.ts';
import type { Reading } from './reading.ts';
import { rowOf } from './row.ts';
import { gradeIn, severityIn } from './severity.ts';
import { statuteIn } from './statutes.ts';
import { gradedAs, type Told } from './told.ts';
import { namedIn, sectionIn } from './values.ts';

/** A labelled value: of the charge it stands under, or of the whole case where it stands above all charges or below a table. */
export function take(reading: Reading, field: Field, line: Line): void {
  const { value, count } = field;
  const role = field.role === 'code' && statuteIn(value) ? 'statute' : field.role;
  const { layout } = reading;
  if (role === 'offense' && value === '' && count) reading.named = reading.sameAs({ count });
  if (role === 'other' || role === 'code' || value === '') return;
  if (role === 'case') {
    const number = caseNumbersOf(`Case No: ${value}`)[0] ?? rowOf(value, layout).caseNumber;
    if (number) reading.inCase(number);
    return;
  }
  const before = reading.draft;
  if (
    role === 'offense' &&
    /^\d{1,2}$/.test(value) &&
    before?.offense &&
    !before.isRow &&
    !before.count &&
    !before.ending
  ) {
    before.count = value;
    return;
  }
  if (role === 'count') {
    reading.add({ count: String(Number.parseInt(value, 10)) }, line, false);
    return;
  }
  const listed = role === 'offense' ? value.split(/\s(?=\d{1,2}\) )/) : [];
  if (listed.length > 1) {
    for (const each of listed) reading.add(namedIn(each.trim().replace(')', '.'), layout), line, false);
    return;
  }
  if (role === 'offense' && endsNumbered(reading, count, value, line)) return;
  if (reading.isAfter && (role === 'offense' || role === 'statute')) return;
  if (role === 'endedAs') {
    if (reading.draft) Object.assign(reading.draft, namedIn(value, layout));
    return;
  }
  // A form may tell the story below the name: “Charge description: took property from a shop”.
  if (role === 'offense' && /^[a-z]/.test(value) && reading.draft?.offense) return;
  if (role === 'offense' || role === 'statute') {
    const told = role === 'offense' ? namedIn(value, layout) : sectionIn(value, layout);
    if (role === 'offense' && !told.offense && told.count) reading.add({ count: told.count }, line, false);
    // “Charge 2: no disposition available”: the name stands with the arrest.
    if (role === 'offense' && !told.offense && count && told.ending)
      reading.add({ count, ending: told.ending }, line, false);
    if (!told.offense && !told.statute) return;
    if (role === 'statute' && reading.waiting && !told.offense && soundsLikeOffense(reading.waiting)) {
      reading.add({ ...told, offense: reading.waiting }, line, false);
      reading.waiting = undefined;
      return;
    }
    const open = reading.draft;
    const isAgain = open?.statute && open.statute === told.statute && !open.ending;
    if (isAgain && (!told.offense || told.offense === open.offense)) return;
    if (
      role === 'offense' &&
      open?.offense === told.offense &&
      open?.isAccusation === reading.isAccusation &&
      !open?.ending
    )
      return;
    if (
      open &&
      !open.isRow &&
      open.isAccusation === reading.isAccusation &&
      open[role] === undefined &&
      (count === undefined || count === open.count)
    )
      Object.assign(open, {
        ...told,
        ...open,
        at: role === 'offense' || !open.offense ? line.at : open.at,
      });
    else reading.add({ ...(count && { count }), ...told }, line, false);
    return;
  }
  const { draft } = reading;
  const isOpen = draft && !draft.isRow && draft.isAccusation === reading.isAccusation;
  const open = reading.named ?? (isOpen ? draft : undefined);
  const of: Told = open ?? reading.part.ofAll;
  const [day] = findDates(value);
  if (role === 'statusDate' && day && open?.ending && !open.date) open.date = day.date;
  if (role === 'date' && day) {
    of.date = day.date;
    // “Disposed: DEFERRED, 02/11/2013. Guilty plea”
    const ending = endingIn(value.slice(0, day.at[0]), layout.endings)?.ending;
    if (ending && ending !== 'moved') of.ending = ending;
  }
  if (role === 'offenseDate' && day) {
    of.offenseDate = day.date;
    // “Offense date: 03/28/2018   FELONY”
    Object.assign(of, { ...gradedAs(severityIn(value.slice(day.at[1]), layout.severities)), ...of });
  }
  if (role === 'level' || role === 'grade') {
    const severity =
      severityIn(value, layout.severities) ??
      (role === 'grade' ? severityIn(`Class ${value}`, layout.severities) : undefined);
    // “Charge status: Felony”, and elsewhere “Charge status: Dismissed”.
    const ending = severity ? undefined : endingIn(value, layout.endings)?.ending;
    if (ending && !of.ending) of.ending = ending;
    if (severity?.level) of.level = severity.level;
    const grade =
      severity?.grade ?? (role === 'grade' && !/^[MFI]$/.test(value) ? gradeIn(value) : undefined);
    if (grade) of.grade = grade;
  }
  if (role === 'sentence' && putsOff.test(value) && (of.ending === 'convicted' || !of.ending) && open)
    of.ending = 'deferred';
  if (role === 'ending' || role === 'plea') {
    const ending = endingIn(value, layout.endings)?.ending ?? codeOf(value);
    if (ending === undefined || (role === 'plea' && (ending !== 'convicted' || of.ending))) return;
    if (of.ending && (ending === 'moved' || (ending === of.ending && of.date))) return;
    of.ending = ending;
    if (day && role === 'ending') of.date = day.date;
    else if (open && reading.above.date && !of.date) of.date = reading.above.date;
  }
}

/** A plea that the court takes without a judgment: the sentence says so, where the disposition does not. */
const putsOff =
  /\bsuspended imposition of sentence\b|\bSIS\b|\bdeferred\b|\bstay of adjudication\b|\bjudgment withheld\b/i;

/** “12/14/2016  CHARGE 1: DISMISSED WITH PREJUDICE”: an entry that ends a charge named before. */
function endsNumbered(reading: Reading, count: string | undefined, value: string, line: Line): boolean {
  const charge = count === undefined ? undefined : reading.sameAs({ count });
  const ending = endingIn(value, reading.layout.endings);
  // “Guilty Due to No Contest Plea”
  if (
    !charge ||
    !ending ||
    (ending.from !== 0 && !/^(?:found |charge )?(?:guilty|not guilty|dismissed|convicted)\b/i.test(value))
  )
    return false;
  const [day] = findDates(line.text);
  charge.ending = ending.ending;
  if (day) charge.date = day.date;
  return true;
}
