import { all, any, anyAmong, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, ifSo, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  convictedOrPardoned,
  crime,
  ended,
  inAdultCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endOfSentence, everAfter, later, on } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring, endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, those } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { motion, newConviction, notErased, stillSeen } from './how.ts';
import { exploiter, prostitution, sealable, sealableConviction } from './offenses.ts';
import { said } from './said.ts';

const law = (part: string) => cite(`15: 2262${part}`);

/** Other Class E convictions do not stand in the way: the law counts from the end of the newest of them. */
const convictedSince = endedDuring(endOfSentence, everAfter, all(convictedOrPardoned, crime, not(sealable)));
const deferrals = those(all(inAdultCourt, ended('deferred'), crime));
const deferralEnded = on('completed');
const deferredSince: FactCondition = (matter) => {
  const end = endOfSentence(matter);
  return anyAmong(deferrals(matter), ({ other, is }) => {
    const isLater = other === matter ? never : later(deferralEnded(other), end);
    return isLater === never ? never : allOf([is, isLater]);
  });
};

/** Where a Class E conviction came later still, it is that one’s sentence from which on nothing may have come. */
const nothingSince: FactCondition = any(
  not(any(convictedSince, deferredSince)),
  all(endedLater(sealableConviction), () => judgement(said.betweenConvictions)),
);

const everySealableOver: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ifSo(ask(sealableConviction, each), ask(sentenceOver, each)))),
);

export const motions: readonly Relief[] = [
  relief({
    ...motion,
    id: 'me-seal',
    name: 'Seal a Class E conviction or an old marijuana conviction',
    inForce: { from: '2024-08-09' },
    covers: all(inAdultCourt, ended('convicted'), crime),
    rules: [
      rule(
        'right-crime',
        'It was a Class E crime and no sexual assault. Or it was having or growing marijuana, Class D, before January 30, 2017',
        sealable,
        cite('15: 2261(6)'),
        {
          otherwise:
            'Maine seals only Class E crimes and some old marijuana crimes. Sexual assaults stay out',
        },
      ),
      requires(waited(years(4)).since('completed'), law('(2)')),
      requires(everythingPaid, law('(2)')),
      rule(
        'nothing-since',
        'Since you finished your sentence you had no new conviction and no case dismissed after a deferral',
        nothingSince,
        law('(3)'),
        {
          otherwise:
            'You were convicted, or had a case dismissed after a deferral, since you finished your sentence',
        },
      ),
      rule(
        'nothing-elsewhere-since',
        'You were not convicted in another state or a federal court since then',
        not(convictedElsewhereDuring(endOfSentence, everAfter, said.elsewhereSince, { surely: always })),
        law('(4)'),
        { otherwise: 'You were convicted in another state or a federal court since then' },
      ),
      rule(
        'others-over',
        'Your sentences for other Class E crimes are over too',
        everySealableOver,
        law('(3)'),
        { otherwise: 'A sentence for another Class E crime is still running' },
      ),
      requires(nothingPending, law('(5)')),
    ],
    limits: [notErased, stillSeen, newConviction],
    cautions: [
      'The 4 years begin when the last dollar of fines and restitution is paid, and any license suspension is over.',
      'Point 3 of the form has you say that you had no other conviction since this sentence. The law counts from your newest one that can be sealed. If you have several, see a lawyer first.',
    ],
  }),
  relief({
    ...motion,
    id: 'me-seal-prostitution',
    name: 'Seal a conviction for engaging in prostitution',
    // The act is of 2023: it is known to hold since then.
    inForce: { from: '2024-01-01' },
    covers: all(inAdultCourt, ended('convicted'), misdemeanor, about('prostitution')),
    rules: [
      rule(
        'former-crime',
        'It was selling sex (former § 853-A, “engaging in prostitution”)',
        prostitution,
        law('-A'),
        {
          otherwise: 'It was another crime than former § 853-A',
        },
      ),
      requires(waited(years(1)).since('completed'), law('-A(2)')),
      requires(everythingPaid, law('-A(2)')),
      rule(
        'sold-nobody',
        'You were never convicted of sex trafficking or of paying for sex',
        all(atMost(0, exploiter), noneSuchElsewhere()),
        law('-A(3)'),
        { otherwise: 'You were convicted of sex trafficking or of paying for sex' },
      ),
    ],
    limits: [notErased, stillSeen, 'A later conviction does not open it again.'],
  }),
  relief({
    ...motion,
    first: hotline,
    id: 'me-seal-victim',
    name: 'Seal a conviction that came from sex trafficking or exploitation',
    inForce: { from: '2026-07-29' },
    covers: all(inAdultCourt, ended('convicted'), traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You were trafficked or exploited for sex, and the crime came from that',
        traffickingVictim,
        law('-B'),
      ),
    ],
    limits: [notErased, stillSeen, 'A later conviction does not open it again.'],
    cautions: [
      'It is for any crime, and there is no wait. You need no official paper, but one helps.',
      'Talk to a lawyer or a victim advocate first. You may take part by video.',
    ],
  }),
];
