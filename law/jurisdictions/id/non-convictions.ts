import { all, any, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { programFinished, wholeCaseOver } from '../../vocabulary/endings.ts';
import { ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { said } from './said.ts';
import { convictedInCase } from './shielding.ts';
import { lookUp } from './tasks.ts';

const oneYear = waited(years(1)).since('disposition');

const arrest = relief({
  id: 'id-arrest-expungement',
  name: 'Expunging an arrest without a conviction',
  kind: 'expungement',
  // A youth case that was diverted has a law of its own.
  covers: any(
    ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending'),
    all(inAdultCourt, ended('diverted')),
  ),
  rules: [
    requires(wholeCaseOver, cite('67-3004(10)')),
    rule(
      'cleared',
      'You were not charged, all charges were dismissed, or you were found not guilty of all',
      when(
        ended('not_responsible'),
        () => judgement(said.insanityCleared),
        () => always,
      ),
      cite('67-3004(10)'),
    ),
    rule(
      'a-year-without-charges',
      'If you were never charged, 1 year has passed since the arrest',
      when(ended('no_charges'), oneYear, () => always),
      cite('67-3004(10)'),
    ),
    rule(
      'no-conviction-in-case',
      'No other charge from the arrest ended in a conviction or a withheld judgment',
      not(convictedInCase),
      cite('67-3004(10)'),
      { otherwise: 'Another charge from the arrest ended in a conviction or a withheld judgment' },
    ),
    requires(programFinished, cite('67-3004(10)')),
    rule(
      'a-crime',
      'It was a misdemeanor or a felony',
      ofLevel('misdemeanor', 'felony'),
      cite('67-3004(10)'),
      {
        otherwise: 'It was only an infraction, not a crime',
      },
    ),
  ],
  effect:
    'The Idaho State Police expunge the prints and the entry in your criminal history. You can also ask the court to seal its file.',
  limits: [
    'The court’s file stays open until a judge seals it.',
    'A case dismissed after a withheld judgment (§ 19-2604) does not count as dismissed here.',
    phrase.privateCopies,
  ],
  fee: 'We found no fee for this. Ask the state police.',
  first: lookUp,
  steps: [
    'Fill in the Expungement Application of the Idaho State Police.',
    'Add papers from the court or the police that show how it ended.',
    'Send it to the Bureau of Criminal Identification. No hearing is needed.',
    'For the court’s own file, ask the court that had the case to seal it.',
  ],
});

export const nonConvictionReliefs: readonly Relief[] = [arrest];
