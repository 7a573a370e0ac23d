import type { FactCondition, Matter } from '../../condition.ts';
import { dayOf, spanOf } from '../../day.ts';
import type { Answers } from '../../record.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { allOf, always, type Fact, judgement, never, unknown } from '../../when.ts';

type Cleared = NonNullable<Answers['reliefs']>[number];

const newRule = dayOf('2021-12-01');

/**
 * Who had a misdemeanor expunged under this section may not have more of them expunged, and the same for felonies.
 * Subsections (c4) and (c5) make exceptions, for petitions in several counties and for orders from before December 2021.
 */
export function notUsedBefore(level: 'misdemeanor' | 'felony'): FactCondition {
  return ofWholeRecord(({ file }: Matter): Fact => {
    const { reliefReceived, reliefs } = file.answers;
    if (reliefs === undefined && reliefReceived === undefined) return unknown('reliefReceived');
    const told = reliefs ?? [];
    const untold = (reliefReceived ?? told.length) - told.length;
    return allOf([
      untold > 0 ? unknown('reliefs') : always,
      ...told.map((cleared) => doesNotBar(cleared, level)),
    ]);
  });
}

function doesNotBar({ level, statute, date }: Cleared, wanted: string): Fact {
  if (level !== undefined && level !== wanted) return always;
  if (statute !== undefined && !isUnder(statute, ['15A-145.5', '145.5'])) return always;
  if (level === undefined || statute === undefined || date === undefined) return unknown('reliefs');
  const { first, last } = spanOf(date);
  if (first >= newRule) return never;
  return last < newRule
    ? judgement('Does the exception for expunctions from before December 2021 help you?')
    : unknown('reliefs');
}
