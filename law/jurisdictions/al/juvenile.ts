import { all, any, type FactCondition } from '../../engine/condition.ts';
import { always, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { noLongerOpen } from '../../vocabulary/endings.ts';
import { about, felony, inAdultCourt, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { cite } from './code.ts';
import { said } from './said.ts';

/** A felony, or a misdemeanor of sex, drugs, weapons or violence: § 12-15-136(a)(2). */
const graveCrime: FactCondition = all(
  inAdultCourt,
  any(
    felony,
    all(
      ofLevel('misdemeanor'),
      about(
        'sexual',
        'drug_possession',
        'drug_sale',
        'marijuana',
        'weapon',
        'violent',
        'assault',
        'domestic_violence',
      ),
    ),
  ),
);

const noneElsewhere: FactCondition = (matter) => {
  const { number, untold } = elsewhere(matter);
  if (number > 0) return judgement(said.convictedElsewhere);
  return untold.length > 0 ? unknown(...untold) : always;
};

/** 5 years after 19, the age of majority in Alabama. Sealing may be had sooner. */
const grown = hasTurned(24);

export const juvenileDestruction: Relief = relief({
  id: 'al-juvenile-destruction',
  name: 'Having a juvenile record destroyed',
  kind: 'expungement',
  covers: inJuvenileCourt,
  rules: [
    requires(noLongerOpen, cite('12-15-137')),
    rule(
      'is-24',
      'You are 24 or older: 5 years past the age of majority',
      somewhereBetween(() => always, grown, said.sealSooner),
      cite('12-15-137'),
    ),
    rule(
      'no-grave-crime',
      'You were not convicted of a felony, or of a misdemeanor of sex, drugs, weapons or violence',
      all(atMost(0, graveCrime), noneElsewhere),
      cite('12-15-136(a)(2)'),
      { otherwise: 'You were convicted of a felony, or of a misdemeanor of sex, drugs, weapons or violence' },
    ),
    requires(nothingPending, cite('12-15-136(a)(2)')),
  ],
  effect: 'The juvenile court has all records of the case taken out of the files and destroyed.',
  limits: [phrase.privateCopies],
  fee: phrase.feeUnconfirmed,
  first: juvenileClerk,
  steps: [
    'Write a motion to the juvenile court that had the case.',
    'Ask there about sealing too. It may be possible sooner.',
  ],
});
