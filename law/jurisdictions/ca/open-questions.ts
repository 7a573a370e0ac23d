import { ask, type FactCondition } from '../../condition.ts';
import { always, judgement } from '../../when.ts';

/** Holds where it is not so; where it is so, or may be, a question stays that no rule can answer. */
export function openIf(test: FactCondition, question: string): FactCondition {
  return (matter) => {
    const tested = ask(test, matter);
    if (tested.earliest === Number.POSITIVE_INFINITY) return { ...always, assumed: tested.assumed };
    return { ...judgement(question), missing: tested.missing, assumed: tested.assumed };
  };
}
