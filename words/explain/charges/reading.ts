import type { FoundCharge } from '../explanation.ts';
import type { Ending, Layout } from './layout.ts';
import type { Line } from './lines.ts';
import { withoutRepeats } from './repeats.ts';
import type { Section } from './sections.ts';
import { accusedOf, alike, type Draft, foundOf, type Told } from './told.ts';

/** One arrest or one case: what is said of the whole, and its charges. */
type Part = { caseNumber?: string; ofAll: Told; drafts: Draft[] };

/** What a paper has told so far, from its first line down to where it is being read. */
export class Reading {
  readonly layout: Layout;
  private readonly parts: Part[] = [{ ofAll: {}, drafts: [] }];
  isAccusation = false;
  isAfter = false;
  /** The day and the end that a line above gives to what follows it. */
  above: { date?: string; ending?: Ending } = {};
  /** The lines below tell of pleas, and not of ends. */
  isPlea = false;
  /** A line of words alone: the offense, where its section stands on the next. */
  waiting: string | undefined;
  /** “1. Disorderly conduct”: a charge, where labels follow on the next lines. */
  listed: Told | undefined;
  /** “01  Count 1” alone on a line: the number of the charge below it. */
  countAhead: string | undefined;
  /** The charge that the line above names again. */
  named: Draft | undefined;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  get part(): Part {
    return this.parts.at(-1) as Part;
  }

  get draft(): Draft | undefined {
    return this.part.drafts.at(-1);
  }

  /** What follows the charges of a case tells of them, and names no others. */
  enter(section: Section): void {
    this.isAfter = section === 'after' && this.part.drafts.length > 0;
  }

  charges(): readonly FoundCharge[] {
    return withoutRepeats(this.allCharges());
  }

  private allCharges(): readonly FoundCharge[] {
    return this.parts.flatMap(({ caseNumber, ofAll, drafts }) => {
      const judged = drafts.filter(({ isAccusation }) => !isAccusation);
      const kept =
        judged.length > 0
          ? drafts.filter((each) => !each.isAccusation || each.ending === 'no_charges')
          : drafts;
      return kept
        .filter((draft) => !isReplaced(draft, kept))
        .flatMap((draft) =>
          foundOf({ ...ofCharges(ofAll), ...accusedOf(draft, drafts), ...draft }, draft.at, caseNumber),
        );
    });
  }

  begin(caseNumber?: string): void {
    this.parts.push({ ...(caseNumber && { caseNumber }), ofAll: {}, drafts: [] });
    this.above = {};
    this.isAfter = false;
    this.named = undefined;
    this.waiting = undefined;
  }

  /** A number that stands below its only charge moves that charge, and not the ones above it, into the case. */
  inCase(caseNumber: string): void {
    const { part, draft } = this;
    if (part.caseNumber === caseNumber) return;
    if (part.caseNumber === undefined && (part.drafts.length < 2 || this.layout.begins)) {
      part.caseNumber = caseNumber;
      return;
    }
    const moves = draft && !draft.isRow && !draft.ending && !draft.date;
    if (moves) part.drafts.pop();
    this.begin(caseNumber);
    if (moves) this.part.drafts.push(draft);
  }

  sameAs({ count, offense }: Told): Draft | undefined {
    return this.part.drafts.find(
      (each) =>
        count !== undefined &&
        each.count === count &&
        each.isAccusation === this.isAccusation &&
        (each.offense === undefined || offense === undefined || alike(each.offense, offense)),
    );
  }

  add(given: Told, line: Line, isRow: boolean): void {
    const count = given.count ?? this.countAhead;
    const told = { ...given, ...(count && { count }) };
    this.countAhead = undefined;
    const { drafts } = this.part;
    const same = this.sameAs(told);
    if (!same) {
      drafts.push({ ...told, at: line.at, isRow, isAccusation: this.isAccusation });
      return;
    }
    const { ending, date, ...more } = told;
    Object.assign(same, {
      ...more,
      ...same,
      ...(ending && ending !== 'moved' && { ending, ...(date && { date }) }),
    });
  }
}

/** “Class: 4” above all charges is the class of the case, unless its level stands there too. */
function ofCharges({ grade, ...ofAll }: Told): Told {
  return grade && ofAll.level ? { ...ofAll, grade } : ofAll;
}

/** A count that was amended stands there twice: as it was charged, and as it ended. */
function isReplaced(draft: Draft, drafts: readonly Draft[]): boolean {
  const hasEnded = ({ ending }: Draft) => ending !== undefined && ending !== 'moved';
  return (
    draft.count !== undefined &&
    !hasEnded(draft) &&
    drafts.some((each) => each !== draft && each.count === draft.count && hasEnded(each))
  );
}
