import { placeOf } from '@openslate/law/place/places.ts';
import type { At, FoundAmount, FoundCharge, FoundDate } from '@openslate/words/explain/explanation.ts';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import { inDollars } from '../../../../ui/in-figures.ts';
import { dispositionWords, levelWords } from '../../../place-law/ending-words.ts';
import type { ExplainedPaper } from '../explained-paper.ts';
import { placeInText } from './place-in-text.ts';

/** Something the paper says, and where it says so. */
type Finding = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly at?: At | undefined;
};

export type FindingGroup = { readonly title: string; readonly found: readonly Finding[] };

/** All that was found, in groups; those without anything are left out. */
export function findingsOf({ explanation, paper: { text } }: ExplainedPaper): readonly FindingGroup[] {
  const { dates, amounts, charges, court, state, caseNumbers } = explanation;
  const groups = [
    // A birthday is nobody else’s business, and the person knows it.
    {
      title: 'Dates',
      found: dates
        .filter(({ role }) => role !== 'birth')
        .map(dateFound)
        .filter(isNew),
    },
    { title: 'Money', found: amounts.map(amountFound) },
    {
      title: 'Court and case',
      found: [
        ...(court ? [{ label: 'Court', value: court, at: placeInText(text, court) }] : []),
        ...(state ? [{ label: 'Place', value: placeOf(state).name }] : []),
        ...caseNumbers.map((value) => ({ label: 'Case number', value, at: placeInText(text, value) })),
      ],
    },
    { title: 'Charges', found: charges.map(chargeFound) },
  ];
  return groups
    .map(({ title, found }) => ({
      title,
      found: found.map((each, index) => ({ ...each, id: `${title}-${index}` })),
    }))
    .filter(({ found }) => found.length > 0);
}

type Found = Omit<Finding, 'id'>;

/** Papers say the same day again and again. Sums and charges that are alike are several. */
function isNew({ label, value }: Found, index: number, all: readonly Found[]): boolean {
  return all.findIndex((other) => other.label === label && other.value === value) === index;
}

const dateLabels: Readonly<Record<FoundDate['role'], string>> = {
  hearing: 'Day in court',
  deadline: 'Last day to act',
  offense: 'Day it is said to have happened',
  arrest: 'Arrest',
  filed: 'Filed',
  disposition: 'Day the case ended',
  sentence_end: 'End of the sentence',
  issued: 'Date of the paper',
  birth: 'Birth',
  other: 'Another date',
};

function dateFound({ date, time, role, at }: FoundDate): Found {
  const value = time ? `${spokenDate(date)} at ${spokenTime(time)}` : spokenDate(date);
  return { label: dateLabels[role], value, at };
}

/** `13:15` is 1:15 p.m. */
function spokenTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

const amountLabels: Readonly<Record<FoundAmount['role'], string>> = {
  fine: 'Fine',
  fee: 'Fee or cost',
  restitution: 'Restitution',
  bail: 'Bail',
  total: 'Total',
  balance: 'Still owed',
  other: 'Another amount',
};

function amountFound({ cents, role, at }: FoundAmount): Found {
  return { label: amountLabels[role], value: inDollars(cents), at };
}

function chargeFound({ offense, statute, level, grade, disposition, date, at }: FoundCharge): Found {
  const told = [
    statute,
    level && levelWords[level],
    grade && `grade ${grade}`,
    disposition && dispositionWords[disposition].toLowerCase(),
    date && spokenDate(date),
  ];
  return { label: offense, value: told.filter(Boolean).join(', '), at };
}
