import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import {
  adultConviction,
  chargeFact,
  convicted,
  felony,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { byItself, petition } from './how.ts';
import {
  countsAsLess,
  leftOutBelowFelony,
  listed,
  listedByItself,
  registrable,
  staysFelony,
} from './offenses.ts';
import { said } from './said.ts';
import {
  belowFelonyClean,
  belowFelonyCleanHere,
  belowFelonyWait,
  belowFelonyWaitAsked,
  felonyClean,
  felonyCleanHere,
  felonyWait,
  felonyWaitByItself,
  youthFelonyWait,
  youthWait,
} from './waits.ts';

const automatic = (part: string) => cite(`609A.015, subd. ${part}`);
const asked = (part: string) => cite(`609A.02, subd. ${part}`);

const belowFelony = ofLevel('infraction', 'misdemeanor');

const notRegistered = rule(
  'not-registrable',
  'It is not a crime for which one has to register as a predatory offender',
  not(registrable),
  asked('4'),
  { otherwise: 'It is a crime for which one has to register as a predatory offender' },
);
const noNewConvictionHere = (holds: Condition) =>
  rule(
    'no-new-conviction',
    'You had no new conviction in Minnesota in those years, or in as many years since. Petty misdemeanors do not count',
    holds,
    automatic('3(a)'),
    {
      otherwise: 'You had a new conviction in Minnesota in those years. It takes as many years without one',
    },
  );
const noNewConviction = (holds: Condition) =>
  rule(
    'no-new-conviction',
    'You had no new conviction in those years. Petty misdemeanors do not count',
    holds,
    cite('609A.02, subd. 3(a); State v. C.W.N. (2018)'),
    { otherwise: 'You had a new conviction in those years' },
  );
const notLeftOut = rule(
  'not-left-out',
  'It is not drunk driving, assault, stalking, breaking a protective order, or another crime on the list',
  not(leftOutBelowFelony),
  automatic('3(b)'),
  { otherwise: 'It is a traffic ticket, or a crime on the list of those not sealed by themselves' },
);
const onListByItself = rule(
  'on-list',
  'It is on the list of felonies that are sealed by themselves',
  listedByItself,
  automatic('3(b)'),
  { otherwise: 'It is not on the list of felonies that are sealed by themselves' },
);
/** § 609A.02, subd. 2: somebody under 18 who was certified to the adult court. */
const under18 = chargeFact('movedToAdultCourt', false, said.adultFromStart);

const onTheList = any(listed, countsAsLess);

/** Whether a conviction may be sealed when asked: for the dropped charges beside it too. */
export const convictionMayBeSealed: Condition = all(
  not(registrable),
  when(felony, all(onTheList, felonyWait, felonyClean), all(belowFelonyWaitAsked, belowFelonyClean)),
);

export const convictions: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'mn-clean-slate',
    name: 'Clean Slate: sealing a misdemeanor by itself',
    covers: all(adultConviction, belowFelony),
    rules: [
      notLeftOut,
      notRegistered,
      requires(belowFelonyWait, automatic('3(c)')),
      noNewConvictionHere(belowFelonyCleanHere),
      requires(nothingPending, automatic('3(a)')),
    ],
  }),
  relief({
    ...byItself,
    id: 'mn-clean-slate-felony',
    name: 'Clean Slate: sealing a listed felony by itself',
    covers: all(adultConviction, felony),
    rules: [
      onListByItself,
      rule(
        'felony-sentence',
        'It does not count as a lesser crime, by a stay of imposition or a short sentence',
        staysFelony,
        automatic('3(d)'),
        {
          otherwise:
            'It counts as a lesser crime, by a stay of imposition or a short sentence. You have to ask for it',
        },
      ),
      notRegistered,
      requires(felonyWaitByItself, automatic('3(c)')),
      noNewConvictionHere(felonyCleanHere),
      requires(nothingPending, automatic('3(a)')),
    ],
  }),
  relief({
    ...petition,
    id: 'mn-petition',
    name: 'Ask a judge to seal a misdemeanor',
    covers: all(adultConviction, belowFelony),
    rules: [
      notRegistered,
      requires(belowFelonyWaitAsked, asked('3(a)(3) to (5)')),
      noNewConviction(belowFelonyClean),
    ],
  }),
  relief({
    ...petition,
    id: 'mn-petition-felony',
    name: 'Ask a judge to seal a felony',
    covers: all(adultConviction, felony),
    rules: [
      rule(
        'on-list',
        'It is on the list of about 50 felonies, or it counts as less by a stay of imposition or a short sentence',
        onTheList,
        asked('3(a)(3), (4), (7), (8), (b)'),
        { otherwise: 'It is not on the list of felonies, and it still counts as a felony' },
      ),
      notRegistered,
      requires(felonyWait, asked('3(a)(3), (4), (6) to (8)')),
      noNewConviction(felonyClean),
    ],
  }),
  relief({
    ...petition,
    id: 'mn-petition-under-18',
    name: 'Ask a judge to seal a conviction from before you were 18',
    covers: all(adultConviction, felony, under18),
    rules: [
      rule('under-18', 'You were under 18, and the case was moved to adult court', under18, asked('2')),
      requires(sentenceOver, asked('2')),
      notRegistered,
    ],
  }),
  relief({
    ...byItself,
    first: task('check', 'Ask the juvenile court clerk whether your record is sealed.'),
    id: 'mn-clean-slate-youth',
    name: 'Clean Slate: sealing a juvenile misdemeanor by itself',
    covers: all(inJuvenileCourt, convicted, belowFelony),
    rules: [
      notLeftOut,
      notRegistered,
      requires(youthWait, automatic('3(c)')),
      noNewConvictionHere(belowFelonyCleanHere),
      requires(nothingPending, automatic('3(a)')),
    ],
  }),
  relief({
    ...byItself,
    first: task('check', 'Ask the juvenile court clerk whether your record is sealed.'),
    id: 'mn-clean-slate-youth-felony',
    name: 'Clean Slate: sealing a listed juvenile felony by itself',
    covers: all(inJuvenileCourt, convicted, felony),
    rules: [
      onListByItself,
      notRegistered,
      requires(youthFelonyWait, automatic('3(c)')),
      noNewConvictionHere(felonyCleanHere),
      requires(nothingPending, automatic('3(a)')),
    ],
  }),
];
