import { all, type Condition, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import { anything, convicted, ended, felony, inAdultCourt, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { everythingPaid, paid } from '../../vocabulary/money.ts';
import { nothingPending, notRegistered } from '../../vocabulary/person.ts';
import { unmet } from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { graveYouthCrime, neverSetAsideForYouth } from './listed.ts';

const destroyed = cite('8-349');
const setAside = cite('8-348');

/** Who was never found delinquent was ordered to pay nothing. */
const dropped = ended('dismissed', 'acquitted', 'no_charges');

const over: Condition = when(convicted, sentenceOver, caseAndProgramOver);
const oldEnough: Condition = when(all(convicted, graveYouthCrime), hasTurned(25), hasTurned(18));
const noAdultFelony = atMost(0, all(inAdultCourt, felony), { elsewhere: 'felonies' });

export const juvenileReliefs: readonly Relief[] = [
  relief({
    id: 'az-juvenile-destroy',
    name: 'Have a juvenile record destroyed',
    kind: 'expungement',
    covers: inJuvenileCourt,
    rules: [
      rule(
        'old-enough',
        'You are 18 or older; or 25 or older, if it was a grave felony or drunk driving',
        oldEnough,
        destroyed,
        { otherwise: 'You are not old enough yet: 18, or 25 for a grave felony or drunk driving' },
      ),
      rule('case-over', 'You finished what the juvenile court ordered', over, destroyed, {
        otherwise: 'The juvenile case is not over yet',
      }),
      rule('no-adult-felony', 'You were never convicted of a felony as an adult', noAdultFelony, destroyed, {
        otherwise: 'You were convicted of a felony as an adult',
      }),
      requires(nothingPending, destroyed),
      rule('everything-paid', everythingPaid.text, when(dropped, anything, everythingPaid), destroyed, {
        otherwise: unmet.moneyOwed,
      }),
      requires(notRegistered, destroyed),
    ],
    effect: 'The juvenile court’s record of the case is destroyed.',
    limits: ['Without this the record stays open to the public, also if the case was dropped.'],
    fee: 'We found no fee. Ask the clerk of the juvenile court.',
    first: juvenileClerk,
    steps: ['Apply to the juvenile court of the county that had the case.'],
  }),
  relief({
    id: 'az-juvenile-set-aside',
    name: 'Set aside a juvenile case',
    kind: 'set_aside',
    covers: all(inJuvenileCourt, convicted),
    rules: [
      requires(hasTurned(18), setAside),
      requires(sentenceOver, setAside),
      requires(paid('restitution'), setAside),
      rule(
        'not-left-out',
        'It was not dangerous, no sex crime and no drunk driving',
        not(neverSetAsideForYouth),
        setAside,
        { otherwise: 'It was dangerous, a sex crime or drunk driving' },
      ),
    ],
    effect: 'The judge takes back the finding, and you are free of what followed from it.',
    limits: ['The record itself stays until it is destroyed.'],
    fee: 'There is no filing fee.',
    first: juvenileClerk,
    steps: ['Apply to the juvenile court that had the case.'],
  }),
];
