import { all, any, type FactCondition } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { about, anything, ofLevel, sentencedTo } from '../../vocabulary/facts.ts';
import { among, byKind, readAs } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** Class C misdemeanors, tickets among them, carry a fine and no jail. */
export const fineOnly: FactCondition = any(ofLevel('infraction'), all(ofLevel('misdemeanor'), graded('c')));

/** A traffic offense that carries only a fine never counts against anyone. */
export const trafficTicket = all(about('traffic'), fineOnly);

export const onProbation = sentencedTo('probation', 'supervision', 'suspended');

/** Driving or boating while intoxicated. */
export const drunkDrivingOrBoating = under('49.04 49.06', among(about('dui'), anything));

/** An offense of Penal Code chapters 20 to 22, 25, 42, 43 or 46. */
export const againstPersonsOrOrder = under(
  '20.* 21.* 22.* 25.* 42.* 43.* 46.*',
  byKind(
    [
      anything,
      ...(['assault', 'domestic_violence', 'sexual', 'kidnapping', 'weapon'] as const),
      ...(['prostitution', 'harassment', 'animal_cruelty', 'protection_order'] as const),
    ],
    [readAs(always, said.againstPersonsOrOrder), 'violent', 'public_order', 'child_victim'],
  ),
);

/** Organized crime is told by its section only. */
export const organizedCrime = under('71.02 71.021 71.022 71.023 71.028');
