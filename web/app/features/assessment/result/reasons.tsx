import type { Basis } from '@openslate/law/engine/result.ts';
import { Check, CircleDashed, CircleHelp, Clock, type LucideIcon, X } from 'lucide-react';
import { Accordion } from '../../../ui/accordion.tsx';
import { classes } from '../../../ui/classes.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import {
  markSentences,
  type ReasonGroup,
  type SaidReason,
  type Standing,
  standingWords,
  titles,
} from './composed/said-reasons.ts';

type Look = { readonly icon: LucideIcon; readonly look: string };

/** Green is only for what was told: silence is not a yes. */
const metLooks: Record<Basis, Look> = {
  told: { icon: Check, look: 'bg-good-wash text-good' },
  assumed: { icon: CircleDashed, look: 'bg-wash text-ink' },
  unknown: { icon: CircleHelp, look: 'bg-wash text-ink' },
};

const looks: Record<Exclude<Standing, 'met'>, Look> = {
  later: { icon: Clock, look: 'bg-wait-wash text-wait' },
  not: { icon: X, look: 'bg-no-wash text-no' },
  open: { icon: CircleHelp, look: 'bg-wash text-ink' },
};

/** Beyond this many, what is so is folded away. */
const shownAtOnce = 4;

/** Leads to the question behind what was taken for granted, where there is one to lead to. */
export type Correcting = (field: string) => (() => void) | undefined;

/** Why: each thing the law asks, how it stands, what we rest on, and where the law says it. What decides comes first. */
export function Reasons({
  groups,
  closed = false,
  correct,
}: {
  groups: readonly ReasonGroup[];
  /** One thing closes the way for good: then the others no longer matter. */
  closed?: boolean;
  correct?: Correcting | undefined;
}) {
  const [deciding, ...more] = groups;
  const shown =
    closed && deciding?.kind === 'against' ? [deciding] : groups.filter(({ kind }) => kind !== 'met');
  const met = groups.find(({ kind }) => kind === 'met')?.reasons ?? [];
  // Who reads what stands in the way need not read all that does not.
  const atOnce = shown.length > 0 ? 0 : met.length > shownAtOnce + 1 ? shownAtOnce : met.length;
  const folded = closed ? more.flatMap(({ reasons }) => reasons) : met.slice(atOnce);
  return (
    <>
      {shown.map(({ kind, title, reasons }) => (
        <Group key={kind} title={title} reasons={reasons} correct={correct} />
      ))}
      {atOnce > 0 && <Group title={titles.met} reasons={met.slice(0, atOnce)} correct={correct} />}
      {folded.length > 0 && (
        <Accordion summary={`${folded.length} more ${folded.length === 1 ? 'thing' : 'things'} the law asks`}>
          <List reasons={folded} correct={correct} />
        </Accordion>
      )}
    </>
  );
}

function Group({
  title,
  reasons,
  correct,
}: Pick<ReasonGroup, 'title' | 'reasons'> & { correct: Correcting | undefined }) {
  return (
    <div className="mt-3">
      <h4 className="font-[650]">{title}</h4>
      <List reasons={reasons} correct={correct} />
    </div>
  );
}

function List({ reasons, correct }: { reasons: readonly SaidReason[]; correct: Correcting | undefined }) {
  return (
    <ul className="divide-y divide-line">
      {reasons.map((reason) => (
        <ReasonRow key={reason.id} reason={reason} correct={correct} />
      ))}
    </ul>
  );
}

function ReasonRow({ reason, correct }: { reason: SaidReason; correct: Correcting | undefined }) {
  const { standing, mark, lead, text, on, fix, question, cite } = reason;
  const { icon: Icon, look } = standing === 'met' ? metLooks[mark] : looks[standing];
  return (
    <li className="flex gap-3 py-3">
      <span className={classes('mt-0.5 grid size-7 shrink-0 place-items-center rounded-full', look)}>
        <Icon aria-hidden className="size-4" />
        {standing !== 'open' && <span className="sr-only">{`${standingWords[standing]}: `}</span>}
      </span>
      <div className="min-w-0">
        <p>
          {/* An icon alone is easily lost on paper. */}
          {standing !== 'open' && <b className="hidden print:inline">{`${standingWords[standing]}: `}</b>}
          {lead && `${lead} `}
          {text}
        </p>
        <Mark reason={reason} correct={correct} />
        {on && <p className="font-[650] text-wait">This will be so on {spokenDate(on)}.</p>}
        {fix && <p className="font-[650]">What you can do: {fix}</p>}
        {question && <p className="font-[650]">Ask a lawyer: {question}</p>}
        <p className="text-[0.92rem] text-soft">
          {cite.url ? (
            <a href={cite.url} rel="noreferrer">
              {cite.label}
            </a>
          ) : (
            cite.label
          )}
        </p>
      </div>
    </li>
  );
}

/** What we rest on when we say so. */
function Mark({ reason, correct }: { reason: SaidReason; correct: Correcting | undefined }) {
  if (reason.taken.length === 0) {
    const said = reason.standing === 'open' ? [`${standingWords.open}.`] : markSentences(reason);
    return <p className={markLook}>{said.join(' ')}</p>;
  }
  return reason.taken.map(({ text, field }) => {
    const change = field === undefined ? undefined : correct?.(field);
    return (
      <p key={text} className={markLook}>
        {text}{' '}
        {change && (
          <button type="button" onClick={change} className="text-deep underline print:hidden">
            Change<span className="sr-only">{`: ${text}`}</span>
          </button>
        )}
      </p>
    );
  });
}

const markLook = 'text-[0.95rem] font-[650] text-soft';
