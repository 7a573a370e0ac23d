import { all, type Condition, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { convicted, ended, inJuvenileCourt, traffickingVictim } from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { hotline, juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';

const law = cite('26-7A-115');

const aYearLater: Condition = when(
  convicted,
  waited(years(1)).since('supervision'),
  when(ended('deferred', 'diverted'), waitedSinceProgram(years(1)), waited(years(1)).since('disposition')),
);
const foundDelinquentLater = endedLater(all(inJuvenileCourt, convicted));

export const juvenileReliefs: readonly Relief[] = [
  relief({
    id: 'sd-juvenile-sealing',
    name: 'Seal a juvenile record',
    kind: 'sealing',
    covers: inJuvenileCourt,
    rules: [
      rule('waited', '1 year has passed since the court let you go for good', aYearLater, law, {
        otherwise: '1 year must pass since the court lets you go for good',
      }),
      rule('not-delinquent-since', 'You were not found delinquent again', not(foundDelinquentLater), law, {
        otherwise: 'You were found delinquent again',
      }),
      requires(nothingPending, law),
    ],
    effect: 'The records of the court and other offices are sealed.',
    limits: ['The state’s attorney can ask to see them, and a court can use them at a later sentencing.'],
    // § 26-7A-115(3)
    cautions: [
      'The judge holds a hearing, and must find that you have changed. A conviction since then speaks against it. The judge may say no.',
    ],
    fee: phrase.feeUnconfirmed,
    first: juvenileClerk,
    steps: ['You or your parents file a petition to seal in the court that had the case.'],
  }),
  relief({
    id: 'sd-juvenile-trafficking',
    name: 'Expunge the juvenile record of a trafficking victim',
    kind: 'vacatur',
    covers: all(inJuvenileCourt, not(ended('pending')), traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'The record came from your being trafficked or exploited',
        traffickingVictim,
        cite('26-7A-115.1'),
      ),
    ],
    effect: 'The juvenile case itself is wiped out, and its record expunged.',
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [
      'File a petition in the court that had the case, yourself or through a parent.',
      phrase.traffickingHelp,
    ],
  }),
];
