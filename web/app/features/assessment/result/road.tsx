import { MapPin } from 'lucide-react';
import { Accordion } from '../../../ui/accordion.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { copiedFromPapers } from './composed/for-the-form.ts';
import type { Note, Stage, Task } from './composed/stage.ts';
import { WhereRead } from './where-read.tsx';

type Ticking = {
  readonly done: readonly string[];
  /** Without it the road is only read. */
  readonly onTick?: ((id: string, isDone: boolean) => void) | undefined;
};

type RoadProps = Ticking & {
  readonly stages: readonly Stage[];
  /** How many of its steps are to be seen already, where not all of them. */
  readonly drawn?: number;
};

/** From the answer to a clear record: numbered steps, and where on them the person is. */
export function Road({ stages, drawn = stages.length, ...ticking }: RoadProps) {
  const here = stages.find(({ tasks }) => tasks.some(({ id }) => !ticking.done.includes(id)));
  return (
    <Card as="section" tone="deep" aria-labelledby="what-to-do">
      <h2 id="what-to-do" tabIndex={-1} className="outline-none">
        What to do
      </h2>
      <ol className="mt-4 grid gap-6 wrap-anywhere">
        {stages.slice(0, drawn).map((stage, index) => (
          <li
            key={stage.id}
            aria-current={stage === here && ticking.onTick ? 'step' : undefined}
            className="min-w-0"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.95rem]">
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center rounded-full bg-sun-wash font-[700] text-sun-ink contrast-more:border contrast-more:border-current"
              >
                {index + 1}
              </span>
              {stage.when}
              {stage === here && ticking.onTick && (
                <Badge kind="date" icon={MapPin} className="print:hidden">
                  You are here
                </Badge>
              )}
            </p>
            {/* Across the whole width: with large letters on a small phone there is none to spare. */}
            <div className="mt-1 min-w-0 sm:pl-12">
              {stage.another ? (
                <Accordion summary={stage.title}>
                  <Inside stage={stage} {...ticking} />
                </Accordion>
              ) : (
                <>
                  <h3 className="text-[1.15rem]">{stage.title}</h3>
                  <Inside stage={stage} {...ticking} />
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Inside({ stage: { charges, before, tasks, forms, notes }, ...ticking }: { stage: Stage } & Ticking) {
  return (
    <>
      {charges && <p className="text-[0.95rem]">For: {charges.join('; ')}</p>}
      {before && <p className="mt-1 font-[650]">{before}</p>}
      {tasks.length > 0 && (
        <ul className="mt-1">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} {...ticking} />
          ))}
        </ul>
      )}
      {forms && (
        <Accordion summary="What to write in the form, from your answers" className="mt-1">
          {forms.map(({ charge, lines }) => (
            <div key={charge}>
              {forms.length > 1 && <p className="font-[650]">{charge}</p>}
              <SummaryList rows={lines.map(({ label, value }) => ({ id: label, label, value }))} />
            </div>
          ))}
          <p>{copiedFromPapers}</p>
        </Accordion>
      )}
      <Notes notes={notes} />
    </>
  );
}

function TaskRow({ task: { id, text, url }, done, onTick }: { task: Task } & Ticking) {
  return (
    <li className="py-0.5">
      {onTick ? (
        <Checkbox
          label={text}
          checked={done.includes(id)}
          onChange={(event) => onTick(id, event.target.checked)}
        />
      ) : (
        <p className="py-1.5">{text}</p>
      )}
      {url && (
        <p className="pl-10 text-[0.95rem]">
          <a href={url} rel="noreferrer" className="inline-block max-w-full py-1">
            {hostOf(url)}
            <span className="sr-only">{`, about: ${text}`}</span>
          </a>
        </p>
      )}
    </li>
  );
}

/** What is to be known, under the few words it is about. */
function Notes({ notes }: { notes: readonly Note[] }) {
  const titles = [...new Set(notes.map(({ title }) => title))];
  return titles.map((title) => (
    <div key={title} className="mt-2">
      <h4 className="font-[650]">{title}</h4>
      {notes
        .filter((note) => note.title === title)
        .map((note) => (
          <p key={note.text} className="mt-0.5">
            {note.text} <WhereRead {...note} />
          </p>
        ))}
    </div>
  ));
}

export const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
