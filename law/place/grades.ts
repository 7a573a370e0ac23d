import type { Choice } from '../record/question.ts';
import type { Level } from '../record/record.ts';

/** A place's classes by their own names, for people to choose from. */
export type Grades = Readonly<Partial<Record<Level, readonly (Choice & { readonly value: string })[]>>>;

/** What has no class is `ungraded`, in every place. */
export type Ungraded = 'ungraded';

/** A class that the place has at some level. One that it does not have does not compile, in its rules or in its lives. */
export type GradeIn<Of extends Grades> =
  | {
      [At in keyof Of]: Of[At] extends readonly { value: infer Value extends string }[] ? Value : never;
    }[keyof Of]
  | Ungraded;

/** Classes that are named alike, by their letters or numbers. */
export function classes<const Name extends string>(level: Level, ...names: Name[]) {
  return names.map((name) => ({
    value: name.toLowerCase() as Lowercase<Name>,
    label: `Class ${name} ${level}`,
  }));
}
