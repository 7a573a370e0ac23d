import { all, allAmong, ask, type FactCondition, not } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { wholeCaseOver } from '../../vocabulary/endings.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { petition, sealed, whereToFile } from './how.ts';
import { said } from './said.ts';

const law = cite('22-2410(c)');

/** What is open still may end so. */
const withoutGuilt = ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending');
const wholeArrest: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(withoutGuilt, other));
const arrestOpen = openIf(not(wholeArrest), said.partConvicted);

export const arrestReliefs: readonly Relief[] = [
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
    ],
    effect: sealed,
    cautions: [
      'After a dismissal, or where no charges came, the judge must find that it is in the interest of justice.',
      'If charges can still be filed, the judge may say no.',
    ],
    fee: 'There is no filing fee if your charges were dismissed or you were found not guilty. Otherwise ask the clerk.',
    steps: [
      'Fill in the Judicial Council’s petition for an arrest record. There is no wait.',
      whereToFile,
      'Go to the hearing. The court tells the prosecutor and the police of it.',
    ],
  }),
];
