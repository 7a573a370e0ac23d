import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import { anything, ended, inJuvenileCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { said } from './said.ts';

const sealedYouth = {
  kind: 'sealing',
  effect:
    'The record is closed, and you may say that the case did not happen. The court destroys it 5 years later, or when you turn 23 if that is sooner.',
  limits: ['A lawsuit about the case can delay the day on which it is destroyed.', phrase.privateCopies],
} as const;

/** § 2151.356(A). */
const neverSealed = under(
  '2903.01 2903.02 2907.02',
  byKind([readAs(always, said.violentFelony), 'homicide'], [onlySectionTells, 'sexual']),
);

/** § 2151.356(C)(1): half a year after the court let go, or at once for whoever is 18. */
const letGo: Condition = any(all(hasTurned(18), sentenceOver), waited(months(6)).since('supervision'));

export const juvenile: readonly Relief[] = [
  relief({
    ...sealedYouth,
    id: 'oh-juvenile-no-finding',
    name: 'Juvenile case without a finding, sealed by the court',
    automatic: true,
    covers: all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'pending')),
    rules: [
      requires(caseOver, cite('2151.356(B)(1)')),
      rule(
        'no-finding',
        'No complaint was filed, you were found not delinquent, or it was dismissed after a trial',
        when(ended('dismissed'), () => judgement(said.dismissedYouth), anything),
        cite('2151.356(B)(1)'),
      ),
    ],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the juvenile court clerk whether your record is sealed.'),
    steps: ['If it is not, ask the court to do it.'],
  }),
  relief({
    ...sealedYouth,
    id: 'oh-juvenile-sealing',
    name: 'Sealing a juvenile record',
    covers: all(inJuvenileCourt, ended('convicted', 'deferred', 'diverted', 'dismissed')),
    rules: [
      rule('not-murder-or-rape', 'It was not murder or rape', not(neverSealed), cite('2151.356(A)'), {
        otherwise: 'Juvenile records of murder and rape are never sealed',
      }),
      rule(
        'let-go',
        'You are 18 and the court has let you go, or 6 months have passed since it did',
        when(ended('dismissed'), caseOver, letGo),
        cite('2151.356(C)(1)'),
        { otherwise: 'The court must let you go first. If you are not 18 by then, 6 months must pass' },
      ),
    ],
    cautions: ['The judge looks at how you have done since, and may say no.'],
    fee: 'There is no filing fee.',
    first: task('get_form', 'Ask the juvenile court for its application to seal.'),
    steps: ['File it there.'],
  }),
];
