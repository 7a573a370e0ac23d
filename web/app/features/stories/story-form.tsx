import { StoryReceived, storyLength, storyTitleLength } from '@openslate/contract/stories.ts';
import { places } from '@openslate/law/place/places.ts';
import { useId, useState } from 'react';
import { change } from '../../api/change.ts';
import { NewThing } from '../../api/new-thing.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { track } from '../analytics/counting.ts';
import { hasArrived } from '../sync-queue/queue.ts';
import { useWaiting } from '../sync-queue/use-waiting.ts';
import { sendOrWait } from '../sync-queue/wait.ts';
import { DetailsHint } from '../writing/details-hint.tsx';
import { lengthProblem } from '../writing/length-problem.ts';
import { NotSent } from '../writing/not-sent.tsx';
import { Received } from '../writing/received.tsx';
import { useKeptForm } from '../writing/use-kept-form.ts';
import { type Problems, useSending } from '../writing/use-sending.ts';
import { type Draft, drafts, isUnwritten, nothingWritten } from './story-draft.ts';
import { StoryWaits } from './story-waits.tsx';

/** Where people tell what changed for them. What was written stays until it has arrived. */
export function StoryForm() {
  const id = useId();
  const { written: draft, write: edit, clear } = useKeptForm(drafts, nothingWritten, isUnwritten);
  const [story] = useState(() => new NewThing());
  const [last, setLast] = useState<{ id: string; waited: boolean }>();
  const waits = useWaiting('impact-story');
  const { attempt, problems, problemWith, sending, error, sent, send, startAnew } = useSending(
    id,
    () => problemsIn(draft),
    async () => {
      const key = story.keyFor(draft);
      const sent = await sendOrWait({ id: key, type: 'impact-story', data: draft }, () =>
        change('POST', '/api/impact-stories', { body: draft, key }).then(StoryReceived.parse),
      );
      story.made();
      setLast({ id: key, waited: sent === 'waits' });
      if (sent !== 'waits' && draft.state !== '') track('story_sent', draft.state);
      clear();
    },
  );

  // What comes back unsent is in the form again.
  if (sent && isUnwritten(draft)) {
    if (waits) return <StoryWaits item={waits} wasJustSent />;
    if (last?.waited && !hasArrived(last.id)) return <SentElsewhere />;
    return (
      <Received title="Thank you for telling us">
        <p>
          A person reads your story before anybody else does. If it helps others and tells nobody who you are,
          it will be shown here. That can take some days.
        </p>
        <Button variant="secondary" size="small" onClick={startAnew}>
          Send another story
        </Button>
      </Received>
    );
  }
  return (
    <form onSubmit={send} noValidate className="needs-script grid grid-cols-1 gap-5">
      {waits && <StoryWaits item={waits} wasJustSent={false} />}
      <ErrorSummary level={3} attempt={attempt} problems={problems} />
      <TextField
        id={`${id}-title`}
        label="Title"
        autoComplete="off"
        error={problemWith('title')}
        least={storyTitleLength.least}
        limit={storyTitleLength.most}
        value={draft.title}
        onChange={({ target }) => edit({ title: target.value })}
      />
      <TextArea
        id={`${id}-story`}
        label="Your story"
        hint="What was hard, what you did, and what changed. Leave out names, numbers and places that could tell who you are."
        rows={8}
        error={problemWith('story')}
        least={storyLength.least}
        limit={storyLength.most}
        value={draft.story}
        onChange={({ target }) => edit({ story: target.value })}
      />
      <DetailsHint text={draft.story} onBlank={(story) => edit({ story })} />
      <SelectField
        id={`${id}-state`}
        label="State of the case"
        placeholder="Choose a state"
        error={problemWith('state')}
        options={places.map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.state}
        onChange={({ target }) => edit({ state: target.value as Draft['state'] })}
      />
      {error !== undefined && <NotSent key={attempt} title="Your story was not sent" error={error} />}
      <div>
        <Button type="submit" wide busy={sending} busyLabel="Sending…">
          Send my story
        </Button>
      </div>
    </form>
  );
}

/** Another tab has taken it from here, and only that one knows. */
function SentElsewhere() {
  return (
    <Received title="Your story waits no longer">
      <p>Another tab of this site took it on. A note there says whether it arrived.</p>
    </Received>
  );
}

function problemsIn({ title, story, state }: Draft): Problems<keyof Draft> {
  return {
    title: lengthProblem(title, 'title', storyTitleLength),
    story: lengthProblem(story, 'story', storyLength),
    state: state === '' ? 'Choose the state of the case' : undefined,
  };
}
