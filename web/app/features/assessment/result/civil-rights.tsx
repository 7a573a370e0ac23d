import { Accordion } from '../../../ui/accordion.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ComposedRight, WayBack } from './composed/rights.ts';

/** Voting, guns and juries: never a task, and each with the question on which it turns. */
export function CivilRights({ rights }: { rights: readonly ComposedRight[] }) {
  if (rights.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="civil-rights" className="grid gap-5">
      <h2 id="civil-rights" className="text-[1.5rem]">
        Your vote, guns and juries
      </h2>
      {rights.map((right) => (
        <OneRight key={right.right} right={right} />
      ))}
    </Card>
  );
}

function OneRight({ right: { title, lead, asks, notes, steps, ways } }: { right: ComposedRight }) {
  return (
    <div className="min-w-0">
      <h3 className="text-[1.2rem]">{title}</h3>
      <p>
        <strong>{lead}</strong>
      </p>
      {asks.map(({ question, yes, no }) => (
        <div key={question} className="mt-2 border-l-4 border-line pl-4">
          <p className="font-[650]">{question}</p>
          <p>
            <b className="font-[650]">Yes:</b> {yes}
          </p>
          <p>
            <b className="font-[650]">No:</b> {no}
          </p>
        </div>
      ))}
      {steps.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {notes.map(({ text, cite }) => (
        <p key={text} className="mt-2 text-[0.95rem]">
          {text}{' '}
          {cite && (
            <span className="text-soft">
              {cite.url ? (
                <a href={cite.url} rel="noreferrer">
                  {cite.label}
                </a>
              ) : (
                cite.label
              )}
            </span>
          )}
        </p>
      ))}
      {ways.map((way) => (
        <Back key={way.title} way={way} />
      ))}
    </div>
  );
}

function Back({ way: { title, relief } }: { way: WayBack }) {
  const { effect, limits, cautions, fee, steps } = relief;
  return (
    <Accordion summary={title}>
      <p>{effect}</p>
      {[...limits, ...cautions].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <strong>Cost:</strong> {fee}
      </p>
      <ol className="list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Accordion>
  );
}
