import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { wholeCaseOver } from '../../vocabulary/endings.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { petition, sealed, whereToFile } from './how.ts';
import { said } from './said.ts';
import { notOnRegistry } from './shared-rules.ts';
import { lookUp } from './tasks.ts';

const law = cite('22-2410(c)');

/** What is open still may end so. */
const withoutGuilt = ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending');
const wholeArrest: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(withoutGuilt, other));
const partly = not(wholeArrest);
const arrestOpen = openIf(partly, said.partConvicted);

/** A conviction or diversion takes the “related arrest records” with it, and so what was dropped beside it. */
const openBy = ({ covers, rules }: Relief): Condition => all(covers, ...rules.map(({ holds }) => holds));
const restCanGo = when(withoutGuilt, () => always, any(...convictionReliefs.map(openBy)));
const withTheRest: Condition = (matter) => allAmong(companions(matter), (other) => ask(restCanGo, other));

export const arrestReliefs: readonly Relief[] = [
  relief({
    ...petition,
    id: 'ks-arrest-with-conviction',
    name: 'Expunge a dropped charge with the rest of its case',
    covers: all(inAdultCourt, withoutGuilt, partly),
    rules: [
      requires(wholeCaseOver, cite('21-6614(a)')),
      rule(
        'with-the-rest',
        'The conviction or diversion of the same case can be expunged',
        withTheRest,
        cite('21-6614(a)'),
        { otherwise: 'The conviction or diversion of the same case cannot be expunged yet' },
      ),
    ],
    limits: [
      ...petition.limits,
      'It goes only with the conviction or diversion. Name the whole case in the petition.',
    ],
  }),
  relief({
    ...petition,
    id: 'ks-arrest',
    name: 'Expunge an arrest that led to no conviction',
    covers: all(inAdultCourt, withoutGuilt),
    rules: [
      requires(wholeCaseOver, law),
      rule(
        'no-conviction',
        'You were found not guilty, or charges were dismissed or never filed',
        all(openIf(ended('not_responsible'), said.insanityAsAcquittal), arrestOpen),
        law,
      ),
      notOnRegistry,
    ],
    effect: sealed,
    cautions: [
      'After a dismissal, or where no charges came, the judge must find that it is in the interest of justice.',
      'If charges can still be filed, the judge may say no.',
    ],
    fee: 'There is no filing fee if your charges were dismissed or you were found not guilty. Otherwise ask the clerk.',
    first: lookUp,
    steps: [
      'Fill in the Judicial Council’s petition for an arrest record. There is no wait.',
      whereToFile,
      'Go to the hearing. The court tells the prosecutor and the police of it.',
    ],
  }),
];
