import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes what the folder of a place lacks, so that all compiles and only the law has to be filled in; says which files
 * it wrote. Nothing that lies there is written over, but that its `place.ts` is given a day on which the law was checked.
 * The place counts as entered as soon as a relief stands in its law.
 */
export function writeNewPlace(folder: string, code: string, today: string): string[] {
  const missing = Object.entries(templates(code)).filter(([file]) => !existsSync(`${folder}/${file}`));
  for (const [file, text] of missing) writeFileSync(`${folder}/${file}`, text);
  return [...missing.map(([file]) => file), ...beginEntering(folder, today)];
}

const noted = `import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {`;

const beingEntered = `import type { EnteredPlace, PlaceToEnter } from '../../place/place.ts';

// While its law is being entered it is still shown as one to enter. After that it is an EnteredPlace alone: whereToTurn
// and clearing go, because its guide and its reliefs tell.
export const place: EnteredPlace & PlaceToEnter = {`;

function beginEntering(folder: string, today: string): string[] {
  const file = `${folder}/place.ts`;
  const before = readFileSync(file, 'utf8');
  if (!before.includes(noted)) return [];
  const checked = `  verified: '${today}',\n  knownFrom: '${today}',\n  gaps: [],\n`;
  writeFileSync(
    file,
    before.replace(noted, beingEntered).replace(/^ {2}timeZone: .*\n/m, (line) => line + checked),
  );
  return ['place.ts'];
}

const templates = (code: string): Record<string, string> => ({
  'reliefs.ts': `import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection } from './code.ts';
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
  reliefs: [],
};
`,
  'code.ts': `import { code } from '../../vocabulary/code.ts';

/** How the law of the place is cited, how its sections are written, and where the place itself keeps them. */
export const { cite, isSection, under } = code({
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
