import type { Outcome } from '@openslate/law/engine/result.ts';
import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import type { WorkedCase } from '@openslate/law/place/worked-case.ts';
import type { Level } from '@openslate/law/record/record.ts';
import { useEffect, useState } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { outcomeLabels } from '../assessment/result/outcome-words.ts';
import { levelWords } from '../place-law/record-words.ts';
import { outcomeOf, storyOf } from './story.ts';
import { StoryView } from './story-view.tsx';

type Loaded = { readonly law: Jurisdiction; readonly cases: readonly WorkedCase[] };

const options = <Value extends string>(words: Readonly<Partial<Record<Value, string>>>) =>
  Object.entries<string | undefined>(words).map(([value, label]) => ({ value, label: capital(label ?? '') }));

/** All lives of a place, by level and by what they come to. Each is judged on this device when it is opened. */
export function PlaceStories({ code }: { code: PlaceCode }) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [level, setLevel] = useState<Level>();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let wanted = true;
    Promise.all([loadJurisdiction(code), loadCases(code)]).then(
      ([law, cases]) => wanted && setLoaded({ law, cases }),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [code]);

  if (loaded === undefined || loaded === 'failed')
    return (
      <p role="status" className="mt-6">
        {loaded
          ? 'They could not be loaded. Check your connection, then choose the state again.'
          : 'Loading the lives of this place…'}
      </p>
    );
  const shown = loaded.cases.filter(
    (each) =>
      (outcome === undefined || outcomeOf(each) === outcome) &&
      (level === undefined || each.answers.charges.some((charge) => charge.level === level)),
  );
  const name = placeNamed(code)?.name ?? code;
  return (
    <section aria-labelledby="all-stories" className="mt-8">
      <h2 id="all-stories">{name}</h2>
      <div className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField
          id="stories-outcome"
          label="What it comes to"
          placeholder="Anything"
          options={options(outcomeLabels)}
          value={outcome ?? ''}
          onChange={({ target }) => setOutcome((target.value || undefined) as Outcome | undefined)}
        />
        <SelectField
          id="stories-level"
          label="How serious"
          placeholder="Any level"
          options={options(levelWords)}
          value={level ?? ''}
          onChange={({ target }) => setLevel((target.value || undefined) as Level | undefined)}
        />
      </div>
      <p role="status" className="mt-4 text-soft">
        {shown.length === 0 ? 'No life fits.' : `${shown.length} ${shown.length === 1 ? 'life' : 'lives'}.`}
      </p>
      <div className="mt-2 border-b border-line">
        {shown.map((each) => (
          <OpenedStory key={each.title} worked={each} law={loaded.law} placeName={name} />
        ))}
      </div>
    </section>
  );
}

function OpenedStory({
  worked,
  law,
  placeName,
}: {
  worked: WorkedCase;
  law: Jurisdiction;
  placeName: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Accordion summary={worked.title} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {open && <StoryView story={storyOf(worked, law, placeName)} />}
    </Accordion>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
