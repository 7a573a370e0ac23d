import type { Charge } from '@openslate/law/record/record.ts';

/** Charges of many kinds, of which every second shares its case with the one before; the same on every run. */
export function sampleCharge(index: number): Charge {
  const year = 1995 + (index % 28);
  return {
    id: `c${index + 1}`,
    caseId: `k${Math.floor(index / 2)}`,
    disposition: index % 3 === 0 ? 'dismissed' : 'convicted',
    level: index % 4 === 0 ? 'felony' : 'misdemeanor',
    grade: ['a', '2', 'c', '1'][index % 4],
    offense: [
      (['theft', 'drug_possession', 'assault', 'public_order', 'dui'] as const)[index % 5] ?? 'other',
    ],
    offenseDate: `${year}-02-01`,
    dispositionDate: `${year}-06-01`,
    completedDate: `${year + 1}-06-01`,
    completed: true,
    sentence: ['probation', 'fine'],
    finesPaid: true,
    restitutionPaid: index % 7 !== 0,
    ageAtOffense: 25,
  };
}
