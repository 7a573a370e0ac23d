import { all, any, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { clearedBefore, counting, noMoreThan, together } from '../../vocabulary/convictions.ts';
import { adultConviction, felony, inAdultCourt, infraction, misdemeanor } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endedEarlier } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { sealing } from './how.ts';
import {
  byForce,
  commercialDriver,
  dwi,
  inStatePrison,
  licenseBack,
  listedMisdemeanor,
  neverSealed,
  ofSuchClass,
  pardonedUnsealed,
  tooLong,
} from './listed.ts';
import { lookBackOver } from './look-back.ts';
import { said } from './said.ts';

const small = cite('16-90-1405');
const eligible = cite('16-90-1406');
const left = cite('16-90-1408');
const done = cite('16-90-1404(1)');

const finished = [
  requires(sentenceOver, done),
  requires(everythingPaid, done),
  rule('license-back', 'Any suspended driver license was given back to you', licenseBack, done, {
    otherwise: 'Your suspended driver license was not given back to you',
  }),
];

const notCommercial = (where = small) =>
  rule(
    'no-commercial-license',
    'It was not a traffic offense of somebody with a commercial license',
    not(commercialDriver),
    where,
    { otherwise: 'It was a traffic offense, and you held a commercial license' },
  );

/** A pardon that does not seal leaves these ways open, § 16-90-1411(c). */
const onRecord = any(adultConviction, pardonedUnsealed);
const petty = all(onRecord, any(misdemeanor, infraction));

/** § 16-90-1406(a)(5): a felony “not involving violence”, committed under 18, may be sealed whatever its class. */
const asYouth = all(youngerThan(18), not(byForce));

const felonies = counting(all(inAdultCourt, felony), { byCase: true, elsewhere: 'felonies' });
const adultFelony = all(adultConviction, felony);
const twoEarlier = endedEarlier(all(adultFelony, endedEarlier(adultFelony)));

/**
 * § 16-90-1406(c): “no more than one (1) previous felony conviction”, and one that was sealed counts. The state's form asks
 * for “no more than one prior felony before this conviction”; others count all.
 */
const fewFelonies = any(
  noMoreThan(2, together(felonies, clearedBefore('felony'))),
  all(not(twoEarlier), () => judgement(said.laterFelonies)),
);

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...sealing,
    id: 'ar-misdemeanor',
    name: 'Seal a misdemeanor or violation',
    covers: all(petty, not(all(misdemeanor, dwi))),
    rules: [
      ...finished,
      rule(
        'waited',
        'If it is on a short list of battery and sex crimes, 5 years have passed since your sentence ended',
        when(listedMisdemeanor, waited(years(5)).since('completed'), sentenceOver),
        small,
        { otherwise: '5 years must pass since your sentence ended, because it is on a short list' },
      ),
      notCommercial(),
    ],
    cautions: ['The judge must say yes, unless the prosecutor shows strong reasons against it.'],
  }),
  relief({
    ...sealing,
    id: 'ar-dwi',
    name: 'Seal a misdemeanor DWI',
    covers: all(onRecord, misdemeanor, dwi),
    rules: [
      ...finished,
      rule(
        'waited',
        'The “lookback” is over: 5 years for an offense before July 28, 2021, and 10 years for later ones',
        lookBackOver,
        cite('16-90-1405; § 5-65-111; State v. Coleman, 2026 Ark. App. 137'),
        {
          otherwise:
            'The “lookback” is not over: 5 years for an offense before July 28, 2021, and 10 years for later ones',
        },
      ),
      notCommercial(),
    ],
    cautions: ['Some prosecutors ask for 10 years for older cases too. A court said 5 in February 2026.'],
  }),
  relief({
    ...sealing,
    id: 'ar-felony',
    name: 'Seal a felony',
    covers: all(onRecord, felony),
    rules: [
      rule(
        'class-allows',
        'It is class C or D or unclassified, or a drug felony of class A or B, or you were under 18 and used no force',
        any(ofSuchClass, asYouth),
        eligible,
        { otherwise: 'Its class is too high: Y, or A or B without being a drug felony' },
      ),
      rule(
        'not-left-out',
        'It is not manslaughter, a sex crime or on the list of felonies with violence',
        not(neverSealed),
        left,
        { otherwise: 'It is manslaughter, a sex crime or on the list of felonies with violence' },
      ),
      rule(
        'ten-years-most',
        'If it is unclassified, its maximum is not more than ten years',
        not(tooLong),
        left,
        { otherwise: 'It is unclassified, with a maximum of more than ten years' },
      ),
      rule('no-state-prison', 'You served no part of it in a state prison', not(inStatePrison), left, {
        otherwise: 'You served a part of it in a state prison',
      }),
      rule(
        'two-felonies-at-most',
        'You have no more than one other felony, sealed ones too. Felonies of one case count as one',
        fewFelonies,
        cite('16-90-1406(c)'),
        { otherwise: 'You have more than one other felony' },
      ),
      ...finished,
      rule(
        'waited',
        'If it was a crime of force, 5 years have passed since your sentence ended',
        when(byForce, waited(years(5)).since('completed'), sentenceOver),
        cite('16-90-1406(b)'),
        { otherwise: '5 years must pass since your sentence ended, because it was a crime of force' },
      ),
      notCommercial(left),
    ],
    limits: [...sealing.limits, phrase.noGunRights],
    cautions: [
      `You have to show that sealing serves justice. ${phrase.judgeMaySayNo}`,
      'The form asks about open felony charges. The judge weighs them.',
    ],
  }),
];
