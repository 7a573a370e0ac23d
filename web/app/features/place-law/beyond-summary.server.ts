import type { CourtForm, Guide, Told } from '@openslate/law/place/guide.ts';
import type { GuidePart, ShownGuide } from './place-law.ts';
import type { PlainSummary, SummedForm, SummedTold } from './plain-summary.ts';

/** What the guide says and the summary above it has not said yet, and which parts it has told of. */
export function beyondSummary(guide: Guide, summary: PlainSummary): ShownGuide {
  const { cost, waiver, waiverForms, forms, where } = summary;
  const summed: readonly (readonly [GuidePart, readonly unknown[]])[] = [
    ['forms', [...forms, ...waiverForms]],
    ['fees', cost],
    ['feeWaiver', [...waiver, ...waiverForms]],
    ['whereToFile', where],
  ];
  return {
    forms: guide.forms.filter((form) => ![...forms, ...waiverForms].some((other) => isForm(form, other))),
    ownRecord: guide.ownRecord,
    fees: notAmong(cost, guide.fees),
    feeWaiver: notAmong(waiver, guide.feeWaiver),
    whereToFile: notAmong(where, guide.whereToFile),
    summed: summed.filter(([, said]) => said.length > 0).map(([part]) => part),
  };
}

function notAmong(said: readonly SummedTold[], told: readonly Told[]): readonly Told[] {
  return told.filter(({ text, source }) => !said.some((one) => one.text === text && one.source === source));
}

const isForm = (form: CourtForm, other: SummedForm) => form.url === other.url && form.name === other.name;
