import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { idOf } from '@openslate/law/record/answers.ts';
import { chargeName, named, nameFor } from '../charge-name.ts';
import { answerRows } from '../questions/review-screen.tsx';
import type { Told } from '../saved-progress.ts';

type Answered = { readonly question: string; readonly answer: string };

/** What a person told, as it can be written down. */
export type ToldInWords = {
  /** About each charge, and then about the person. */
  readonly answers: readonly { readonly about: string; readonly told: readonly Answered[] }[];
  /** The questions that were answered with “I don’t know”. */
  readonly notKnown: readonly { readonly path: string; readonly question: string }[];
  /** What a charge was about, in words that a stranger understands; not what the person calls it. */
  readonly courtNameOf: (id: string) => string | undefined;
  /** Something was cleared before. */
  readonly hasBeenCleared: boolean;
};

export function toldInWords(told: Told, jurisdiction: Jurisdiction): ToldInWords {
  const { charges, reliefReceived = 0, reliefs = [] } = told.answers;
  const rowsFor = answerRows({ told, jurisdiction });
  const several = charges.length > 1;
  const parts = [
    ...charges.map((charge, index) => {
      const id = idOf(charge, index);
      return { about: chargeName(told, id, jurisdiction), rows: rowsFor(id) };
    }),
    { about: told.helping ? 'About them' : 'About you', rows: rowsFor(undefined) },
  ];
  const isKnown = ({ id }: { id: string }) => !told.unknown.includes(id);
  return {
    answers: parts
      .map(({ about, rows }) => ({
        about,
        told: rows.filter(isKnown).map(({ label, value }) => ({ question: label, answer: value || 'None' })),
      }))
      .filter((part) => part.told.length > 0),
    notKnown: parts.flatMap(({ about, rows }, index) =>
      rows
        .filter((row) => !isKnown(row))
        .map(({ id, label }) => ({
          path: id,
          question: several && index < charges.length ? `${about}: ${label}` : label,
        })),
    ),
    courtNameOf: (id) => {
      const charge = charges.find((each, index) => idOf(each, index) === id);
      // “Charge 2” tells a court nothing.
      return charge?.offense?.length ? nameFor(named(charge), 0, jurisdiction) : undefined;
    },
    hasBeenCleared: reliefReceived > 0 || reliefs.length > 0,
  };
}
