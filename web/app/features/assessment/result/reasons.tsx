import type { Reason } from '@openslate/law/engine/result.ts';
import { Check, CircleHelp, Clock, type LucideIcon, X } from 'lucide-react';
import { Accordion } from '../../../ui/accordion.tsx';
import { classes } from '../../../ui/classes.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { inOrder, type Standing, standingOf, standingWords } from './standing.ts';

const looks: Record<Standing, { icon: LucideIcon; look: string }> = {
  met: { icon: Check, look: 'bg-good-wash text-good' },
  later: { icon: Clock, look: 'bg-wait-wash text-wait' },
  not: { icon: X, look: 'bg-no-wash text-no' },
  open: { icon: CircleHelp, look: 'bg-wash text-ink' },
};

/** Beyond this many, what is met already is folded away. */
const shownAtOnce = 4;

/** Why: each thing the law asks, whether it is so, and where the law says it. What stands in the way comes first. */
export function Reasons({ reasons, closed = false }: { reasons: readonly Reason[]; closed?: boolean }) {
  const sorted = inOrder(reasons);
  // Where one thing closes the way for good, the others no longer matter.
  const deciding = closed ? sorted.filter((reason) => standingOf(reason) === 'not') : [];
  const open = sorted.filter((reason) => standingOf(reason) !== 'met');
  const shown = deciding.length > 0 ? deciding : sorted.slice(0, Math.max(shownAtOnce, open.length));
  const folded = sorted.filter((reason) => !shown.includes(reason));
  return (
    <>
      <ReasonList reasons={shown} />
      {folded.length > 0 && (
        <Accordion
          summary={`${folded.length} more ${folded.length === 1 ? 'thing' : 'things'} the law asks${
            folded.every(({ met }) => met === true) ? ', met' : ''
          }`}
        >
          <ReasonList reasons={folded} />
        </Accordion>
      )}
    </>
  );
}

function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="divide-y divide-line">
      {reasons.map((reason) => (
        <ReasonRow key={reason.text} reason={reason} />
      ))}
    </ul>
  );
}

function ReasonRow({ reason }: { reason: Reason }) {
  const standing = standingOf(reason);
  const { icon: Icon, look } = looks[standing];
  return (
    <li className="flex gap-3 py-3">
      <span className={classes('mt-0.5 grid size-7 shrink-0 place-items-center rounded-full', look)}>
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">{`${standingWords[standing]}: `}</span>
      </span>
      <div className="min-w-0">
        <p>
          {/* An icon alone is easily lost on paper. */}
          <b className="hidden print:inline">{`${standingWords[standing]}: `}</b>
          {reason.text}
        </p>
        {reason.on && reason.met === false && (
          <p className="font-[650] text-wait">This will be so on {spokenDate(reason.on)}.</p>
        )}
        {reason.fix && <p className="font-[650]">What you can do: {reason.fix}</p>}
        {reason.question && <p className="font-[650]">Ask a lawyer: {reason.question}</p>}
        <p className="text-[0.92rem] text-soft">
          {reason.cite.url ? (
            <a href={reason.cite.url} rel="noreferrer">
              {reason.cite.label}
            </a>
          ) : (
            reason.cite.label
          )}
        </p>
      </div>
    </li>
  );
}
