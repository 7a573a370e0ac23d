import type { Outcome } from '@openslate/law/engine/result.ts';
import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type PlaceCode, placeOf } from '@openslate/law/place/places.ts';
import type { WorkedCase } from '@openslate/law/place/worked-case.ts';
import type { Level } from '@openslate/law/record/record.ts';
import { type ComponentType, useState } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { capital } from '../../ui/capital.ts';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import { outcomeOptions } from '../assessment/result/outcome-words.ts';
import { levelWords } from '../place-law/ending-words.ts';
import { outcomeOf, storyOf } from './story.ts';
import { StoryView } from './story-view.tsx';

const levelOptions = (Object.keys(levelWords) as Level[]).map((value) => ({
  value,
  label: capital(levelWords[value]),
}));

/** The lives of a place, once they and its law are here. */
export async function storiesOf(code: PlaceCode): Promise<ComponentType> {
  const [law, cases] = await Promise.all([loadJurisdiction(code), loadCases(code)]);
  return () => <PlaceStories law={law} cases={cases} />;
}

type PlaceStoriesProps = { law: Jurisdiction; cases: readonly WorkedCase[] };

/** By level and by what they come to. Each is judged on this device when it is opened. */
function PlaceStories({ law, cases }: PlaceStoriesProps) {
  const [level, setLevel] = useState<Level>();
  const [outcome, setOutcome] = useState<Outcome>();
  const shown = cases.filter(
    (each) =>
      (outcome === undefined || outcomeOf(each) === outcome) &&
      (level === undefined || each.answers.charges.some((charge) => charge.level === level)),
  );
  return (
    <section aria-labelledby="all-stories" className="mt-8">
      <h2 id="all-stories">{placeOf(law.code).name}</h2>
      <div className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FilterField
          id="stories-outcome"
          label="What it comes to"
          all="Anything"
          options={outcomeOptions}
          chosen={outcome}
          onChoose={setOutcome}
        />
        <FilterField
          id="stories-level"
          label="How serious"
          all="Any level"
          options={levelOptions}
          chosen={level}
          onChoose={setLevel}
        />
      </div>
      <p role="status" className="mt-4 text-soft">
        {shown.length === 0 ? 'No life fits.' : `${shown.length} ${shown.length === 1 ? 'life' : 'lives'}.`}
      </p>
      <div className="mt-2 border-b border-line">
        {shown.map((each) => (
          <OpenedStory key={each.title} worked={each} law={law} />
        ))}
      </div>
    </section>
  );
}

function OpenedStory({ worked, law }: { worked: WorkedCase; law: Jurisdiction }) {
  const [open, setOpen] = useState(false);
  return (
    <Accordion summary={worked.title} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {open && <StoryView story={storyOf(worked, law)} />}
    </Accordion>
  );
}
