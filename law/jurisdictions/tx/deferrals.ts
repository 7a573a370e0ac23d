import { all, type Condition, not } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { days, years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  chargeFact,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { deferralLaw, deferredDwiLaw, firstDeferralLaw } from './cites.ts';
import { againstPersonsOrOrder, drunkDrivingOrBoating, fineOnly, organizedCrime } from './classes.ts';
import { notLeftOut } from './exclusions.ts';
import { cleanUntil, firstTime } from './first-time.ts';
import { orderUnder, petitionUnder } from './how.ts';
import { said } from './said.ts';
import { atTheEnd, personsOrOrder, twoYearsOn } from './waits.ts';

const deferred = all(inAdultCourt, ended('deferred'), ofLevel('misdemeanor', 'felony'), not(fineOnly));

/** The judge may find that an order without a petition is not in the best interest of justice (art. 42A.105(f)). */
const findingAgainst = chargeFact('findingAgainstSealing', false, said.noFindingAgainst);

const atDischarge: Condition = all(atTheEnd, waited(days(180)).since('disposition'));

const withoutPetition = relief({
  ...orderUnder('411.072'),
  id: 'tx-nondisclosure-first-misdemeanor',
  name: 'Nondisclosure without a petition, for a first deferred misdemeanor',
  automatic: true,
  inForce: { from: '2017-09-01' },
  covers: all(deferred, misdemeanor, not(drunkDrivingOrBoating)),
  rules: [
    rule(
      'discharged-after-180-days',
      'You were discharged, 180 days or more after the deferral began',
      atDischarge,
      firstDeferralLaw,
    ),
    rule(
      'discharged-since-2017',
      'You were discharged on or after September 1, 2017',
      not(happenedBefore('completed', '2017-09-01')),
      firstDeferralLaw,
    ),
    rule(
      'not-left-out-kind',
      'It was not against persons, the family, public order or decency. It was not a weapon offense or organized crime',
      all(not(againstPersonsOrOrder), not(organizedCrime)),
      firstDeferralLaw,
      {
        otherwise:
          'It was against persons, the family, public order or decency. Or it was a weapon offense or organized crime',
      },
    ),
    firstTime(firstDeferralLaw),
    cleanUntil(atDischarge),
    rule(
      'no-finding-against',
      'The judge made no finding against it',
      not(findingAgainst),
      firstDeferralLaw,
      { otherwise: 'The judge made a finding against it' },
    ),
    ...notLeftOut,
  ],
  cautions: ['The court must do this by itself, but often nothing happens until you ask and pay. So check.'],
  fee: '$28 to the clerk for the order. There is no filing fee.',
});

const waitAfterDischarge = waitedBy(
  [years(5), 'for a felony', felony],
  [years(2), `for a misdemeanor ${personsOrOrder}`, againstPersonsOrOrder],
  [years(0), 'for others'],
).since('discharged');

const byPetition = relief({
  ...petitionUnder('411.0725'),
  id: 'tx-nondisclosure-deferred',
  name: 'Nondisclosure after deferred adjudication',
  inForce: { from: '2017-09-01' },
  covers: all(deferred, not(drunkDrivingOrBoating)),
  rules: [
    rule('discharged', 'You were discharged and the case was dismissed', sentenceOver, deferralLaw),
    requires(waitAfterDischarge, deferralLaw),
    cleanUntil(waitAfterDischarge),
    ...notLeftOut,
  ],
  cautions: ['An older record is no bar here, apart from the offenses that are left out.'],
});

const accident = chargeFact('crashWithOthers', false, said.noCrash);

export const noAccident = not(accident);

const drunkDriving = relief({
  ...petitionUnder('411.0726'),
  id: 'tx-nondisclosure-deferred-dwi',
  name: 'Nondisclosure of a deferred DWI or BWI',
  inForce: { from: '2019-09-01' },
  covers: all(deferred, misdemeanor, about('dui')),
  rules: [
    rule(
      'crime-covered',
      'It was driving or boating while drunk or on drugs',
      drunkDrivingOrBoating,
      deferredDwiLaw,
    ),
    requires(waited(years(2)).since('discharged'), deferredDwiLaw),
    firstTime(deferredDwiLaw),
    cleanUntil(twoYearsOn),
    rule('no-crash', 'No crash involved another person', noAccident, deferredDwiLaw, {
      otherwise: 'A crash involved another person',
    }),
    rule('no-finding-against', 'The judge made no finding against it', not(findingAgainst), deferredDwiLaw, {
      otherwise: 'The judge made a finding against it',
    }),
    ...notLeftOut,
  ],
});

export const deferrals: readonly Relief[] = [withoutPetition, byPetition, drunkDriving];
