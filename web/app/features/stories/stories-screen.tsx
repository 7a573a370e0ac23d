import { Link } from 'react-router';
import { part } from '../../parts/part.ts';
import { PartFailed } from '../../parts/part-failed.tsx';
import { usePart } from '../../parts/use-part.ts';
import { Button } from '../../ui/button.tsx';
import { Research } from './research.tsx';
import { StoryList } from './story-list.tsx';

// Most come to read. The form stands at the end, and needs scripts anyway.
const storyForm = part(() => import('./story-form.tsx').then(({ StoryForm }) => StoryForm));

const parts = {
  research: 'What research found',
  stories: 'Told by people',
  'your-story': 'Tell yours',
} as const;

/** What clearing a record changed, told by people who did it and by published research. */
export function StoriesScreen() {
  return (
    <div className="page reading py-12">
      <h1>Impact Stories</h1>
      <p className="mt-4 text-lg text-soft">
        What changes when a record is cleared? Research tells what it found, and people tell it themselves. We
        make up nothing: every figure has its source, and every story was sent by a visitor.
      </p>
      <nav aria-label="On this page" className="mt-4">
        <ul className="flex flex-wrap gap-x-6">
          {Object.entries(parts).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="research" className="mt-10">
        <h2 id="research" className="mb-4">
          {parts.research}
        </h2>
        <Research />
      </section>
      {/* After what is known beforehand: nobody knows how long these are, and nothing in sight is to move. */}
      <section aria-labelledby="stories" className="mt-12">
        <h2 id="stories" className="mb-4">
          {parts.stories}
        </h2>
        <StoryList />
        <noscript>
          <p>To read and send stories, switch on JavaScript in your browser.</p>
        </noscript>
      </section>
      <section aria-labelledby="your-story" className="mt-12">
        <h2 id="your-story">{parts['your-story']}</h2>
        <p className="mt-2 mb-5 text-soft">
          You need no name and no account. A person reads each story before it is shown.
        </p>
        <LoadedForm />
      </section>
      <p className="mt-10">
        Do you have a question instead? Ask it in the <Link to="/community">Community</Link>.
      </p>
    </div>
  );
}

function LoadedForm() {
  const form = usePart(storyForm);
  if (form.kind === 'loading') return null;
  if (form.kind === 'failed')
    return (
      <PartFailed title="The form could not be loaded" announce="polite" missing={form.missing}>
        <p>Check your connection, then try again.</p>
        <Button variant="secondary" onClick={form.retry}>
          Try again
        </Button>
      </PartFailed>
    );
  const StoryForm = form.part;
  return <StoryForm />;
}
