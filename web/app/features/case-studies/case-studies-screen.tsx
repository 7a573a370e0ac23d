import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { ComponentType } from 'react';
import { type Part, part } from '../../parts/part.ts';
import { PartFailed } from '../../parts/part-failed.tsx';
import { usePart } from '../../parts/use-part.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { inFigures } from '../../ui/in-figures.ts';
import { PlaceFilter } from '../assessment/place-filter.tsx';
import { useChosenPlace } from '../assessment/use-chosen-place.ts';
import type { FeaturedPlace } from './read-featured.server.ts';
import { StoryView } from './story-view.tsx';

// Few read all lives of a place; nobody else needs its law and the engine for it.
const stories = part(() => import('./place-stories.tsx'));

const byPlace = new Map<PlaceCode, Part<ComponentType>>();

/** All lives of a place, with what shows them. */
function storiesOf(code: PlaceCode): Part<ComponentType> {
  const known = byPlace.get(code) ?? part(async () => (await stories.load()).storiesOf(code));
  byPlace.set(code, known);
  return known;
}

/** Worked lives: two of each place, and all of the one that is chosen. */
export function CaseStudiesScreen({ featured }: { featured: readonly FeaturedPlace[] }) {
  const [chosen, setChosen] = useChosenPlace();
  const lives = featured.reduce((sum, each) => sum + each.lives, 0);
  return (
    <div className="page py-12">
      <div className="reading">
        <h1>Case Studies</h1>
        <p className="mt-4 text-lg text-soft">
          A made-up person, a real law. Each life is judged by the same rules that answer you, on the day it
          names. There are {inFigures(lives)} of them, from {featured.length} places. Nobody here is a real
          person.
        </p>
        <PlaceFilter
          id="stories-place"
          label="State"
          all="Two from every state"
          className="needs-script mt-6 print:hidden"
          chosen={chosen}
          onChoose={setChosen}
        />
        {chosen ? <AllStories key={chosen} code={chosen} /> : <Featured places={featured} />}
        <ButtonLink to="/assessment" className="mt-8">
          Check my own record
        </ButtonLink>
      </div>
    </div>
  );
}

function Featured({ places: featured }: { places: readonly FeaturedPlace[] }) {
  return featured.map(({ code, name, stories }) => (
    <section key={code} aria-labelledby={`of-${code}`} className="mt-8">
      <h2 id={`of-${code}`} className="text-xl">
        {name}
      </h2>
      <div className="mt-2 border-b border-line">
        {stories.map((story) => (
          <Accordion key={story.title} summary={story.title}>
            <StoryView story={story} />
          </Accordion>
        ))}
      </div>
    </section>
  ));
}

function AllStories({ code }: { code: PlaceCode }) {
  const loaded = usePart(storiesOf(code));
  if (loaded.kind === 'ready') return <loaded.part />;
  if (loaded.kind === 'loading')
    return (
      <p role="status" className="mt-6">
        Loading the lives of this place…
      </p>
    );
  return (
    <PartFailed kind="wait" title="They could not be loaded" missing={loaded.missing} className="mt-6">
      <p>Check your connection, then try again.</p>
      <Button onClick={loaded.retry} className="mt-3">
        Try again
      </Button>
    </PartFailed>
  );
}
