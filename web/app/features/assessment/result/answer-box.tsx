import { Phone } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { StepHeading } from '../questions/step-heading.tsx';
import { words } from '../wording.ts';
import type { Composed } from './composed/compose.ts';
import { outcomeTones } from './outcome-tones.ts';
import { hostOf } from './road.tsx';
import { WordMeanings } from './word-meanings.tsx';

/** All that matters on one screen of a phone: the answer, the day, what to do first, and whom to call. */
export function AnswerBox({
  composed,
  title,
  helping,
}: {
  composed: Composed;
  title: string;
  helping: boolean;
}) {
  const { headline, afterword, meanings, outcome, first, call } = composed;
  return (
    <div
      className={classes(
        'rounded-card border-l-6 px-5 py-5 wrap-anywhere sm:px-8 sm:py-6',
        outcomeTones[outcome],
      )}
    >
      <StepHeading title={words(title, helping)}>{words(headline, helping)}</StepHeading>
      <p className="mt-2 sm:text-lg">{words(afterword, helping)}</p>
      <dl className="mt-3 grid gap-2">
        {first && (
          <div>
            <dt className="font-[650]">Do this first</dt>
            <dd>
              {first.text}{' '}
              {first.url && (
                <a href={first.url} rel="noreferrer">
                  {hostOf(first.url)}
                  <span className="sr-only">{`, about: ${first.text}`}</span>
                </a>
              )}
            </dd>
          </div>
        )}
        {call && (
          <div>
            <dt className="font-[650]">{call.phone ? 'Call for help' : 'Ask for help'}</dt>
            <dd className="flex flex-wrap items-center gap-x-3">
              <a href={call.url} rel="noreferrer" className="py-1.5">
                {call.name}
              </a>
              {call.phone && (
                <a
                  href={`tel:${call.phone.replaceAll(/[^\d+]/g, '')}`}
                  className="inline-flex min-h-11 items-center gap-1.5"
                >
                  <Phone aria-hidden className="size-4" />
                  <span className="sr-only">{`Call ${call.name}: `}</span>
                  {call.phone}
                </a>
              )}
            </dd>
          </div>
        )}
      </dl>
      <p className="lg:hidden print:hidden">
        <a href="#what-to-do" className="inline-flex min-h-11 items-center font-[650]">
          Go to what to do
        </a>
      </p>
      <WordMeanings of={meanings} helping={helping} className="mt-1" />
    </div>
  );
}
