import type { Words } from './words.ts';
import { firstOf } from './words.ts';

/** Where somebody stands in a sentence, as far as they say it. `out` is let go, and nobody knows of what comes after. */
export type Stage = 'lockedUp' | 'onProbation' | 'onParole' | 'over' | 'out';

const notSo =
  /\b(?:not|never|no longer|isnt|wasnt|arent|aint|im not|without)(?: \w+)? (?:on|in|under) (?:\w+ )?(?:prison|jail|parole|probation|supervision|paper|papers)\b/g;

const past =
  /\b(?:after|left|out of|got out of|released from|was in|were in|went to|been to|before|did) (?:\w+ )?(?:prison|jail)\b/g;

const stages: Words<Stage> = [
  [
    'over',
    /\b(?:off (?:of )?(?:paper|papers|probation|parole|supervision)|no longer on (?:\w+ )?(?:probation|parole|paper|papers|supervision)|not on (?:probation|parole|paper|papers|supervision) (?:anymore|any more)|(?:sentence|probation|parole|everything|all of it|time)(?: \w+){0,2} (?:is|was|are|all|been|got) (?:all )?(?:over|done|finished|completed|complete|ended)|(?:finished|completed|served|done with|through with|got off|ended|did all)(?: \w+){0,3} (?:sentence|probation|parole|time|supervision)|(?:sentence|probation|parole) (?:over|ended|completed|finished|done)|discharged|all over)\b/,
  ],
  [
    'onParole',
    /\b(?:on (?:\w+ ){0,2}(?:parole|supervised release|post release)|parolee|(?:still|while|during|under) (?:on )?parole|en libertad condicional)\b/,
  ],
  [
    'onProbation',
    /\b(?:on (?:\w+ ){0,2}(?:probation|community control|community supervision)|(?:still|while|during|under) (?:on )?probation|probationer|en probatoria)\b/,
  ],
  [
    'lockedUp',
    /\b(?:(?:im|i am|am|is|hes|shes|are|theyre|while|currently|still|sitting|being|from|people|husband|wife|son|daughter|brother|boyfriend)(?: \w+){0,2} (?:in|inside) (?:\w+ )?(?:prison|jail|county)|(?:from|inside) (?:prison|jail)|(?:vote|voting|votar) (?:in|from) (?:prison|jail)|locked up|incarcerated|behind bars|an inmate|in custody|serving (?:time|a sentence|my sentence)|doing time|in prison(?= can| now| right now|$)|in jail(?= can| now| right now|$))\b/,
  ],
  [
    'out',
    /\b(?:out of (?:prison|jail)|got out|been out|released|came home|just got out|left (?:prison|jail)|after (?:prison|jail))\b/,
  ],
];

export function stageTold(plain: string): Stage | undefined {
  const over = firstOf(stages.slice(0, 1), plain);
  if (over) return over;
  const held = plain.replaceAll(notSo, ' ');
  const now = firstOf(stages.slice(1, 4), held.replaceAll(past, ' '));
  return now ?? firstOf(stages.slice(4), held);
}
