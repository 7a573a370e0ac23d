import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, never, unknown } from '../../engine/when.ts';
import { type Rule, rule } from '../../place/relief.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, misdemeanor } from '../../vocabulary/facts.ts';
import { byKind, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { attempted, cite, conspiredOrSolicited, under } from './code.ts';
import { said } from './said.ts';

const left = cite('29-3A-5(G)');

const againstChild = any(
  about('child_victim'),
  under('30-6-1 30-6A-3 30-6A-4 30-9-1 30-9-13 30-37-3.2 30-37-3.3'),
);

/** Aggravated arson is the one that causes great bodily harm: § 30-17-6. */
const killed = any(about('homicide'), under('30-2-1 30-2-3 30-17-6 66-8-101'));
/**
 * Great bodily harm is told with the injury. Nobody is taken to have caused it who did not say so, but a battery of the third
 * degree is often one for that very reason (§ 30-3-5(C)).
 */
const harmed = whereNotTold(
  ['injury'],
  any(killed, ({ charge }) => fact(charge.injury === 'serious')),
);
const mayBeForTheHarm: FactCondition = ({ charge: { level, grade, offense } }) =>
  fact(level === 'felony' && grade !== '4' && (offense?.includes('assault') ?? false));
const greatHarm: FactCondition = (matter) => {
  const { injury, path } = matter.charge;
  const untold = injury === undefined && ask(mayBeForTheHarm, matter) === always;
  return untold && ask(killed, matter) !== always ? unknown(path('injury')) : ask(harmed, matter);
};

/**
 * § 29-11A-3(I). Of criminal sexual contact (§ 30-9-12) only the fourth degree, a felony, and of incest only with a victim
 * under 18. No misdemeanor is on the list but the enticement of a child and an attempt at a felony of the fourth degree
 * (§ 30-28-1). Of kidnapping and false imprisonment only what was meant to be sexual: its kind tells. It names attempts, but
 * neither conspiracy nor, save against a minor, solicitation.
 */
const misdemeanorItself = all(misdemeanor, not(attempted));
const sexOffense = any(
  under(
    '30-9-11 30-9-13 30-6A-3 30-6A-4 30-9-14.3 30-9-1 30-37-3.2',
    byKind([
      when(misdemeanorItself, readAs(never, said.notOnRegistryList), readAs(always, said.sexOffense)),
      'sexual',
    ]),
  ),
  all(under('30-9-12'), not(misdemeanorItself)),
);
const incest = all(under('30-10-3'), not(about('child_victim')));
const heldAgainstWill = under('30-4-1 30-4-3');
const kidnappedForSex: FactCondition = (matter) =>
  ask(heldAgainstWill, matter) === always ? ask(about('sexual'), matter) : never;

/** Leading a minor into crime, not supporting a child, keeping one from who has custody, and showing minors what harms them. */
const aboutMinor = under('30-4-4 30-6-2 30-6-3 30-37-2 30-37-2.1 30-37-3');

const embezzlement = under('30-16-8', byKind([readAs(never, said.notEmbezzlement), 'theft', 'fraud']));
const drunkDriving = any(about('dui'), under('66-8-101 66-8-102'));

/** What no court may expunge after a conviction. */
export const neverExpunged: readonly Rule[] = [
  rule('not-against-child', 'It was not committed against a child', not(againstChild), left, {
    otherwise: 'It was committed against a child',
  }),
  rule(
    'not-about-minor',
    'It was not incest, or leading a minor into crime. It was not keeping or leaving a child, or a person has looked at it',
    openIf(any(aboutMinor, incest), said.againstAChild),
    left,
  ),
  rule('no-great-harm', 'Nobody suffered great bodily harm or died', not(greatHarm), left, {
    otherwise: 'Someone suffered great bodily harm or died',
  }),
  rule(
    'not-sex-offense',
    'It was not a sex offense on the registry’s list',
    not(all(any(sexOffense, kidnappedForSex), not(conspiredOrSolicited))),
    left,
    { otherwise: 'It was a sex offense on the registry’s list' },
  ),
  rule('not-embezzlement', 'It was not embezzlement', not(embezzlement), left, {
    otherwise: 'It was embezzlement',
  }),
  rule('not-drunk-driving', 'It was not about driving drunk or on drugs', not(drunkDriving), left, {
    otherwise: 'It was about driving drunk or on drugs',
  }),
];
