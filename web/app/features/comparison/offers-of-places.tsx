import { pathOfPlace } from '@openslate/contract/site.ts';
import type { OrdinaryRecord } from '@openslate/law/comparison/ordinary-records.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import type { ReliefKind } from '@openslate/law/record/record.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Table } from '../../ui/table.tsx';
import { TileMap } from '../../ui/tile-map.tsx';
import { kindWords } from '../place-law/kind-words.ts';
import { type Fitting, fitting, type OffersInPlace, type ShownWay, type WayFilter } from './offered-ways.ts';
import { recordWords } from './record-words.ts';

const kinds: readonly ReliefKind[] = [
  'expungement',
  'sealing',
  'set_aside',
  'vacatur',
  'dismissal',
  'pardon',
  'certificate',
];
const kindOptions = kinds.map((value) => ({ value, label: kindWords[value] }));
const recordOptions = (Object.keys(recordWords) as OrdinaryRecord[]).map((value) => ({
  value,
  label: recordWords[value],
}));
const doneOptions = [
  { value: 'automatic', label: 'By itself' },
  { value: 'asking', label: 'By asking' },
] as const;
const waitOptions = [
  { value: '0', label: 'No wait' },
  { value: '1', label: 'Up to 1 year' },
  { value: '3', label: 'Up to 3 years' },
  { value: '5', label: 'Up to 5 years' },
  { value: '10', label: 'Up to 10 years' },
] as const;

const legend = {
  full: 'The law clears it by itself, or some of it',
  some: 'You can ask for it',
  none: 'No way that we know, or only in special cases',
};

/** What each place offers for an ordinary record, as a map and as a table, narrowed down together. */
export function OffersOfPlaces({ places }: { places: readonly OffersInPlace[] }) {
  const [filter, setFilter] = useState<WayFilter>({ record: 'misdemeanor' });
  const found = fitting(places, filter);
  const open = found.filter(({ ways }) => ways.length > 0);
  const only = found.filter(({ ways, special }) => ways.length === 0 && special.length > 0);
  const heading = `What each place offers for ${recordWords[filter.record].toLowerCase()}`;
  return (
    <>
      <section aria-labelledby="offers" className="mt-12">
        <h2 id="offers">What each place offers</h2>
        <p className="reading mt-2 text-soft">
          For one case of a grown-up: no violence, nothing else on the record, all of it paid. We read the
          waits off the rules of each law. Other records may wait longer or find no way.
        </p>
        <div className="needs-script mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
          <SelectField
            id="offers-record"
            label="Level"
            options={recordOptions}
            value={filter.record}
            onChange={({ target }) => setFilter({ ...filter, record: target.value as OrdinaryRecord })}
          />
          <FilterField
            id="offers-kind"
            label="Relief"
            all="All that clears a record"
            options={kindOptions}
            chosen={filter.kind}
            onChoose={(kind) => setFilter({ ...filter, kind })}
          />
          <FilterField
            id="offers-done"
            label="How"
            all="By itself or by asking"
            options={doneOptions}
            chosen={filter.done}
            onChoose={(done) => setFilter({ ...filter, done })}
          />
          <FilterField
            id="offers-wait"
            label="Shortest wait"
            all="Any"
            options={waitOptions}
            chosen={waitOptions.find(({ value }) => Number(value) === filter.within)?.value}
            onChoose={(within) =>
              setFilter({ ...filter, within: within === undefined ? undefined : Number(within) })
            }
          />
        </div>
        <p role="status" className="mt-4">
          {counted(open.length)} {open.length === 1 ? 'fits' : 'fit'}.
          {only.length > 0 && ` ${counted(only.length)} more only in special cases.`}
        </p>
        <TileMap
          label={heading}
          tiles={found.map(({ code, ways }) => ({ ...placeOf(code), level: levelOf(ways) }))}
          legend={legend}
          href={(code) => pathOfPlace('/record-relief', placeOf(code))}
          listedBeside
          className="mt-4 max-w-[34rem]"
        />
      </section>
      <div className="far-down mt-6">
        <Table caption={heading}>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">What the law offers, and when</th>
            </tr>
          </thead>
          <tbody>
            {[...open, ...only].sort(byName).map((each) => (
              <tr key={each.code}>
                <th scope="row">
                  <Link to={pathOfPlace('/record-relief', placeOf(each.code))}>
                    {placeOf(each.code).name}
                  </Link>
                </th>
                <td>
                  <Offers of={each} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="reading mt-3 text-soft">
          Special cases are such as a sentence that was put off, an old marijuana case, or a crime that
          somebody was forced into. Laws that begin later are not counted. The page of each place has every
          rule.
        </p>
      </div>
    </>
  );
}

function Offers({ of: { ways, special } }: { of: Fitting }): ReactNode {
  return (
    <>
      {ways.map((way) => (
        <p key={way.kind + way.automatic + way.alternative}>
          <b>{kindWords[way.kind]}</b>
          {way.automatic && ' by itself'}: {way.wait}
        </p>
      ))}
      {special.length > 0 && (
        <p className="text-soft">In special cases: {[...new Set(special.map(nameOf))].join(', ')}</p>
      )}
    </>
  );
}

const nameOf = ({ kind }: ShownWay) => kindWords[kind].toLowerCase();

const byName = (one: Fitting, other: Fitting) => (placeOf(one.code).name < placeOf(other.code).name ? -1 : 1);

const counted = (count: number) => (count === 1 ? '1 place' : `${count} places`);

function levelOf(ways: readonly ShownWay[]): keyof typeof legend {
  if (ways.length === 0) return 'none';
  return ways.some(({ automatic }) => automatic) ? 'full' : 'some';
}
