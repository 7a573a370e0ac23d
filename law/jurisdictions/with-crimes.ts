import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { PlaceCode } from '../place/places.ts';
import { kindsBySection } from '../vocabulary/kinds-by-section.ts';
import { loadCrimes, loadJurisdiction } from './index.ts';

const loaded = new Map<PlaceCode, Promise<Jurisdiction>>();

/**
 * The law of a place, which also reads off a section what the crime was about. For those who are sent records as they
 * are: the site asks people what it was, and does without the list until somebody looks for their crime.
 */
export function loadWithCrimes(code: PlaceCode): Promise<Jurisdiction> {
  const before = loaded.get(code);
  if (before) return before;
  const law = load(code);
  loaded.set(code, law);
  return law;
}

async function load(code: PlaceCode): Promise<Jurisdiction> {
  const [law, crimes] = await Promise.all([loadJurisdiction(code), loadCrimes(code)]);
  return law.sectionsIn ? { ...law, kindsUnder: kindsBySection(crimes, law.sectionsIn) } : law;
}
