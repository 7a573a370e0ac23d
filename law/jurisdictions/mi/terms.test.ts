import { expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import type { OffenseKind } from '../../record/record.ts';
import { law } from './reliefs.ts';

/** MCL 780.621g(10)(d): what carries 10 years or more is not cleared by itself, but may be asked for. */
const byItself = 'mi-auto-felony';
const asked = 'mi-set-aside-application';

it.each<[section: string, kind: OffenseKind, relief: string]>([
  ['750.455', 'prostitution', asked],
  ['750.457', 'prostitution', asked],
  ['750.452', 'prostitution', byItself],
  ['750.213', 'harassment', asked],
  ['750.423', 'other', asked],
  ['750.377a(1)(a)', 'property_damage', asked],
  ['750.377a(1)(b)', 'property_damage', byItself],
  ['750.479a(4)', 'obstruction', asked],
  ['750.479a(3)', 'obstruction', byItself],
  ['750.116', 'theft', asked],
  ['750.111', 'burglary', byItself],
  ['750.535(7)', 'theft', byItself],
  ['750.535(3)(a)', 'theft', byItself],
  ['750.356(2)(a)', 'theft', asked],
  ['257.254', 'theft', asked],
])('how long a felony under MCL %s carries is read from its section', (section, kind, relief) => {
  const { charges } = judge(
    {
      pendingCharges: false,
      mustRegister: false,
      age: 48,
      reliefReceived: 0,
      elsewhere: { felonies: 0, misdemeanors: 0 },
      charges: [
        {
          id: 'c1',
          disposition: 'convicted',
          level: 'felony',
          offense: [kind],
          statute: `MCL ${section}`,
          offenseDate: '2010-01-20',
          dispositionDate: '2010-06-01',
          completedDate: '2012-06-01',
          completed: true,
          sentence: ['probation'],
          finesPaid: true,
          restitutionPaid: true,
          ageAtOffense: 31,
        },
      ],
    },
    law,
    '2026-11-15',
  );
  expect(charges[0]?.reliefs[0]).toMatchObject({
    id: relief,
    outcome: relief === byItself ? 'automatic' : 'eligible',
  });
});
