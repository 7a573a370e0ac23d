import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { fact, isNot } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { clearedBefore, noMoreThan, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { about, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { fewerThan } from '../../vocabulary/look-back.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { expungementLaw } from './cites.ts';
import { intoxicated, mayBeExpunged } from './exclusions.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

/** Convicted, or found guilty with the sentence never imposed (SIS). A pardon leaves the record as it is. */
export const foundGuilty = all(inAdultCourt, ended('convicted', 'deferred', 'pardoned'));

/** Traffic rules of chapters 301 to 304 and 307 do not count; drunk driving, which stands in chapter 577, does. */
export const counts = all(
  inAdultCourt,
  ofLevel('misdemeanor', 'felony'),
  any(not(about('traffic')), intoxicated),
);

/**
 * § 610.140.6(2): no other finding of guilt in the years before the petition is filed, whenever the wait ran: R.G. v. Mo.
 * State Highway Patrol, 580 S.W.3d 38 (Mo. App. 2019). A plea with an SIS is a finding of guilt.
 */
const notFoundGuiltyFor = (period: Period): Condition =>
  all(
    noOtherConvictionFor(period, counts),
    fewerThan(1, period, counts, { own: false, ended: ended('deferred', 'pardoned') }),
  );

/** A felony of the same case that was found too: crimes of one course of conduct count once, as the gravest of them. */
const besideAFelony: FactCondition = (matter) =>
  fact(
    companions(matter).some((other) => other.charge.level === 'felony' && !isNot(ask(foundGuilty, other))),
  );

type Asked = { readonly level: 'felony' | 'misdemeanor' | 'infraction'; readonly wait: number };

const rules = ({ level, wait }: Asked) => [
  requires(waited(years(wait)).since('completed'), expungementLaw('.6(1)')),
  rule(
    'not-found-guilty-lately',
    wait === 1
      ? 'In the last year you were not found guilty of another misdemeanor or felony. Traffic rules do not count, but a DWI does'
      : `In the last ${wait} years you were not found guilty of another misdemeanor or felony. Traffic rules do not count, but a DWI does`,
    notFoundGuiltyFor(years(wait)),
    expungementLaw('.6(2); R.G. v. Mo. State Highway Patrol, 580 S.W.3d 38 (2019)'),
    { otherwise: 'You were found guilty of another crime in that time' },
  ),
  requires(everythingPaid, expungementLaw('.6(3)')),
  requires(nothingPending, expungementLaw('.6(4)')),
  ...mayBeExpunged.filter(({ id }) => level === 'felony' || id !== 'not-class-a'),
];

const shared = {
  ...how.petition,
  cautions: [
    'The judge may hear the prosecutor and any victim. If you state that you are no threat and that it is in the public interest, the other side must show why not.',
    'The limits are for life: two felonies and three misdemeanors. What was expunged before counts. Crimes of one course of conduct count once.',
    how.oneYearToRefile,
  ],
  first: lookUp,
  steps: how.steps,
  forms: how.forms,
} as const;

const cautions = [
  ...shared.cautions,
  'Was it only for having drugs or drug gear? By January 1, 2027 the state is to begin clearing such cases by itself, for free (SB 1421 of 2026). That uses up one of your chances too.',
];

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...shared,
    id: 'mo-expunge-felony',
    name: 'Expunging a felony',
    cautions,
    covers: all(foundGuilty, ofLevel('felony')),
    pick: {
      id: 'two-felonies',
      text: 'Missouri expunges two felonies in your life. All of one course of conduct count as one.',
      cite: expungementLaw('.13(2)'),
      n: 2,
      byCase: true,
      used: clearedBefore('felony'),
    },
    rules: [
      ...rules({ level: 'felony', wait: 3 }),
      rule(
        'within-lifetime-limit',
        'You have had fewer than two felonies expunged before',
        noMoreThan(1, clearedBefore('felony')),
        expungementLaw('.13(2)'),
        { otherwise: 'You have had two felonies expunged before' },
      ),
    ],
  }),
  relief({
    ...shared,
    id: 'mo-expunge-misdemeanor',
    name: 'Expunging a misdemeanor',
    cautions,
    covers: all(foundGuilty, ofLevel('misdemeanor')),
    pick: {
      id: 'three-misdemeanors',
      text: 'Missouri expunges three misdemeanors in your life. All of one course of conduct count as one.',
      cite: expungementLaw('.13(1)'),
      n: 3,
      byCase: true,
      among: not(besideAFelony),
      used: clearedBefore('misdemeanor'),
    },
    rules: [
      ...rules({ level: 'misdemeanor', wait: 1 }),
      rule(
        'within-lifetime-limit',
        'You have had fewer than three misdemeanors expunged before',
        noMoreThan(2, clearedBefore('misdemeanor')),
        expungementLaw('.13(1)'),
        { otherwise: 'You have had three misdemeanors expunged before' },
      ),
    ],
  }),
  relief({
    ...shared,
    id: 'mo-expunge-infraction',
    name: 'Expunging an infraction or a city violation',
    covers: all(foundGuilty, ofLevel('infraction')),
    rules: rules({ level: 'infraction', wait: 1 }),
    limits: [
      ...how.petition.limits,
      'There is no limit for infractions. City violations that can bring jail count like misdemeanors: three in a life.',
    ],
  }),
];
