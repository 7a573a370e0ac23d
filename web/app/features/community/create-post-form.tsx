import type { CreatedPost } from '@openslate/contract/community.ts';
import { contentLength, postCategories, postStates, titleLength } from '@openslate/contract/forum.ts';
import { type FormEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { chosenPlace } from '../assessment/chosen-place.ts';
import { whyNotSent } from '../writing/why-not-sent.ts';
import { type DraftDetail, detailsIn, withoutDetails } from './draft-details.ts';
import { fieldsIn, refusalIn } from './failure-words.ts';
import { PersonalDetailsNote } from './personal-details-note.tsx';
import {
  type DraftProblem,
  isEmpty,
  keepDraft,
  keptDraft,
  newDraft,
  type PostDraft,
  problemsIn,
} from './post-draft.ts';
import { useSendPost } from './use-send-post.ts';
import { categoryLabel, stateName } from './wording.ts';

const categories = postCategories.map((value) => ({ value, label: categoryLabel(value) }));
const states = postStates.map((value) => ({ value, label: stateName(value) }));

/** Where a post is written. Whatever happens, what was typed stays until it has arrived. */
export function CreatePostForm({ level, onSent }: { level: 2 | 3; onSent: (post: CreatedPost) => void }) {
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [place] = useState(chosenPlace);
  const [draft, setDraft] = useState<PostDraft>(keptDraft);
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { send, sending, error } = useSendPost((post) => {
    keepDraft(newDraft());
    onSent(post);
  });
  // A long text is searched after the letters have appeared, not before.
  const settled = useDeferredValue(draft);
  const details = useMemo(() => detailsIn(settled), [settled]);

  useEffect(() => heading.current?.focus(), []);
  // What the server says about a field stands beside it, like what we say ourselves.
  useEffect(() => {
    if (!error) return;
    setProblems(problemsOf(fieldsIn(error)));
    setAttempt((count) => count + 1);
  }, [error]);

  function change(part: Partial<PostDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady()) return;
    if (detailsIn(draft).length > 0) note.current?.focus();
    else void send(draft);
  }

  function isReady(): boolean {
    if (sending) return false;
    const found = problemsIn(draft);
    setProblems(found);
    setAttempt((count) => count + 1);
    return found.length === 0;
  }

  function blank(some: readonly DraftDetail[]) {
    change(withoutDetails(draft, some));
    // The button that was pressed goes away, perhaps with the whole note.
    if (some.length < details.length) note.current?.focus();
    else document.getElementById(`${id}-content`)?.focus();
  }

  const problemWith = (field: DraftProblem['field']) =>
    problems.find((problem) => problem.field === field)?.message;

  return (
    <Card as="section" tone="raised" className="max-w-[46rem]" aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`} ref={heading} tabIndex={-1} className="text-[1.45rem] outline-none">
        Write a post
      </Heading>
      <p className="mt-1 text-soft">
        You get a made-up name. Leave out anything that tells who you are: names, phone numbers, addresses,
        case numbers.
      </p>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
        <ErrorSummary
          level={below}
          attempt={attempt}
          problems={problems.map(({ field, message }) => ({ field: `${id}-${field}`, message }))}
        />
        <TextField
          id={`${id}-title`}
          label="Title"
          autoComplete="off"
          error={problemWith('title')}
          least={titleLength.least}
          limit={titleLength.most}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          id={`${id}-content`}
          label="Your post"
          rows={7}
          error={problemWith('content')}
          least={contentLength.least}
          limit={contentLength.most}
          value={draft.content}
          onChange={(event) => change({ content: event.target.value })}
        />
        <PersonalDetailsNote
          ref={note}
          details={details}
          onBlank={blank}
          onSendAsIs={() => {
            if (isReady()) void send(draft);
          }}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Category"
            options={categories}
            value={draft.category}
            onChange={(event) => change({ category: event.target.value as PostDraft['category'] })}
          />
          <SelectField
            label="State"
            options={states}
            value={draft.state}
            onChange={(event) => change({ state: event.target.value as PostDraft['state'] })}
          />
        </div>
        {error && !sending && problems.length === 0 && <NotSent key={attempt} error={error} />}
        <p>
          Your post will be listed under <b>{stateName(draft.state)}</b>
          {draft.state === place && ', the place of your assessment'}. You can change the state above.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" wide busy={sending} busyLabel="Sending…">
            Share Post
          </Button>
          {!isEmpty(draft) && (
            <Button
              variant="quiet"
              onClick={() => {
                change(newDraft());
                setProblems([]);
                heading.current?.focus();
              }}
            >
              Clear the form
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function NotSent({ error }: { error: unknown }) {
  const refusal = refusalIn(error);
  return (
    <Alert kind="no" title={refusal ?? 'Failed to create post'} announce="now">
      <p>{`${refusal === undefined ? `${whyNotSent(error)} ` : ''}What you typed is still here.`}</p>
    </Alert>
  );
}

function problemsOf(fields: Readonly<Record<string, string>>): DraftProblem[] {
  return (['title', 'content'] as const).flatMap((field) => {
    const message = fields[field];
    return message === undefined ? [] : [{ field, message }];
  });
}
