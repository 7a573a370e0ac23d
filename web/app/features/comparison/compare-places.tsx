import { pathOfPlace } from '@openslate/contract/site.ts';
import type { Outcome } from '@openslate/law/engine/result.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { capital } from '../../ui/capital.ts';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Table } from '../../ui/table.tsx';
import { OutcomeBadge } from '../assessment/result/outcome-badge.tsx';
import { outcomeOptions } from '../assessment/result/outcome-words.ts';
import { kindWords } from '../place-law/kind-words.ts';
import type { ComparedLife } from './compared-places.ts';

/** What every place says to one and the same life, to see how different they are. */
export function ComparePlaces({ lives }: { lives: readonly ComparedLife[] }) {
  const [chosen, setChosen] = useState(lives[0]?.name ?? '');
  const [outcome, setOutcome] = useState<Outcome>();
  const life = lives.find(({ name }) => name === chosen) ?? lives[0];
  const answers = life?.answers.filter((each) => outcome === undefined || each.outcome === outcome) ?? [];
  return (
    <section aria-labelledby="compare" className="mt-12">
      <h2 id="compare">The same record in every place</h2>
      <p className="reading mt-2 text-soft">
        One made-up grown-up with nothing else on their record, all paid, and many years ago. Each place
        judges it by its own law. Yours may be different.
      </p>
      <div className="needs-script mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 print:hidden">
        <SelectField
          id="compared-life"
          label="The record"
          options={lives.map(({ name }) => ({ value: name, label: capital(name) }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <FilterField
          id="compared-outcome"
          label="What it comes to"
          all="Anything"
          options={outcomeOptions}
          chosen={outcome}
          onChoose={setOutcome}
        />
      </div>
      <p role="status" className="mt-4">
        {capital(life?.name ?? '')}: {answers.length === 1 ? '1 place' : `${answers.length} places`}.
      </p>
      <div className="mt-3">
        <Table caption={`What each place says to ${life?.name}`} captionHidden>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Answer</th>
              <th scope="col">Way</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ code, outcome: answer, way }) => {
              const place = placeOf(code);
              return (
                <tr key={code}>
                  <th scope="row">
                    <Link to={pathOfPlace('/record-relief', place)}>{place.name}</Link>
                  </th>
                  <td>
                    <OutcomeBadge outcome={answer} />
                  </td>
                  <td>{way && kindWords[way]}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
