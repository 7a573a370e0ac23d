import { all, any, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, blocked, blockedPerhaps, judgement, unknown, type When } from '../../engine/when.ts';
import { type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noLongerOpen, programFinished } from '../../vocabulary/endings.ts';
import {
  convicted,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { violentFelony } from './exclusions.ts';
import * as how from './how.ts';
import { said } from './said.ts';

const feloniesElsewhere: FactCondition = ({ file }) => {
  const { felonies } = file.answers.elsewhere ?? {};
  if (felonies === undefined) return unknown('elsewhere.felonies');
  return felonies === 0 ? always : judgement(said.felonySince);
};

/** Only where the prosecutor objects does a later felony stand in the way. */
const noLaterFelony: FactCondition = all(
  openIf(endedLater(all(convictedOrPardoned, felony)), said.felonySince),
  feloniesElsewhere,
);

const noOpenFelony: Condition = ofWholeRecord(({ file, record }): When => {
  const { pendingCharges } = file.answers;
  const open = record.filter(({ charge }) => charge.isListed && charge.disposition === 'pending');
  if (open.some(({ charge }) => charge.level === 'felony')) return blocked(phrase.fix.waitForOpenCase);
  if (pendingCharges === undefined) return blockedPerhaps(phrase.fix.waitForOpenCase, 'pendingCharges');
  const isWhole = record.every(({ charge }) => charge.isListed);
  const known = isWhole && open.length > 0 && open.every(({ charge }) => charge.level !== undefined);
  return pendingCharges && !known ? judgement(said.openFelony) : always;
});

const sameForAll: readonly Rule[] = [
  requires(hasTurned(18), cite('14-6-241(a)')),
  rule(
    'no-felony-since',
    'You were not convicted of a felony since then',
    noLaterFelony,
    cite('14-6-241(a)'),
  ),
  rule('no-open-felony', 'No felony case against you is open', noOpenFelony, cite('14-6-241(a)'), {
    otherwise: 'You have an open felony case',
  }),
];

const youth = {
  kind: 'expungement',
  effect: 'The records are destroyed. You may say that it never happened.',
  limits: ['An agency may keep some facts for federal reports, for up to 10 years.', phrase.privateCopies],
  fee: how.noJuvenileFee,
  cautions: ['If the prosecutor objects, the judge must find that you are rehabilitated.'],
  first: juvenileClerk,
  steps: [
    how.verified,
    'File it in the court that had the case. Give the prosecutor a copy.',
    'The prosecutor has 20 days to object. If they do, there is a hearing. If not, the judge may decide at once.',
    'You can also ask the prosecutor to file it for you. The law lets them.',
  ],
} as const;

const withoutFinding = ended(
  'dismissed',
  'acquitted',
  'no_charges',
  'diverted',
  'deferred',
  'not_responsible',
  'pending',
);

export const youthReliefs: readonly Relief[] = [
  relief({
    ...youth,
    id: 'wy-juvenile-finding',
    name: 'Expunging a juvenile court finding',
    covers: all(inJuvenileCourt, convicted),
    rules: [
      rule('not-violent-felony', 'It was not a violent felony', not(violentFelony), cite('14-6-241(a)'), {
        otherwise: 'It was a violent felony',
      }),
      ...sameForAll,
    ],
  }),
  relief({
    ...youth,
    id: 'wy-juvenile-no-finding',
    name: 'Expunging a juvenile case without a finding',
    covers: all(inJuvenileCourt, withoutFinding),
    rules: [
      requires(noLongerOpen, cite('14-6-241(e)')),
      requires(programFinished, cite('14-6-241(d)')),
      ...sameForAll,
    ],
  }),
  relief({
    ...youth,
    id: 'wy-minor-in-adult-court',
    name: 'Expunging a case from before you were 18 in a circuit or city court',
    covers: all(
      inAdultCourt,
      youngerThan(18),
      any(withoutFinding, all(ended('convicted', 'pardoned'), ofLevel('misdemeanor', 'infraction'))),
    ),
    rules: [
      requires(noLongerOpen, cite('14-6-241(e)')),
      requires(programFinished, cite('14-6-241(d)')),
      ...sameForAll,
    ],
  }),
];
