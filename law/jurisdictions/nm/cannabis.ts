import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, assuming, fact, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { noLongerOpen } from '../../vocabulary/endings.ts';
import { about, convictedOrPardoned, ended, inJuvenileCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const law = (part: string) => cite(`29-3A-8${part}`);

const ofCannabis = new Set(['marijuana', 'drug_possession', 'drug_sale', 'other']);
const cannabisAlone: FactCondition = ({ charge: { offense, path } }) =>
  offense === undefined
    ? unknown(path('offense'))
    : fact(offense.includes('marijuana') && offense.every((kind) => ofCannabis.has(kind)));
const paraphernalia = under('30-31-25.1');

const onlyCannabis: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(any(cannabisAlone, paraphernalia), other));

/** Legal since June 29, 2021, or a lesser crime. Of selling only a person can say. */
const lesserToday: FactCondition = when(
  about('drug_sale'),
  () => judgement(said.lesserToday),
  ({ charge }) => assuming(said.legalToday, always, charge.path('statute')),
);

/** Two years from the conviction, or from the arrest if there was none. Whoever was under 18 waits no longer than to 18. */
const twoYears: Condition = when(
  any(convictedOrPardoned, all(inJuvenileCourt, ended('convicted'))),
  waited(years(2)).since('conviction'),
  waited(years(2)).since('offense'),
);
const waitedEnough: Condition = any(twoYears, all(youngerThan(18), hasTurned(18)));

const cannabis = {
  kind: 'expungement',
  inForce: { from: '2021-06-29' },
} as const;
const oldCase = all(about('marijuana'), committedBefore('2021-06-29'), not(ended('pending')));
const today = rule('lesser-today', 'It would be legal or a lesser crime today', lesserToday, law('(A)'));

export const cannabisReliefs: readonly Relief[] = [
  relief({
    ...cannabis,
    id: 'nm-cannabis',
    name: 'Automatic expungement of a marijuana case',
    automatic: true,
    covers: all(oldCase, cannabisAlone, onlyCannabis),
    rules: [
      today,
      rule(
        'waited',
        '2 years have passed since the conviction, or since the arrest',
        waitedEnough,
        law('(A)'),
        {
          otherwise: '2 years must pass since the conviction, or since the arrest',
        },
      ),
      requires(noLongerOpen, law('(A)')),
    ],
    effect: 'The courts and the state must destroy the public record.',
    fee: phrase.nothingToFile,
    first: check,
    steps: [
      'Ask the Administrative Office of the Courts if it was done, and ask it to speed it up if not.',
      'If it was not done, you may also file in the district court. There is no filing fee.',
    ],
  }),
  relief({
    ...cannabis,
    id: 'nm-cannabis-request',
    name: 'Ask to expunge the marijuana part of a case',
    covers: all(oldCase, cannabisAlone, not(onlyCannabis)),
    rules: [today, requires(noLongerOpen, law('(C)'))],
    effect: 'The marijuana charge is expunged. The other charges of the case stay.',
    fee: 'There is no fee.',
    first: lookUp,
    steps: ['Send a request to the Administrative Office of the Courts. It is kept private.'],
  }),
];
