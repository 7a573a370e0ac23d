import { all, allAmong, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { besideGuilt, unless } from '../../vocabulary/beside.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { askProsecutor } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { motion } from './how.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`23A-3-27(${part})`);

/** “Formally dismisses the entire criminal case”: nothing of it may have ended otherwise. What is open still may. */
const dropped = ended('dismissed', 'acquitted', 'no_charges', 'pending');
const wholeCase: FactCondition = (matter) => allAmong(companions(matter), (other) => ask(dropped, other));
const byProsecutor = unless(besideGuilt, 'dismissal', ({ charge }) => {
  if (charge.dismissal === 'plea_to_other') return judgement(said.pleaToOther);
  return charge.dismissal === undefined
    ? assuming(said.byProsecutor, always, charge.path('dismissal'))
    : always;
});

/** A motion is about the arrest. The law does not say what follows where another charge of it ended in a conviction. */
const acquittedOfAll: FactCondition = (matter) => ask(openIf(not(wholeCase), said.acquittedInPart), matter);

const ofWholeCase = rule(
  'whole-case',
  'The prosecutor dismissed the whole case',
  all(wholeCase, byProsecutor),
  law('2'),
  { otherwise: 'Another charge of the case was not dropped' },
);
const everyChargeOver = rule(
  'case-over',
  'The whole case is over',
  (matter) => allAmong([matter, ...companions(matter)], (each) => ask(caseOver, each)),
  law('2'),
  { otherwise: 'The case is still open' },
);

export const motions: readonly Relief[] = [
  relief({
    ...motion,
    first: askProsecutor,
    id: 'sd-no-charges',
    name: 'Expunge an arrest without charges',
    covers: all(inAdultCourt, ended('no_charges')),
    rules: [
      rule('waited', '1 year has passed since the arrest', waited(years(1)).since('disposition'), law('1'), {
        otherwise: '1 year must pass since the arrest',
      }),
    ],
  }),
  relief({
    ...motion,
    id: 'sd-dismissed',
    name: 'Expunge a dismissed case',
    covers: all(inAdultCourt, ended('dismissed', 'pending')),
    rules: [
      everyChargeOver,
      ofWholeCase,
      rule(
        'waited',
        '1 year has passed since the case was dismissed',
        waited(years(1)).since('disposition'),
        law('2'),
        { otherwise: '1 year must pass since the case was dismissed' },
      ),
    ],
  }),
  relief({
    ...motion,
    id: 'sd-dismissed-early',
    name: 'Expunge a dismissed case within the first year',
    alternative: true,
    covers: all(inAdultCourt, ended('dismissed')),
    rules: [{ ...ofWholeCase, cite: law('4') }],
    cautions: ['A judge has to find a compelling need, such as a job you would lose.', ...motion.cautions],
  }),
  relief({
    ...motion,
    id: 'sd-acquitted',
    name: 'Expunge a case in which you were found not guilty',
    covers: all(inAdultCourt, ended('acquitted', 'not_responsible')),
    rules: [
      requires(caseOver, law('3')),
      rule(
        'acquitted',
        'You were found not guilty',
        all(openIf(ended('not_responsible'), said.insanityAsAcquittal), acquittedOfAll),
        law('3'),
      ),
    ],
  }),
];
