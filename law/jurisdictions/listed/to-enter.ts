// Written from the folders of the places by `npm run places`. What is changed by hand here is lost.
import type { PlaceToEnter } from '../../place/place.ts';
import type { PlaceCode } from '../../place/places.ts';
import { place as placeAR } from '../ar/place.ts';
import { place as placeAZ } from '../az/place.ts';
import { place as placeDE } from '../de/place.ts';
import { place as placeIL } from '../il/place.ts';
import { place as placeIN } from '../in/place.ts';
import { place as placeKS } from '../ks/place.ts';
import { place as placeLA } from '../la/place.ts';
import { place as placeMA } from '../ma/place.ts';
import { place as placeME } from '../me/place.ts';
import { place as placeMN } from '../mn/place.ts';
import { place as placeMS } from '../ms/place.ts';
import { place as placeMT } from '../mt/place.ts';
import { place as placeNE } from '../ne/place.ts';
import { place as placeNH } from '../nh/place.ts';
import { place as placeNJ } from '../nj/place.ts';
import { place as placeNV } from '../nv/place.ts';
import { place as placeOH } from '../oh/place.ts';
import { place as placeWV } from '../wv/place.ts';

/** The places whose law is still to be entered. */
export const placesToEnter: Partial<Record<PlaceCode, PlaceToEnter>> = {
  AZ: placeAZ,
  AR: placeAR,
  DE: placeDE,
  IL: placeIL,
  IN: placeIN,
  KS: placeKS,
  LA: placeLA,
  ME: placeME,
  MA: placeMA,
  MN: placeMN,
  MS: placeMS,
  MT: placeMT,
  NE: placeNE,
  NV: placeNV,
  NH: placeNH,
  NJ: placeNJ,
  OH: placeOH,
  WV: placeWV,
};
