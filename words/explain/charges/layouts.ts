import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Layout } from './layout.ts';
import { california } from './layouts/california.ts';
import { fbi } from './layouts/fbi.ts';
import { florida } from './layouts/florida.ts';
import { georgia } from './layouts/georgia.ts';
import { illinois } from './layouts/illinois.ts';
import { maine } from './layouts/maine.ts';
import { maryland } from './layouts/maryland.ts';
import { michigan } from './layouts/michigan.ts';
import { newJersey } from './layouts/new-jersey.ts';
import { newYork } from './layouts/new-york.ts';
import { northCarolina } from './layouts/north-carolina.ts';
import { ohio } from './layouts/ohio.ts';
import { oregon } from './layouts/oregon.ts';
import { pennsylvania } from './layouts/pennsylvania.ts';
import { texas } from './layouts/texas.ts';
import { virginia } from './layouts/virginia.ts';

const layouts: readonly Layout[] = [
  pennsylvania,
  newYork,
  newJersey,
  california,
  texas,
  florida,
  michigan,
  northCarolina,
  maine,
  maryland,
  oregon,
  ohio,
  illinois,
  georgia,
  virginia,
];

/** The layout of a paper: the FBI's own, or that of the state it comes from, or the one that alone has its marks. */
export function layoutOf(text: string, state: PlaceCode | undefined): Layout | undefined {
  const isOf = ({ marks }: Layout) => marks.every((mark) => mark.test(text));
  if (isOf(fbi)) return fbi;
  const ofState = layouts.find((layout) => layout.state === state);
  if (state !== undefined) return ofState;
  const fitting = layouts.filter(isOf);
  return fitting.length === 1 ? fitting[0] : undefined;
}
