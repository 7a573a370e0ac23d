import { crimesOf } from '../../place/crime.ts';

export const crimes = crimesOf({});
