import type { Dates, Form } from '@openslate/law/place/relief.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { kindWords } from './kind-words.ts';
import type { ShownRelief, ShownRule } from './place-law.ts';
import { ReportMistake } from './report-mistake.tsx';

/** One way the law offers, with each of its rules. */
export function ReliefArticle({ relief }: { relief: ShownRelief }) {
  const { id, name, kind, way, inForce, effect, covers, bounds, rules } = relief;
  return (
    <Card as="article" aria-labelledby={id}>
      <h3 id={id} className="scroll-mt-4 text-[1.3rem]">
        {name}
      </h3>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge kind="deep">{kindWords[kind]}</Badge>
        {way !== 'alternative' && <Badge>{way === 'automatic' ? 'By itself' : 'By asking'}</Badge>}
        {inForce && <Badge kind="date">{datesWords(inForce)}</Badge>}
      </p>
      <p className="mt-3">{effect}</p>
      <Points title="Whom it is for" points={[...covers, ...bounds]} />
      <h4 className="mt-4 font-[650]">{rules.length === 0 ? 'No further rule' : 'What must be so'}</h4>
      <ol className="divide-y divide-line">
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} within={id} />
        ))}
      </ol>
      <Accordion
        summary={
          <>
            What we tell people to do<span className="sr-only">: {name}</span>
          </>
        }
        className="mt-2"
      >
        <Points title="Steps" points={relief.steps} />
        <Points title="What it costs" points={[relief.fee]} />
        <Points title="What it does not do" points={relief.limits} />
        <Points title="Be careful" points={relief.cautions} />
        <Forms forms={relief.forms} />
      </Accordion>
      <ReportMistake about={id} words={name} />
    </Card>
  );
}

/** `within` is the relief: a rule's id is its own only there. */
function RuleRow({ rule: { id, text, cite, inForce }, within }: { rule: ShownRule; within: string }) {
  const about = `${within}/${id}`;
  return (
    <li id={about} className="scroll-mt-4 pt-3 pb-1">
      <p>{text}</p>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 text-[0.92rem] text-soft">
        {cite.url ? (
          <a href={cite.url} rel="noreferrer" className="inline-flex min-h-9 items-center">
            {cite.label}
          </a>
        ) : (
          <span>{cite.label}</span>
        )}
        {inForce && <span>{datesWords(inForce)}</span>}
        <ReportMistake about={about} words={text} />
      </div>
    </li>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 font-[650]">{title}</h4>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function Forms({ forms }: { forms: readonly Form[] }) {
  if (forms.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 font-[650]">Forms</h4>
      <ul className="list-disc pl-5">
        {forms.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function datesWords({ from, until }: Dates): string {
  return [from && `From ${spokenDate(from)}`, until && `until ${spokenDate(until)}`]
    .filter(Boolean)
    .join(' ');
}
