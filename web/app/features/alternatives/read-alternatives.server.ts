import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes, placeOf } from '@openslate/law/place/places.ts';
import type { Relief } from '@openslate/law/place/relief.ts';
import type { Alternative, AlternativeKind, AlternativesOfPlace } from './alternatives.ts';

/** What each place offers besides clearing a record, from its law. It runs when the site is built. */
export function readAlternatives(): Promise<readonly AlternativesOfPlace[]> {
  return Promise.all(
    placeCodes.map(async (code) => {
      const { reliefs } = await loadJurisdiction(code);
      const of = (kind: AlternativeKind) => shown(reliefs, kind);
      const { name } = placeOf(code);
      return { code, name, pardon: of('pardon'), certificate: of('certificate'), rights: of('rights') };
    }),
  );
}

function shown(reliefs: readonly Relief[], kind: AlternativeKind): readonly Alternative[] {
  return reliefs
    .filter((relief) => relief.alternative && relief.kind === kind)
    .map(({ id, name, effect }) => ({ id, name, effect }));
}
