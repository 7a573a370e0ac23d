import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { Check, CircleCheck, Pencil, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ChargeFields } from './charge-fields.tsx';
import type { CheckedCharge } from './checked-charge.ts';
import { endingWords, levelWords } from './field-words.ts';
import { LineOnPaper, type PaperRead } from './line-on-paper.tsx';

type ChargeToCheckProps = {
  charge: CheckedCharge;
  number: number;
  earlier: readonly CheckedCharge[];
  paper: PaperRead;
  place: Jurisdiction | undefined;
  latest: string;
  onChange: (charge: CheckedCharge) => void;
};

/** Where the keyboard goes to come to a charge. */
export function headingOf({ id }: CheckedCharge): string {
  return `charge-${id}`;
}

/** One charge beside its line on the paper: it is right, is put right, or is left out. */
export function ChargeToCheck({ number, paper, ...props }: ChargeToCheckProps) {
  const { charge, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const title = `${number}. ${charge.offense || 'No name'}`;
  const about = <VisuallyHidden>{`: ${title}`}</VisuallyHidden>;
  const mark = (is: CheckedCharge['is']) => {
    setOpen(false);
    onChange({ ...charge, is });
  };

  // The button that was pressed is gone, and the keyboard would start again at the top of the page.
  useEffect(() => {
    if (isOpen) document.getElementById(`${charge.id}-offense`)?.focus();
  }, [isOpen, charge.id]);

  return (
    <Card as="li">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 id={headingOf(charge)} tabIndex={-1} className="wrap-anywhere text-[1.15rem] outline-none">
          {title}
        </h4>
        {charge.is === 'right' && (
          <Badge kind="good" icon={CircleCheck}>
            Checked
          </Badge>
        )}
        {charge.is === 'left_out' && <Badge>Left out</Badge>}
      </div>
      {charge.is === 'to_check' && (
        <>
          {charge.at && (
            <div className="mt-3">
              <p className="mb-1 text-soft">On your paper:</p>
              <LineOnPaper paper={paper} at={charge.at} />
            </div>
          )}
          {isOpen ? <ChargeFields {...props} /> : <AsRead {...props} />}
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {charge.is === 'to_check' ? (
          <>
            <Button size="small" onClick={() => mark('right')}>
              <Check aria-hidden /> This is right{about}
            </Button>
            {!isOpen && (
              <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
                <Pencil aria-hidden /> Correct it{about}
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={() => mark('left_out')}>
              <X aria-hidden /> Leave out{about}
            </Button>
          </>
        ) : (
          <Button size="small" variant="secondary" onClick={() => mark('to_check')}>
            {charge.is === 'right' ? 'Look again' : 'Take it in again'}
            {about}
          </Button>
        )}
      </div>
    </Card>
  );
}

const notSaid = <span className="text-soft">The paper does not say</span>;

function AsRead({ charge, earlier, place }: Pick<ChargeToCheckProps, 'charge' | 'earlier' | 'place'>) {
  const joined = earlier.find(({ id }) => id === charge.sameCaseAs);
  const rows = [
    { id: 'statute', label: 'Section of law', value: charge.statute || notSaid },
    {
      id: 'level',
      label: 'How serious it was',
      value: levelWords(charge.level, charge.grade, place) ?? notSaid,
    },
    { id: 'ending', label: 'How it ended', value: endingWords(charge.disposition) ?? notSaid },
    { id: 'date', label: 'When it ended', value: charge.date ? spokenDate(charge.date) : notSaid },
    {
      id: 'offense-date',
      label: 'When it happened',
      value: charge.offenseDate ? spokenDate(charge.offenseDate) : notSaid,
    },
    ...(joined ? [{ id: 'case', label: 'Case', value: `The same as ${joined.offense}` }] : []),
  ];
  return <SummaryList rows={rows} className="mt-4" />;
}
