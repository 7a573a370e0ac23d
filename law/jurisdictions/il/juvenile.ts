import { all, any, not } from '../../engine/condition.ts';
import { always, assuming } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import { about, convicted, ended, infraction, inJuvenileCourt, misdemeanor } from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { mustRegister, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import { firstDegreeMurder } from './offenses.ts';
import { said } from './said.ts';

const act = (part: string) => cite(`705: 405/5-915${part}`);

const small = any(infraction, all(misdemeanor, graded('b', 'c')));
const serious = about('homicide', 'sexual', 'robbery', 'kidnapping', 'arson', 'weapon', 'violent');
const guiltyLater = endedLater(convicted);

const gone = {
  kind: 'expungement',
  effect: 'The police and court records are destroyed. By law the case never happened.',
} as const;
const byLaw = {
  ...gone,
  automatic: true,
  inForce: { from: '2018-01-01' },
  fee: phrase.nothingToFile,
} as const;
const ask = 'If it still shows, ask the circuit clerk of the county, or file the free request to expunge.';

export const juvenileReliefs: readonly Relief[] = [
  relief({
    ...byLaw,
    id: 'il-juvenile-arrest',
    name: 'A youth arrest without charges, expunged by itself',
    covers: all(inJuvenileCourt, ended('no_charges')),
    rules: [
      requires(waited(years(1)).since('disposition'), act('(0.1)(a)')),
      rule(
        'no-new-arrest',
        'You were not arrested again in the next 6 months',
        ({ charge }) => assuming(said.noArrestAfter, always, charge.path('disposition')),
        act('(0.1)(a)'),
      ),
      rule(
        'since-2000',
        'The arrest was in 2000 or later',
        not(happenedBefore('disposition', '2000-01-01')),
        act('(0.15)'),
        { otherwise: 'The arrest was before 2000. For that you have to ask' },
      ),
    ],
    first: task('check', 'Ask the circuit clerk whether your youth record was expunged.'),
    steps: ['Police do this every January 1.', ask],
  }),
  relief({
    ...byLaw,
    id: 'il-juvenile-closed',
    name: 'A dropped or small youth case, expunged by itself',
    covers: all(
      inJuvenileCourt,
      any(ended('dismissed', 'acquitted', 'diverted', 'deferred', 'pending'), all(convicted, small)),
    ),
    rules: [
      rule(
        'case-over',
        'The case and any supervision are over',
        all(caseAndProgramOver, any(not(convicted), sentenceOver)),
        act('(0.2)(a)'),
        { otherwise: 'The case is not over yet' },
      ),
    ],
    first: task('check', 'Ask the circuit clerk whether your youth record was expunged.'),
    steps: ['The court orders it, and it must be done within 60 business days.', ask],
  }),
  relief({
    ...byLaw,
    id: 'il-juvenile-two-years',
    name: 'A youth case, expunged by itself after two years',
    covers: all(inJuvenileCourt, convicted, not(small)),
    rules: [
      requires(waited(years(2)).since('youthCase'), act('(0.3)(a)')),
      rule(
        'not-guilty-again',
        'You were not found guilty again',
        all(not(guiltyLater), noneElsewhere()),
        act('(0.3)(a)'),
        {
          otherwise: 'You were found guilty again',
        },
      ),
      requires(nothingPending, act('(0.3)(a)')),
      rule(
        'not-serious',
        'It was none of the serious crimes that the law leaves out',
        openIf(serious, said.disqualified),
        act('(0.3)(a)'),
      ),
    ],
    first: task('check', 'Ask the circuit clerk whether your youth record was expunged.'),
    steps: [ask],
  }),
  relief({
    ...gone,
    id: 'il-juvenile-petition',
    name: 'Ask to expunge a youth record',
    covers: all(inJuvenileCourt, ended('convicted', 'no_charges')),
    rules: [
      rule(
        'waited',
        '2 years have passed since your youth case ended. Without a case there is no wait',
        any(ended('no_charges'), waited(years(2)).since('youthCase')),
        act('(1), (2)'),
        { otherwise: '2 years must pass since your youth case ended' },
      ),
      rule('not-murder', 'It was not first degree murder', not(firstDegreeMurder), act('(2)'), {
        otherwise: 'First degree murder cannot be expunged',
      }),
      rule(
        'not-registered-for-it',
        'It was no sex offense that you still have to register for',
        not(all(about('sexual'), mustRegister)),
        act('(2)'),
        { otherwise: 'You still have to register for this sex offense' },
      ),
    ],
    cautions: [phrase.judgeMaySayNo],
    fee: 'There is no filing fee.',
    first: task('get_form', 'Ask the circuit clerk for the free request to expunge.'),
    steps: ['File the request for juvenile expungement with the circuit clerk of the county.'],
  }),
];
