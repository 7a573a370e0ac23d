import { ask, type FactCondition } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import type { Level } from '../../record/record.ts';
import { ofLevel } from '../../vocabulary/facts.ts';
import { said } from './said.ts';

/** A crime of one of these levels. Contempt has no level of its own: a judge can punish it like a crime or not. */
export function crimeOf(...levels: Exclude<Level, 'infraction'>[]): FactCondition {
  const level = ofLevel(...levels);
  return (matter) => {
    const { charge } = matter;
    if (charge.level === undefined && charge.offense?.includes('contempt'))
      return judgement(said.contemptAsCrime);
    return ask(level, matter);
  };
}
