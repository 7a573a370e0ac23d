import { all, anyAmong, ask, type FactCondition } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import { convictedOrPardoned, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { notSexOffense } from './convictions.ts';
import { petition } from './how.ts';
import { drunkDriving } from './offenses.ts';
import { said } from './said.ts';

const convictedBeside: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(convictedOrPardoned, other));

const freePetition = {
  ...petition,
  fee: 'We could not confirm the fee. Many clerks ask for $150, also without a conviction. A justice court may ask up to $50. Ask the clerk first.',
} as const;

export const nonConvictions: readonly Relief[] = [
  relief({
    ...freePetition,
    id: 'ms-no-conviction',
    name: 'Expunge a case without a conviction',
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending')),
    rules: [
      requires(caseOver, cite('99-19-71(4)')),
      rule(
        'no-conviction-in-case',
        'No other charge of the case ended in a conviction',
        openIf(convictedBeside, said.convictedBeside),
        cite('99-19-71(4)'),
      ),
      rule(
        'not-guilty',
        'If there was a trial, you were found not guilty',
        openIf(ended('not_responsible'), said.acquittedInsane),
        cite('99-19-71(4)'),
      ),
    ],
    cautions: [
      'The court must do it if the law fits. If you were never charged, ask the prosecutor first whether a charge is still planned.',
    ],
  }),
  relief({
    ...freePetition,
    id: 'ms-program',
    name: 'Expunge a case after pretrial intervention',
    covers: all(inAdultCourt, ended('diverted')),
    rules: [requires(programOver, cite('99-15-123(3)'))],
  }),
  relief({
    ...freePetition,
    id: 'ms-nonadjudicated',
    name: 'Expunge a nonadjudicated case',
    covers: all(inAdultCourt, ended('deferred')),
    rules: [
      requires(programOver, cite('99-15-26(5); §§ 41-29-150, 9-23-23')),
      rule(
        'not-dui',
        'It was not drunk driving',
        openIf(drunkDriving, said.duiProgram),
        cite('63-11-30(14); § 9-23-23'),
      ),
      notSexOffense,
    ],
  }),
];
