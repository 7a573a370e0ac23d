import { all, allAmong, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { always, isNot, isSo, oneOf, restingOn } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { fromDay } from '../../vocabulary/dates.ts';
import { programFinished, wholeCaseOver } from '../../vocabulary/endings.ts';
import { anything, convictedOrPardoned, misdemeanor, traffickingVictim } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askIfCleared, hotline } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { crime, gravest, listed, notForVictims, notForYouth } from './offenses.ts';
import { began, besideConviction, dropped, guilty, guiltyOfCrime } from './without-conviction.ts';

const waitToAsk = waitedBy([years(5), 'for a misdemeanor', misdemeanor], [years(8), 'for a felony']).since(
  'completed',
);

const notGravest = not(gravest);

const waiver = 'The prosecutor may agree in writing to a shorter wait. You can ask for that.';

export const convictionMotion: Relief = relief({
  id: 'dc-conviction-motion',
  name: 'Asking to seal a conviction',
  kind: 'sealing',
  inForce: { from: began },
  covers: all(guilty, crime),
  rules: [
    requires(waitToAsk, cite('16-806(a)(3)(A)')),
    rule(
      'not-gravest',
      'It is not one of the gravest felonies, groups 1 to 3 of the court’s sentencing grid',
      notGravest,
      cite('16-806(a)(3)(A)(ii)'),
      { otherwise: 'It is one of the gravest felonies, groups 1 to 3 of the court’s sentencing grid' },
    ),
  ],
  effect: how.sealed,
  limits: how.sealedLimits,
  cautions: [
    how.interests,
    how.again,
    waiver,
    'Money that you owe does not stop you. Nor do other cases, but the judge may look at them.',
  ],
  fee: how.noFeeFound,
  first: askClerk,
  steps: how.motionSteps,
});

/** Of every charge of the same case that ended in a conviction, or may have. */
const ofTheConvictions =
  (condition: Condition): Condition =>
  (matter) =>
    allAmong(companions(matter), (other) => {
      const is = ask(guiltyOfCrime, other);
      if (isNot(is)) return always;
      const held = ask(condition, other);
      return isSo(is) ? restingOn(is, held) : oneOf([always, held], is.missing);
    });

export const besideConvictionMotion: Relief = relief({
  id: 'dc-beside-conviction-motion',
  name: 'Sealing a dropped charge together with the conviction',
  kind: 'sealing',
  inForce: { from: began },
  covers: all(dropped, crime, besideConviction),
  rules: [
    requires(wholeCaseOver, cite('16-806(a)(3)')),
    requires(programFinished, cite('16-806(a)(3)')),
    rule(
      'waited',
      'The sentence in the case is over long enough. It is 5 years for a misdemeanor and 8 years for a felony',
      ofTheConvictions(waitToAsk),
      cite('16-806(a)(3)(A)'),
      {
        otherwise:
          'The sentence in the case is not over long enough. It is 5 years for a misdemeanor and 8 years for a felony',
      },
    ),
    rule(
      'not-gravest',
      'The conviction is not one of the gravest felonies, groups 1 to 3 of the court’s sentencing grid',
      ofTheConvictions(notGravest),
      cite('16-806(a)(3)(A)(ii)'),
      { otherwise: 'The conviction is one of the gravest felonies, groups 1 to 3 of the sentencing grid' },
    ),
  ],
  effect: how.sealed,
  limits: how.sealedLimits,
  cautions: [how.interests, how.again, waiver],
  fee: how.noFeeFound,
  first: askClerk,
  steps: how.motionSteps,
});

export const misdemeanorAutomatic: Relief = relief({
  id: 'dc-misdemeanor-automatic',
  name: 'Sealing of a misdemeanor by the court after 10 years',
  kind: 'sealing',
  automatic: true,
  inForce: { from: began },
  by: all(fromDay('2027-10-01'), waited({ ...years(10), days: 90 }).since('completed')),
  covers: all(guilty, misdemeanor),
  rules: [
    requires(waited(years(10)).since('completed'), cite('16-805(a)(2)')),
    rule(
      'not-listed',
      'It is not one of the offenses that the court leaves out, such as family violence, DUI and violent crimes',
      not(listed),
      cite('16-805(b)'),
      { otherwise: 'It is one of the offenses that the court does not seal by itself' },
    ),
  ],
  effect: how.sealed,
  limits: how.sealedLimits,
  cautions: [how.askNow],
  fee: phrase.nothingToFile,
  first: askIfCleared,
  steps: [
    'The court has until October 1, 2027, or 90 days after the 10 years if that is later. Then check your record.',
    'If you need it sooner, file a motion to seal. For that you wait only 5 years.',
  ],
});

export const youthSetAside: Relief = relief({
  id: 'dc-youth-set-aside',
  name: 'Setting aside a conviction from before you were 25',
  kind: 'set_aside',
  covers: all(convictedOrPardoned, crime),
  rules: [
    requires(youngerThan(25), cite('24-901(6)')),
    rule(
      'not-left-out',
      'It was not murder, first or second degree sexual abuse, or first degree child sexual abuse',
      not(notForYouth),
      cite('24-901(6)'),
      { otherwise: 'It was murder, or sexual abuse of a degree that the law leaves out' },
    ),
    requires(sentenceOver, cite('24-906(e-1)(1)')),
  ],
  effect:
    'The court sets the conviction aside under the Youth Rehabilitation Act and gives you a certificate that says so.',
  limits: [
    'It does not seal the record. The arrest and the case still show. Ask the court about sealing too.',
    'It still counts in a later case, for the gun ban and for sex offender registration.',
  ],
  cautions: [
    'The judge decides. What counts is your age then, your part in it, and how you have done since.',
    'You may ask even if you were not sentenced under the Act.',
    'If you were let go early under the Act, the conviction may be set aside already. Ask for the certificate.',
  ],
  fee: how.noFeeFound,
  first: askClerk,
  steps: [
    'Get papers that show your sentence is over.',
    'Write a motion to set aside the conviction under § 24-906(e-1), in your old case in the Superior Court.',
    'Tell the judge what you have done since: work, school, family, treatment. Add letters.',
    'Send a copy to the prosecutor.',
  ],
});

export const traffickingVacatur: Relief = relief({
  id: 'dc-trafficking-vacatur',
  name: 'Undoing the record of a trafficking victim',
  kind: 'vacatur',
  covers: all(any(guilty, dropped), crime, traffickingVictim),
  rules: [
    rule('trafficked', 'It happened because someone trafficked you', traffickingVictim, cite('22-1844(a)')),
    requires(wholeCaseOver, cite('22-1844(e)(1)')),
    rule(
      'sentence-over',
      'Your sentence is over, if there was one',
      when(guilty, sentenceOver, anything),
      cite('22-1844(e)(2)'),
      { otherwise: phrase.unmet.sentenceRuns },
    ),
    rule(
      'eligible-offense',
      'If you were convicted, it was not murder, armed carjacking or another crime that the law leaves out',
      when(guilty, not(notForVictims), anything),
      cite('22-1831(5B)'),
      { otherwise: 'You were convicted of a crime that the law leaves out' },
    ),
  ],
  effect: 'The court vacates the conviction and expunges all records of the arrest and the case.',
  limits: [phrase.privateCopies],
  cautions: [
    'You need not show that the trafficker was caught. You may ask that the papers stay secret meanwhile.',
  ],
  fee: how.noFeeFound,
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'Write a motion to the Superior Court under § 22-1844. Tell what happened and which cases it is about.',
    'Add what shows that you were trafficked, and send a copy to the prosecutor.',
  ],
});
