import type { FactCondition } from '../../engine/condition.ts';
import { allOf, always, type Fact, fact, judgement, never, unknown } from '../../engine/when.ts';
import { dayOf, spanOf } from '../../record/day.ts';
import type { Answers } from '../../record/record.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { said } from './said.ts';

type Cleared = NonNullable<Answers['reliefs']>[number];

/**
 * Who had a misdemeanor expunged under G.S. 15A-145.5 may not have more of them expunged, and the same for felonies.
 * Subsections (c4) and (c5) make exceptions, for petitions in several counties and for orders from before December 2021.
 */
export function notUsedBefore(level: 'misdemeanor' | 'felony'): FactCondition {
  return ofWholeRecord(({ file: { answers } }) => {
    const { reliefReceived, reliefs = [] } = answers;
    if (reliefReceived === undefined && answers.reliefs === undefined) return unknown('reliefReceived');
    return allOf([
      (reliefReceived ?? 0) > reliefs.length ? unknown('reliefs') : always,
      ...reliefs.map((cleared) => doesNotBar(cleared, level)),
    ]);
  });
}

/** G.S. 15A-145.5, often told without its chapter. */
const thisLaw = /(?:^|[^0-9.-]|15a-)145\.5(?![0-9a-z]|[.-][0-9a-z])/i;

function doesNotBar({ level, statute, date }: Cleared, wanted: string): Fact {
  if (level !== undefined && level !== wanted) return always;
  if (statute !== undefined && !thisLaw.test(statute)) return always;
  if (level === undefined || statute === undefined || date === undefined) return unknown('reliefs');
  return spanOf(date).first >= dayOf('2021-12-01') ? never : judgement(said.exceptionBefore2021);
}

/** The law for young felons: any expunction before, even of a dismissal, is a bar. */
export const noneBefore: FactCondition = ({ file: { answers } }) => {
  const { reliefReceived, reliefs } = answers;
  if (reliefs?.length) return never;
  return reliefReceived === undefined ? unknown('reliefReceived') : fact(reliefReceived === 0);
};
