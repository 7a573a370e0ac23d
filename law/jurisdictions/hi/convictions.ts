import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { nothingClearedBefore } from '../../vocabulary/cleared-before.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  chargeFactAsked,
  convicted,
  convictedOrPardoned,
  crime,
  inAdultCourt,
  ofLevel,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { perhapsStillOwed } from '../../vocabulary/money.ts';
import { type DayOf, decided, plus } from '../../vocabulary/order.ts';
import {
  endedDuring,
  endedEarlier,
  endedLater,
  felonyElsewhereEarlier,
} from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { among, byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { drugLaw, pardonRule, propertyLaw, prostitutionLaw, voteLaw, youngDriverLaw } from './cites.ts';
import { partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

/**
 * Probation with drug treatment, §§ 706-622.5 and 706-622.9. Who was not on probation had none. After a first drug case
 * it is common; after a property crime it is rare, and presumed not to have been.
 */
const onProbation = sentencedTo('probation');
const drugTreatment = all(onProbation, chargeFactAsked('treatmentProbation'));
const propertyTreatment = all(onProbation, chargeFact('treatmentProbation', false, said.noDrugTreatment));

/** A felony for having or using drugs, or a crime with drug paraphernalia: § 706-622.5(1). */
const forOwnUse = any(ofLevel('felony'), under('329-43.5'));
const havingDrugs = all(convictedOrPardoned, about('drug_possession'), not(about('drug_sale')));

/** “Who has not previously been sentenced under this section.” */
const treatedEarlier = endedEarlier(all(inAdultCourt, havingDrugs, forOwnUse, drugTreatment));

/** Only once. Of what was cleared before we do not know under which law. */
const notUsedBefore = nothingClearedBefore(said.expungedBefore);

/** “Complied with other terms and conditions of probation”: what the judge ordered paid may be one of them. */
const treatmentFinished = {
  id: 'treatment-finished',
  text: 'You finished the treatment and the probation, with what you had to pay',
  holds: all(
    sentenceOver,
    perhapsStillOwed('fines', said.moneyOwed),
    perhapsStillOwed('restitution', said.moneyOwed),
  ),
} as const;

const drug = relief({
  ...how.byTheCourt,
  id: 'hi-expunge-drug-conviction',
  name: 'Expunging a drug conviction after treatment',
  covers: havingDrugs,
  pick: {
    id: 'drug-conviction-once',
    text: 'Hawaii expunges a drug conviction after treatment once in your life.',
    cite: drugLaw('(4)'),
    n: 1,
    byCase: true,
  },
  rules: [
    rule(
      'felony-or-paraphernalia',
      'It was a felony for having or using drugs, or a crime with drug paraphernalia',
      forOwnUse,
      drugLaw('(1)'),
      { otherwise: 'It was neither a drug felony nor a crime with drug paraphernalia' },
    ),
    rule(
      'not-meth-trafficking',
      'It was not meth trafficking (§§ 712-1240.7, 712-1240.8)',
      not(under('712-1240.7 712-1240.8')),
      drugLaw('(1)'),
      { otherwise: 'It was meth trafficking, which this law leaves out' },
    ),
    rule(
      'treatment-probation',
      'You were sentenced to probation with drug treatment under § 706-622.5',
      drugTreatment,
      drugLaw('(2); § 706-622.8'),
      { otherwise: 'You were not sentenced to probation with drug treatment' },
    ),
    rule(treatmentFinished.id, treatmentFinished.text, treatmentFinished.holds, drugLaw('(4)')),
    rule(
      'first-such-sentence',
      'You had no sentence to probation with drug treatment for a drug case before it',
      not(treatedEarlier),
      drugLaw('(4)'),
      { otherwise: 'You had such a sentence for a drug case before it' },
    ),
    rule(
      'only-once',
      'You have not had a conviction expunged this way before',
      notUsedBefore,
      drugLaw('(4)'),
    ),
  ],
  cautions: ['You get this once in your life. If the rules are met, the court must grant it.'],
});

const propertyFelony = all(
  convictedOrPardoned,
  ofLevel('felony'),
  under('708-*', about('theft', 'fraud', 'burglary', 'property_damage', 'trespass')),
);
const classC = rule('class-c', 'It was a Class C felony', graded('c'), propertyLaw('(1)'), {
  otherwise: 'It was not a Class C felony',
});

const property = relief({
  ...how.byTheCourt,
  id: 'hi-expunge-property-conviction',
  name: 'Expunging a first property felony after treatment',
  covers: propertyFelony,
  rules: [
    classC,
    rule(
      'treatment-probation',
      'You were sentenced to probation with drug treatment under § 706-622.9',
      propertyTreatment,
      propertyLaw('(2)'),
      { otherwise: 'You were not sentenced to probation with drug treatment' },
    ),
    rule(treatmentFinished.id, treatmentFinished.text, treatmentFinished.holds, propertyLaw('(3)')),
    rule(
      'no-earlier-felony',
      'You had no felony conviction before it, in Hawaii or elsewhere',
      all(
        not(endedEarlier(all(inAdultCourt, convicted, ofLevel('felony')))),
        not(felonyElsewhereEarlier(said.felonyElsewhereBefore)),
      ),
      propertyLaw('(3)'),
      { otherwise: 'You had a felony conviction before it' },
    ),
  ],
  cautions: ['If the rules are met, the court must grant it.'],
});

const felonyHere = all(inAdultCourt, convicted, ofLevel('felony'));
const noFelonyElsewhere: FactCondition = ({ file: { answers } }) => {
  const felonies = answers.elsewhere?.felonies;
  return felonies === undefined ? unknown('elsewhere.felonies') : fact(felonies === 0);
};

/** § 706-622.9(4), by Act 168 of 2024, for who was sentenced before the section began on June 22, 2006. */
const oldProperty = relief({
  ...how.byTheCourt,
  id: 'hi-expunge-old-property-conviction',
  name: 'Expunging a first property felony from before June 22, 2006',
  covers: all(propertyFelony, happenedBefore('disposition', '2006-06-22')),
  howOften: {
    id: 'old-property-felony-once',
    text: 'For a property felony from before June 22, 2006, Hawaii does this once in your life.',
    cite: propertyLaw('(4)'),
  },
  rules: [
    classC,
    rule(
      'sentence-kept',
      'You did all that your sentence asked',
      treatmentFinished.holds,
      propertyLaw('(4)'),
    ),
    rule(
      'no-other-felony',
      'You have no other felony conviction, before it or since, in Hawaii or elsewhere',
      all(not(endedEarlier(felonyHere)), not(endedLater(felonyHere)), noFelonyElsewhere),
      propertyLaw('(4)'),
      { otherwise: 'You were convicted of another felony too' },
    ),
    rule(
      'only-once',
      'You have not had a conviction expunged this way before',
      notUsedBefore,
      propertyLaw('(4)'),
    ),
  ],
  cautions: [
    'The judge must find that you could have had probation with treatment under today’s law, unless you finished a treatment program. The judge must also find that you are not violent now.',
    'You get this once in your life.',
    'We read of this law in an account of it. Get legal help.',
  ],
});

/** Having a little marijuana, and selling sex, are less than felonies: a felony of that kind was another crime. */
const notFelony = not(ofLevel('felony'));

const alone: FactCondition = (matter) => fact(companions(matter).length === 0);

const marijuana = relief({
  ...how.byTheCourt,
  id: 'hi-expunge-three-grams',
  name: 'Expunging a conviction for 3 grams of marijuana or less',
  covers: all(
    convictedOrPardoned,
    under('712-1249', all(about('marijuana'), about('drug_possession'), notFelony)),
    not(about('drug_sale')),
  ),
  rules: [
    rule(
      'three-grams',
      'It was 3 grams of marijuana or less',
      chargeFactAsked('threeGrams'),
      drugLaw('(5)'),
      { otherwise: 'It was more than 3 grams' },
    ),
    rule('no-other-charge', 'You were charged with nothing else then', alone, drugLaw('(5)'), {
      otherwise: 'You were charged with something else too',
    }),
  ],
  cautions: ['If the rules are met, the court must grant it.'],
  first: lookUp,
  steps: [
    'File a motion to expunge under § 706-622.5(5) in the court that convicted you. Name the case number and the amount.',
    ...how.byTheCourt.steps.slice(2),
  ],
});

const alcoholCase = all(inAdultCourt, convicted, about('dui', 'alcohol_minor'));

const youngDriver = relief({
  ...how.byTheCourt,
  id: 'hi-expunge-young-driver',
  name: 'Expunging driving with any alcohol under 21',
  covers: all(convictedOrPardoned, about('dui', 'alcohol_minor', 'traffic'), youngerThan(21)),
  rules: [
    rule(
      'under-21-law',
      'The case was under § 291E-64, for driving under 21 with any alcohol. Drunk driving (§ 291E-61) is not covered',
      any(
        under('291E-64', among(about('dui'), onlySectionTells)),
        all(under('291-4.3'), () => judgement(said.oldYoungDriver)),
      ),
      youngDriverLaw,
      { otherwise: 'The case was not under § 291E-64' },
    ),
    requires(hasTurned(21), youngDriverLaw),
    requires(sentenceOver, youngDriverLaw),
    rule(
      'first-time',
      'You had no alcohol case before it or since',
      all(
        not(endedEarlier(alcoholCase)),
        not(endedLater(alcoholCase)),
        noneElsewhere(judgement(said.alcoholElsewhere)),
      ),
      youngDriverLaw,
      { otherwise: 'You had another alcohol case' },
    ),
    rule(
      'no-later-contact',
      'You had no other stop or license action for alcohol or drugs while driving',
      not(chargeFact('laterAlcoholDrugContact', false, said.noLaterAlcohol)),
      youngDriverLaw,
      { otherwise: 'You had another stop or license action for alcohol or drugs' },
    ),
  ],
});

const ofPenalCode = [
  'homicide',
  'assault',
  'violent',
  'domestic_violence',
  'sexual',
  'child_victim',
  'elder_victim',
  'kidnapping',
  'robbery',
  'burglary',
  'arson',
  'drug_possession',
  'drug_sale',
  'marijuana',
  'theft',
  'fraud',
  'property_damage',
  'trespass',
  'public_order',
  'prostitution',
  'harassment',
  'obstruction',
  'official_misconduct',
  'animal_cruelty',
  'escape',
  'gambling',
  'contempt',
] as const;

/** Title 37, violations too: HRS §§ 701-100, 701-107. Driving, drinking, guns and court orders have laws of their own. */
const underPenalCode = under(
  '701-* 702-* 703-* 704-* 705-* 706-* 707-* 708-* 709-* 710-* 711-* 712-* 713-*',
  byKind(
    [when(crime, anything, onlySectionTells), ...ofPenalCode],
    [readAs(never, said.notPenalCode), 'dui', 'traffic', 'alcohol_minor'],
    [onlySectionTells, 'weapon', 'protection_order', 'other'],
  ),
);

const threeYearsLater: DayOf = (matter) => plus(decided(matter), years(3));

/** Of these two sections only some parts are about the person who is paid. */
const soldParts = '712-1206(2) 712-1207(1)(a) 712-1207(2)(a)';
const partOpen: FactCondition = () => judgement(said.partOfProstitutionLaw);

const prostitution = relief({
  id: 'hi-vacate-prostitution',
  name: 'Vacating a prostitution conviction',
  kind: 'vacatur',
  covers: all(
    convictedOrPardoned,
    under(
      '712-1200 712-1206 712-1207',
      among(all(about('prostitution'), notFelony), readAs(always, said.prostitutionItself)),
    ),
  ),
  rules: [
    rule(
      'sold-not-bought',
      'It was for selling sex, not for buying it or pimping',
      any(not(under('712-1206 712-1207')), under(soldParts), all(partUntold(soldParts), partOpen)),
      prostitutionLaw,
      { otherwise: 'It was for buying sex or for pimping' },
    ),
    requires(waited(years(3)).since('conviction'), prostitutionLaw),
    rule(
      'no-penal-code-offense-in-wait',
      'You had no conviction under the Hawaii Penal Code (chapters 701 to 713) in the 3 years after it',
      not(endedDuring(decided, threeYearsLater, all(inAdultCourt, convicted, underPenalCode))),
      prostitutionLaw,
      { otherwise: 'You had a conviction under the Hawaii Penal Code in the 3 years after it' },
    ),
  ],
  effect: 'The court takes back the conviction. After that the arrest can be expunged.',
  limits: [
    'It is for people who were paid. Paying for sex and pimping are not covered.',
    phrase.privateCopies,
  ],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'File a motion to vacate under § 712-1209.6 in the court that convicted you. It also reaches a lesser charge you pleaded to.',
    'Go to the hearing. If you had no conviction in those 3 years, the court must grant it.',
    'Then apply to the Attorney General to expunge the arrest.',
  ],
});

const pardon = relief({
  id: 'hi-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  covers: all(adultConviction, crime),
  rules: [rule('convicted-here', 'A Hawaii court convicted you', anything, pardonRule)],
  effect: 'The governor forgives the crime. It gives back rights such as sitting on a jury.',
  limits: ['A pardon does not expunge the record.', 'It gives back gun rights only if it says so.'],
  cautions: ['The governor decides. The Paroling Authority and the Attorney General look into it first.'],
  fee: phrase.noFee,
  first: task('get_form', 'Get the pardon application from the Hawaii Paroling Authority.'),
  steps: ['Two people who know you write for you. You are interviewed. It took about 8 months.'],
});

const vote = rightToVote({
  id: 'hi-vote',
  voting: whileLockedUp(),
  automatic: true,
  covers: all(adultConviction, ofLevel('felony')),
  rules: [requires(notLockedUpForFelony, voteLaw)],
  limits: ['Holding public office comes back when your whole sentence is over.'],
});

export const convictionReliefs: readonly Relief[] = [
  prostitution,
  marijuana,
  drug,
  property,
  oldProperty,
  youngDriver,
  pardon,
  vote,
];
