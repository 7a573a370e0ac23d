import { pathOfPlace } from '@openslate/contract/site.ts';
import { type PlaceCode, placeOf } from '@openslate/law/place/places.ts';
import { Link } from 'react-router';

type ReliefLinkProps = { place: PlaceCode; relief: { readonly id: string; readonly name: string } };

/** To a way on the page of its place, where its rules and steps stand. */
export function ReliefLink({ place, relief: { id, name } }: ReliefLinkProps) {
  return <Link to={`${pathOfPlace('/record-relief', placeOf(place))}#${id}`}>{name}</Link>;
}
