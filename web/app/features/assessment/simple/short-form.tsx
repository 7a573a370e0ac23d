import { classes } from '../../../ui/classes.ts';
import { EraseButton } from '../../kept-here/erase-button.tsx';
import { SharedComputerSwitch } from '../../kept-here/shared-computer-switch.tsx';
import { FormSection } from '../form-section.tsx';
import { outcomeTones } from '../result/outcome-tones.ts';
import { ShortFieldBox } from './short-field-box.tsx';
import type { Said } from './short-verdict.ts';
import type { ShortCheck } from './use-short-check.ts';

/** All questions on one page. There is nothing to send: each answer counts as soon as it is given. */
export function ShortForm({ check, said }: { check: ShortCheck; said: Said }) {
  const { fields, told, today, enter, erase } = check;
  const answered = fields.some(
    ({ short, entry }) => entry.unknown || short.answerIn(told.answers) !== undefined,
  );
  return (
    <FormSection>
      <form aria-label="The charge" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-7">
          {fields.map((field) => (
            <ShortFieldBox
              key={field.short.id}
              field={field}
              today={today.date}
              onEnter={(entry) => enter(field.short.id, entry)}
            />
          ))}
        </div>
        <SharedComputerSwitch className="mt-5" />
        {answered && <EraseButton variant="quiet" className="mt-5" onErase={erase} />}
        {check.started && <AnswerStrip said={said} />}
      </form>
    </FormSection>
  );
}

/** On a phone the answer lies far below the questions; this keeps it in sight while they are filled in. */
function AnswerStrip({ said: { sentence, outcome } }: { said: Said }) {
  return (
    <a
      href="#assessment-results"
      className={classes(
        'answer-strip sticky bottom-16 z-20 mt-5 block rounded-card border border-l-6 border-line px-4 py-2.5 shadow-card',
        'md:bottom-2 lg:hidden print:hidden [@media(max-height:30rem)]:static',
        outcome ? outcomeTones[outcome] : 'border-l-edge bg-wash',
      )}
    >
      <span className="line-clamp-2 font-[650] text-ink">{sentence}</span>
      <span className="text-[0.95rem]">See why</span>
    </a>
  );
}
