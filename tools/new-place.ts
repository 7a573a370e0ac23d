/** Begins the folder of a place: `npm run new-place -- pr "Puerto Rico" America/Puerto_Rico` writes what it lacks. */
import { jurisdictions } from './places/folders.ts';
import { writeNewPlace } from './places/new-place.ts';

const [code = '', name, timeZone] = process.argv.slice(2);
if (/^[a-z]{2}$/i.test(code) && name && timeZone) {
  const folder = code.toLowerCase();
  const written = writeNewPlace(
    `${jurisdictions}/${folder}`,
    { code: code.toUpperCase(), name, timeZone },
    new Date().toISOString().slice(0, 10),
  );
  console.log(
    written.length > 0
      ? `Written in law/jurisdictions/${folder}: ${written.join(', ')}. docs/changing-a-states-law.md says how to go on.`
      : `Nothing is missing in law/jurisdictions/${folder}.`,
  );
} else {
  console.error(
    'Say which place, by its code, its name and its time zone: npm run new-place -- pr "Puerto Rico" America/Puerto_Rico',
  );
  process.exitCode = 1;
}
