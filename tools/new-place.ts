/** Begins to enter the law of a place: `npm run new-place -- ga` writes what its folder lacks. */
import { placeNamed } from '../law/place/places.ts';
import { jurisdictions } from './places/folders.ts';
import { writeNewPlace } from './places/new-place.ts';

const place = placeNamed(process.argv[2] ?? '');
if (place) {
  const folder = place.code.toLowerCase();
  const written = writeNewPlace(
    `${jurisdictions}/${folder}`,
    place.code,
    new Date().toISOString().slice(0, 10),
  );
  console.log(
    written.length > 0
      ? `Written in law/jurisdictions/${folder}: ${written.join(', ')}. docs/changing-a-states-law.md says how to go on.`
      : `Nothing is missing in law/jurisdictions/${folder}.`,
  );
} else {
  console.error('Say which place, by its code or its name: npm run new-place -- ga');
  process.exitCode = 1;
}
