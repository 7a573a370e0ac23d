import { all, type FactCondition, not } from '../../engine/condition.ts';
import { fact } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { adultConviction } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { askForm, fileThere, judgeWeighs, noFiling, sealed, wholeCase } from './how.ts';
import { drunkDriving, trafficLaw } from './offenses.ts';
import { privateDriver, restDropped } from './sealable.ts';
import { lookUp } from './tasks.ts';

const besideOthers: FactCondition = (matter) => fact(companions(matter).length > 0);

export const traffic: readonly Relief[] = [
  relief({
    ...sealed,
    id: 'oh-seal-ticket',
    name: 'Sealing a traffic conviction with the charges dropped beside it',
    covers: all(adultConviction, trafficLaw, besideOthers),
    rules: [
      rule('not-drunk-driving', 'It was not drunk driving', not(drunkDriving), cite('2953.61(B)(1)'), {
        otherwise: 'Drunk driving cannot be sealed',
      }),
      rule(
        'rest-dropped',
        'It is the only conviction of its case. All other charges were dropped',
        restDropped,
        other(
          'Ohio Rev. Code § 2953.61(B)(1); State v. Christen, 2021-Ohio-1647',
          'https://codes.ohio.gov/ohio-revised-code/section-2953.61',
        ),
        { otherwise: 'Another charge of the case led to a conviction, or is still open' },
      ),
      rule(
        'private-driver',
        'You have no commercial driver’s license',
        privateDriver,
        cite('2953.61(B)(2)'),
        { otherwise: 'This way is not for people with a commercial driver’s license' },
      ),
      requires(nothingPending, cite('2953.33(B)(2)(b)')),
    ],
    cautions: [judgeWeighs, wholeCase],
    fee: noFiling,
    first: lookUp,
    steps: [askForm, 'Name all charges of the case, and § 2953.61(B).', fileThere],
  }),
];
