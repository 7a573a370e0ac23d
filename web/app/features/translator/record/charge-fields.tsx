import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Disposition, Level } from '@openslate/law/record/record.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import type { DateReading } from '../../../ui/fields/partial-date.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { CheckedCharge } from './checked-charge.ts';
import { endings, gradesAt, seriousness } from './field-words.ts';

type ChargeFieldsProps = {
  charge: CheckedCharge;
  /** Those that stand before it on the paper. */
  earlier: readonly CheckedCharge[];
  place: Jurisdiction | undefined;
  /** The last day a date can be. */
  latest: string;
  onChange: (charge: CheckedCharge) => void;
};

const notSaid = 'The paper does not say';

/** What was read of a charge, to be put right. */
export function ChargeFields({ charge, earlier, place, latest, onChange }: ChargeFieldsProps) {
  const { id } = charge;
  const set = (fields: Partial<CheckedCharge>) => onChange({ ...charge, ...fields });
  const grades = gradesAt(place, charge.level);
  return (
    <div className="mt-4 grid gap-5">
      <TextField
        id={`${id}-offense`}
        label="What it is called"
        maxLength={60}
        autoComplete="off"
        value={charge.offense}
        onChange={(event) => set({ offense: event.target.value })}
      />
      <TextField
        id={`${id}-statute`}
        label="Section of law"
        hint="The number beside the name of the charge."
        optional
        maxLength={120}
        autoComplete="off"
        value={charge.statute}
        onChange={(event) => set({ statute: event.target.value })}
      />
      <SelectField
        id={`${id}-level`}
        label="How serious it was"
        placeholder={notSaid}
        options={seriousness}
        value={charge.level ?? ''}
        // A class belongs to its level.
        onChange={(event) => set({ level: (event.target.value || undefined) as Level, grade: undefined })}
      />
      {grades.length > 0 && (
        <SelectField
          id={`${id}-grade`}
          label="Class or degree"
          placeholder={notSaid}
          options={grades}
          value={charge.grade ?? ''}
          onChange={(event) => set({ grade: event.target.value || undefined })}
        />
      )}
      <SelectField
        id={`${id}-ending`}
        label="How it ended"
        placeholder={notSaid}
        options={endings}
        value={charge.disposition ?? ''}
        onChange={(event) => set({ disposition: (event.target.value || undefined) as Disposition })}
      />
      <DateField
        id={`${id}-date`}
        label="When it ended"
        optional
        latest={latest}
        {...(charge.date && { defaultValue: charge.date })}
        onChange={(reading) => set({ date: dateOf(reading) })}
      />
      <DateField
        id={`${id}-offense-date`}
        label="When it happened"
        optional
        latest={latest}
        {...(charge.offenseDate && { defaultValue: charge.offenseDate })}
        onChange={(reading) => set({ offenseDate: dateOf(reading) })}
      />
      {earlier.length > 0 && (
        <SelectField
          id={`${id}-case`}
          label="Which case it was in"
          placeholder="A case of its own"
          options={earlier.map((other, index) => ({
            value: other.id,
            label: `The same case as ${index + 1}. ${other.offense}`,
          }))}
          value={charge.sameCaseAs ?? ''}
          onChange={(event) => set({ sameCaseAs: event.target.value || undefined })}
        />
      )}
    </div>
  );
}

function dateOf(reading: DateReading): string | undefined {
  return reading.kind === 'date' ? reading.date : undefined;
}
