import { all, not } from '../engine/condition.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { cite, relief, rule } from '../place/relief.ts';
import { task } from '../place/task.ts';
import { years } from '../record/day.ts';
import { noOtherConvictionFor } from '../vocabulary/convictions.ts';
import { about, convicted, ended, ofLevel, traffickingVictim } from '../vocabulary/facts.ts';
import { paid } from '../vocabulary/money.ts';
import { nothingPending } from '../vocabulary/person.ts';
import { waited } from '../vocabulary/waiting.ts';
import { inventedPlace } from './invented-place.ts';

const common = {
  effect: 'It is hidden.',
  fee: 'None.',
  first: task('ask_court', 'Ask the court.'),
  steps: [],
};

/** A law that no place has, small enough to see through. */
export const invented: Jurisdiction = {
  ...inventedPlace,
  said: {},
  reliefs: [
    relief({
      ...common,
      id: 'xx-misdemeanor',
      name: 'Sealing a misdemeanor',
      kind: 'sealing',
      covers: all(convicted, ofLevel('misdemeanor')),
      rules: [
        rule(
          'waited',
          'You have waited 3 years since your sentence ended',
          waited(years(3)).since('completed'),
          cite('§ 1(a)'),
        ),
        rule(
          'no-new-conviction',
          'No new conviction in 3 years',
          noOtherConvictionFor(years(3), convicted),
          cite('§ 1(b)'),
        ),
        rule('not-drunk-driving', 'It was not drunk driving', not(about('dui')), cite('§ 1(c)')),
        rule('restitution-paid', 'Restitution is paid', paid('restitution'), cite('§ 1(d)')),
        rule('no-open-case', 'No case is open', nothingPending, cite('§ 1(e)')),
      ],
    }),
    relief({
      ...common,
      id: 'xx-dismissed',
      name: 'Dismissed charges',
      kind: 'expungement',
      automatic: true,
      inForce: { from: '2027-01-01' },
      covers: ended('dismissed'),
      rules: [],
    }),
    relief({
      ...common,
      id: 'xx-erasing',
      name: 'Erasing a gambling conviction',
      kind: 'expungement',
      covers: all(convicted, ofLevel('misdemeanor')),
      rules: [
        rule('gambling', 'It was gambling', about('gambling'), cite('§ 3')),
        rule(
          'waited',
          'You have waited 5 years since your sentence ended',
          waited(years(5)).since('completed'),
          cite('§ 3(a)'),
        ),
        rule('fines-paid', 'Your fines are paid', paid('fines'), cite('§ 3(b)')),
      ],
    }),
    relief({
      ...common,
      id: 'xx-trafficking',
      name: 'Vacatur',
      kind: 'vacatur',
      covers: all(convicted, traffickingVictim),
      rules: [],
    }),
    relief({
      ...common,
      id: 'xx-pardon',
      name: 'Pardon',
      kind: 'pardon',
      alternative: true,
      covers: convicted,
      rules: [],
    }),
  ],
};
