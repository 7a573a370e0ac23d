import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

/** What is known of a place before its law is: `timeZone` as its people’s clocks go by. */
export type NewPlace = { readonly code: string; readonly name: string; readonly timeZone: string };

/**
 * Writes what the folder of a place lacks, so that all compiles and only the law has to be filled in; says which files
 * it wrote. Nothing that lies there is written over. Its own test fails until its law is in it.
 */
export function writeNewPlace(folder: string, place: NewPlace, today: string): string[] {
  mkdirSync(folder, { recursive: true });
  const missing = Object.entries(templates(place, today)).filter(
    ([file]) => !existsSync(`${folder}/${file}`),
  );
  for (const [file, text] of missing) writeFileSync(`${folder}/${file}`, text);
  return missing.map(([file]) => file);
}

const templates = ({ code, name, timeZone }: NewPlace, today: string): Record<string, string> => ({
  'place.ts': `import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: '${code}',
  name: '${name}',
  timeZone: '${timeZone}',
  verified: '${today}',
  knownFrom: '${today}',
  gaps: [],
  changes: [],
};
`,
  'reliefs.ts': `import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  sectionsIn,
  reliefs: [],
};
`,
  'code.ts': `import { code } from '../../vocabulary/code.ts';

/** How the law of the place is cited, how its sections are written, and where the place itself keeps them. */
export const { cite, isSection, sectionsIn, under } = code({
  name: '§',
  number: /\\d{1,4}(?:[-.]\\d{1,4}){0,3}/,
});
`,
  'grades.ts': `import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
`,
  'questions.ts': `import type { Jurisdiction } from '../../place/jurisdiction.ts';

export const questions: NonNullable<Jurisdiction['questions']> = {};
`,
  'said.ts': `import { sayings } from '../../place/saying.ts';

/** What the law says of a record beside its rules. */
export const said = sayings({});
`,
  'crimes.ts': `import { crimesOf } from '../../place/crime.ts';

/** Those that the rules name first; then what people are charged with most, as its own headings have it. */
export const crimes = crimesOf({});
`,
  'guide.ts': `import type { Guide } from '../../place/guide.ts';

export const guide: Guide = {
  ownRecord: [],
  forms: [],
  withoutForm: [],
  fees: [],
  feeWaiver: [],
  whereToFile: [],
  copiesAndService: [],
  hearing: [],
  howLong: [],
  checkIt: [],
  employers: [],
  cautions: [],
  whoStillSeesIt: [],
  afterwards: [],
  cleanSlate: [],
  help: [],
};
`,
  'cases.ts': `import { worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

export const cases = worked<Grade>([]);
`,
  'sources.ts': `import type { Source } from '../../place/source.ts';

export const sources: readonly Source[] = [];
`,
  [`${code.toLowerCase()}.test.ts`]: `import { testPlace } from '../../testing/place/test-place.ts';

testPlace('${code}');
`,
});
