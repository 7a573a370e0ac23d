import { all, any, anyAmong, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import { about, convicted, felony, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { byItself } from './how.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`15: 3308-C(10)${part}`);

/** What would be murder, Class A, B or C, or drunk driving. */
const serious = any(felony, about('dui'));

/** The highest class of a case decides for all of it. */
const seriousFinding = all(inJuvenileCourt, convicted, serious);
const inSeriousCase: FactCondition = (matter) =>
  anyAmong(sameCase(matter), (each) => ask(seriousFinding, each));

const sealed = 'The public no longer sees the youth case. You may answer as if it had not happened.';
const seen = 'Courts and police can still see it.';

export const juvenileReliefs: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'me-juvenile-automatic',
    name: 'A Class D or E youth case, sealed by itself',
    covers: all(inJuvenileCourt, not(all(convicted, inSeriousCase))),
    rules: [
      rule(
        'discharged',
        'You finished what the court ordered, and were discharged',
        when(convicted, sentenceOver, caseAndProgramOver),
        law('(C)'),
        { otherwise: 'You have not been discharged yet' },
      ),
      rule(
        'found-guilty',
        'You were found to have committed it. The law on sealing does not speak of other youth cases',
        any(convicted, () => judgement(said.youthNotDecided)),
        law('(C)'),
      ),
      rule(
        'not-too-old',
        'It ended in 2022 or later. Of older cases we do not know',
        openIf(all(convicted, happenedBefore('completed', '2022-01-01')), said.oldYouthCase),
        law('(C)'),
      ),
    ],
    effect: sealed,
    limits: [seen],
    first: task('check', 'Ask the court clerk whether your youth case was sealed.'),
    steps: ['The court seals it within 5 business days after it hears of your discharge.'],
  }),
  relief({
    id: 'me-juvenile-petition',
    name: 'Ask to seal a serious youth case',
    kind: 'sealing',
    covers: all(inJuvenileCourt, convicted, inSeriousCase),
    rules: [
      requires(waited(years(3)).since('youthCase'), law('(A)')),
      rule(
        'nothing-since',
        'You were not found guilty of a crime again since then',
        all(
          not(endedLater(all(convicted, not(ofLevel('infraction'))))),
          noneElsewhere(judgement(said.elsewhereSinceYouth)),
        ),
        law('(A)'),
        { otherwise: 'You were found guilty again since then' },
      ),
      requires(nothingPending, law('(A)')),
    ],
    effect: sealed,
    limits: [seen],
    cautions: ['The form asks to seal your earlier youth cases too.', phrase.judgeMaySayNo],
    fee: 'We found no fee for this petition. Ask the clerk before you file.',
    first: juvenileClerk,
    steps: [
      'File form JV-043 with the court that had the case, and give a copy to the prosecutor.',
      'Go to the hearing if the court sets one.',
    ],
  }),
];
