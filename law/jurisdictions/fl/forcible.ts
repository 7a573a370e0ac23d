import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { always, isNot, judgement, never } from '../../engine/when.ts';
import { about, felony } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';
import { forcibleByName, registered, violent } from './sections.ts';

const byForce = ['assault', 'violent', 'domestic_violence', 'kidnapping'] as const;
const byName = ['homicide', 'robbery', 'burglary', 'arson', 'sexual', 'harassment'] as const;

export const nothing: FactCondition = () => never;

/** Of a felony; of less than one usually not. The level is asked first, where it matters. */
export function felonyThat(reading: FactCondition, lesser = nothing): FactCondition {
  return (matter) => {
    const told = felony(matter);
    if (told === always) return reading(matter);
    if (told === never) return lesser(matter);
    return isNot(reading(matter)) ? never : told;
  };
}

const harmsPeople: FactCondition = any(
  about(...byForce),
  all(about('child_victim', 'elder_victim'), not(about('theft', 'fraud'))),
);

function felonyOf(sections: string): FactCondition {
  return felonyThat(
    any(
      under(sections, byKind([readAs(always, said.forcibleFelony), ...byForce, ...byName])),
      all(harmsPeople, () => judgement(said.forceInvolved)),
    ),
  );
}

export const forcible = felonyOf(forcibleByName);
export const forcibleOrRegistered: FactCondition = any(
  felonyOf(forcibleByName + registered),
  felonyThat(all(under('787.02'), about('child_victim'))),
  felonyThat(all(partUntold(registered), () => judgement(said.registryPart))),
);

export const violentFelony: FactCondition = felonyThat(
  under(
    violent,
    byKind(
      [readAs(always, said.violentFelony), ...(['homicide', 'robbery', 'arson', 'kidnapping'] as const)],
      [
        onlySectionTells,
        ...(['assault', 'violent', 'domestic_violence', 'sexual', 'harassment'] as const),
        ...(['child_victim', 'elder_victim'] as const),
      ],
      [all(not(graded('2', '3')), onlySectionTells), 'burglary'],
    ),
  ),
);
