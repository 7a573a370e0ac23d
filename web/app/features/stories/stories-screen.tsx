import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAlive } from '../../ui/use-alive.ts';
import { Research } from './research.tsx';
import { StoryList } from './story-list.tsx';

// Most come to read. The form stands at the end, and needs scripts anyway.
const StoryForm = lazy(() => import('./story-form.tsx').then((form) => ({ default: form.StoryForm })));

/** What clearing a record changed, told by people who did it and by published research. */
export function StoriesScreen() {
  const isAlive = useAlive();
  return (
    <div className="page reading py-12">
      <h1>Impact Stories</h1>
      <p className="mt-4 text-lg text-soft">
        What changes when a record is cleared? Here people tell it themselves, and research tells what it
        found. We make up nothing: every story was sent by a visitor, and every figure has its source.
      </p>
      <section aria-labelledby="stories" className="mt-10">
        <h2 id="stories" className="mb-4">
          Told by people
        </h2>
        <StoryList />
        <noscript>
          <p>To read and send stories, switch on JavaScript in your browser.</p>
        </noscript>
      </section>
      <section aria-labelledby="research" className="mt-12">
        <h2 id="research" className="mb-4">
          What research found
        </h2>
        <Research />
      </section>
      <section aria-labelledby="your-story" className="mt-12">
        <h2 id="your-story">Tell yours</h2>
        <p className="mt-2 mb-5 text-soft">
          You need no name and no account. A person reads each story before it is shown.
        </p>
        <Suspense>{isAlive && <StoryForm />}</Suspense>
      </section>
      <p className="mt-10">
        Do you have a question instead? Ask it in the <Link to="/community">Community</Link>.
      </p>
    </div>
  );
}
