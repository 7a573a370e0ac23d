import type { FirstPayload, SharedPayload } from '@openslate/contract/shared-payload.ts';
import { pathOfPlace } from '@openslate/contract/site.ts';
import type { ChargeResult } from '@openslate/law/engine/result.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { nameFor } from '../charge-name.ts';
import { StepHeading } from '../questions/step-heading.tsx';
import { PeopleToAsk } from '../result/guide-parts.tsx';
import { notLegalAdvice } from '../result/not-legal-advice.ts';
import { OutcomeBadge } from '../result/outcome-badge.tsx';
import { verdict, wholeRecord } from '../result/outcome-words.ts';
import type { Law } from '../use-law.ts';

/** What a link holds in any version of it: outcomes and days. */
export type Outcomes = Pick<SharedPayload, 'made' | 'state' | 'asOf' | 'lawVerified'> & {
  readonly charges: readonly Omit<SharedPayload['charges'][number], 'reliefs' | 'alternatives'>[];
};

export function outcomesIn(payload: SharedPayload | FirstPayload): Outcomes {
  return payload.version === 1 ? { made: payload.made, ...payload.result } : payload;
}

/** What was the answer then, without the reasons: our law of today no longer has the words for them. */
export function OutcomesThen({
  place,
  law,
  shared,
  lawChanged,
}: {
  place: Place;
  law: Law;
  shared: Outcomes;
  lawChanged: boolean;
}) {
  const charges: ChargeResult[] = shared.charges.map(({ outcome, on, between, longer }, index) => ({
    id: `c${index + 1}`,
    outcome,
    ...(on && { on }),
    ...(between && { between }),
    ...(longer && { longer }),
    reliefs: [],
    alternatives: [],
  }));
  return (
    <section className="grid gap-6">
      <div>
        <p className="text-soft">
          {place.name} · as of {spokenDate(shared.asOf)} · law checked {spokenDate(shared.lawVerified)}
        </p>
        <div className="mt-2">
          <StepHeading title={`Shared result: ${place.name}`}>
            {wholeRecord({ charges, asOf: shared.asOf }, place.name)}
          </StepHeading>
        </div>
      </div>
      <Alert kind="wait" title={lawChanged ? 'The law has changed since' : 'Only the outcome is shown'}>
        <p>
          {lawChanged
            ? `This result names rules that our law of this place no longer has: ${place.name}. `
            : 'This link was made with an older version of this site. '}
          So you see the outcome and the day as they were on {spokenDate(shared.asOf)}, and no reasons or
          steps. Ask the person who sent it to check again and make a new link.
        </p>
      </Alert>
      <div className="grid gap-4">
        {charges.map((charge, index) => (
          <Card as="section" key={charge.id} aria-labelledby={`charge-${charge.id}`}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 id={`charge-${charge.id}`} className="min-w-0 text-[1.5rem]">
                {nameFor(shared.charges[index], index, law.jurisdiction)}
              </h2>
              <OutcomeBadge outcome={charge.outcome} />
            </div>
            <p className="mt-2 text-lg">{verdict(charge, place.name, shared.asOf)}</p>
          </Card>
        ))}
      </div>
      <div>
        <ButtonLink to={pathOfPlace('/assessment', place)} variant="secondary">
          Check a record yourself
        </ButtonLink>
      </div>
      <PeopleToAsk people={law.guide.help} />
      <p className="reading text-soft">{notLegalAdvice}</p>
    </section>
  );
}
