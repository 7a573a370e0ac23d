import { all, any, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import { convicted, ended, felony, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { decided, everAfter } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedEarlier, endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { convictedHere, minorTraffic, violent } from './offenses.ts';
import { said } from './said.ts';

const found = all(inJuvenileCourt, convicted);

const notGuilty = relief({
  id: 'sc-juvenile-not-guilty',
  name: 'Expunge a juvenile case in which you were found not guilty',
  kind: 'expungement',
  covers: all(inJuvenileCourt, ended('acquitted')),
  rules: [requires(caseOver, cite('63-19-2050(C)(3)'))],
  effect: how.erased,
  fee: 'There is no filing fee.',
  first: task('ask_court', 'Ask the family court clerk for your case number.'),
  steps: [how.apply, 'The family court must say yes, at any age.'],
});

const record = relief({
  id: 'sc-juvenile-expungement',
  name: 'Expunge a juvenile record',
  kind: 'expungement',
  covers: all(
    inJuvenileCourt,
    ended('convicted', 'dismissed', 'diverted', 'deferred', 'no_charges', 'pending'),
  ),
  rules: [
    requires(caseOver, cite('63-19-2050(A)(1)')),
    requires(hasTurned(18), cite('63-19-2050(C)(3)')),
    rule(
      'sentence-over',
      'You finished all that the court ordered',
      when(ended('convicted', 'diverted', 'deferred'), sentenceOver, () => always),
      cite('63-19-2050(C)(3)'),
    ),
    rule(
      'not-violent',
      'It was no violent crime as the law lists them',
      any(
        not(violent),
        all(not(found), () => judgement(said.violentYouthCharge)),
      ),
      cite('63-19-2050(A)(1), (C)(3); § 16-1-60'),
      { otherwise: 'It was a violent crime by law' },
    ),
    rule(
      'no-grave-case-before',
      'You had no juvenile finding before it for a crime that carries 5 years or more',
      not(endedEarlier(all(found, felony))),
      cite('63-19-2050(A)(2)'),
      { otherwise: 'You had a juvenile finding for a felony before it' },
    ),
    rule(
      'nothing-since',
      'You had no juvenile finding and no conviction since',
      not(
        any(
          endedLater(any(found, all(convictedHere, not(minorTraffic)))),
          convictedElsewhereDuring(decided, everAfter, said.elsewhereSince, { surely: always }),
        ),
      ),
      cite('63-19-2050(C)(3)'),
      { otherwise: 'You had a juvenile finding or a conviction since' },
    ),
    requires(nothingPending, cite('63-19-2050(C)(3)')),
  ],
  effect: `${how.erased} If you had to register as a sex offender for it, SLED must take you off the registry (§ 23-3-437).`,
  limits: [phrase.privateCopies],
  cautions: [
    'For one status offense, such as truancy, the court must say yes. For crimes the judge decides.',
  ],
  fee: how.convictionFee,
  first: task('ask_court', 'Ask the family court clerk for your case number.'),
  steps: [how.apply, 'The Department of Juvenile Justice and SLED check it. A family court judge signs.'],
});

export const juvenileReliefs: readonly Relief[] = [notGuilty, record];
