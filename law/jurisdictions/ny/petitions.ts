import { all, any, anyAmong, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, judgement, unknown } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import {
  chargeFact,
  chargeFactOr,
  convicted,
  inAdultCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { nothingPending, notRegistered } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askIfCleared, hotline } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, sameCase } from '../../vocabulary/whole-record.ts';
import { favorableEnd, procedure, tenYearLaw } from './code.ts';
import {
  certificateFee,
  certificates,
  checkRecord,
  lawyer,
  mayExplain,
  notUndone,
  noWaiver,
  onMotion,
  sealedByItself,
  sealedEffect,
  sealingForms,
  seenBy,
  seenByFew,
  whereToApply,
} from './how.ts';
import { drugCrime, erased, oldMarijuanaLaw, shutOutAfterTenYears } from './offenses.ts';
import {
  conviction,
  crime,
  crimeConviction,
  felony,
  found,
  lastSentenceOrRelease,
  ofEveryNewerCrime,
  sinceEveryCrime,
  sinceSentenceOrRelease,
} from './record.ts';
import { said } from './said.ts';
import { treatable } from './sections.ts';

const marijuana = relief({
  ...sealedByItself,
  id: 'ny-marijuana-expungement',
  name: 'Marijuana or loitering: the conviction is erased by law',
  kind: 'expungement',
  inForce: { from: '2021-03-31' },
  covers: all(conviction, erased),
  rules: [
    rule(
      'crime-covered',
      'It was for up to 16 ounces of marijuana, or for selling up to 25 grams. Or it was loitering for prostitution',
      erased,
      favorableEnd('(3)(k), (5)'),
    ),
  ],
  effect: 'The law treats the arrest and the conviction as if they never happened. You need not tell anyone.',
  limits: seenByFew,
  cautions: ['Not a citizen? Ask an immigration lawyer first. You may still need to show the papers.'],
  first: askIfCleared,
  steps: [
    ...sealedByItself.steps,
    'You can ask the court that convicted you to destroy the papers too, for free.',
  ],
  forms: [
    {
      name: 'Application to destroy an expunged marijuana conviction record',
      url: 'https://www.nycourts.gov/FORMS/destroy-expunged-marihuana-conviction/index.shtml',
    },
  ],
});

const heavierMarijuana = relief({
  ...onMotion,
  id: 'ny-marijuana-motion',
  name: 'Ask the court to undo or lower an old marijuana conviction',
  kind: 'vacatur',
  inForce: { from: '2021-03-31' },
  covers: all(conviction, oldMarijuanaLaw, not(erased)),
  rules: [
    rule(
      'old-marijuana-law',
      'It was under the marijuana law that ended on March 31, 2021',
      oldMarijuanaLaw,
      procedure('440.46-a', '(2)'),
    ),
  ],
  effect:
    'If it is no crime today, the conviction is cancelled and erased. If it is a smaller crime, the judge can put that one in its place.',
  first: askClerk,
  steps: [lawyer, 'File the form with the court that convicted you.', checkRecord],
  forms: [
    {
      name: 'Application for resentencing',
      url: 'https://www.nycourts.gov/LegacyPDFs/forms/criminal/pdfs/MarijuanaResentencingApplicationCPL440.46-a-fillable.pdf',
    },
  ],
});

const trafficking = relief({
  ...onMotion,
  id: 'ny-trafficking-vacatur',
  name: 'Undo a conviction from when you were trafficked',
  kind: 'vacatur',
  covers: all(inAdultCourt, found, traffickingVictim),
  rules: [
    rule(
      'trafficked',
      'You did it because you were a victim of sex or labor trafficking',
      traffickingVictim,
      procedure('440.10', '(1)(i), (6)'),
    ),
  ],
  effect: 'The court cancels the conviction, drops the charge and seals the case.',
  cautions: ['You must show how you were trafficked. Official papers help but are not needed.'],
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'They file a motion with the court that convicted you. You can ask to keep it confidential.',
  ],
});

/** Of people in drug cases we presume that they did not; of others only who says so is asked. */
const drugTreatment = chargeFactOr(
  'drugTreatment',
  all(drugCrime, chargeFact('drugTreatment', false, said.noTreatmentFinished)),
);

/** § 410.91(5), of which not every crime could be read. */
const otherTreatable: FactCondition = ({ charge }) =>
  treatable(charge) ? always : judgement(said.listedIn41091);

const treatmentLaw = procedure('160.58', '(1)–(2)');

const treatment = relief({
  ...onMotion,
  id: 'ny-drug-treatment-sealing',
  name: 'Ask the court to seal a case after drug treatment',
  covers: all(crimeConviction, drugTreatment),
  rules: [
    rule(
      'treatment-finished',
      'You finished a drug treatment program that the court ordered',
      drugTreatment,
      treatmentLaw,
    ),
    rule(
      'crime-covered',
      'It was a drug crime or another listed crime',
      any(drugCrime, otherTreatable),
      treatmentLaw,
    ),
    requires(sentenceOver, treatmentLaw),
  ],
  effect: `${sealedEffect} The court can also seal up to three older drug misdemeanors.`,
  limits: [seenBy, 'The seal is lifted if you are arrested for a crime again, until that case ends well.'],
  first: askClerk,
  steps: [lawyer, 'Make a motion in the court that sent you to treatment.'],
});

/** Only what a judge sealed counts, and only the person knows. */
const notSealedBefore: FactCondition = ({ file: { answers } }) => {
  if (answers.reliefReceived === 0) return always;
  return answers.reliefReceived === undefined ? unknown('reliefReceived') : judgement(said.sealedBefore);
};

/** A newer crime must be one for which sealing can be asked too. */
const noNewerLeftOut = ofEveryNewerCrime(not(shutOutAfterTenYears));

const tenYears = sinceSentenceOrRelease(years(10));

/**
 * § 160.59(1)(a): eligible offenses of one event are considered one. The first of a case stands for all of them; what
 * no judge may seal counts by itself.
 */
function eligibleOnceACase(which: FactCondition): FactCondition {
  const eligible = all(convicted, which, not(shutOutAfterTenYears));
  const eligibleBefore: FactCondition = (matter) => {
    const charges = sameCase(matter);
    return anyAmong(charges.slice(0, charges.indexOf(matter)), (other) => ask(eligible, other));
  };
  return all(which, not(all(eligible, eligibleBefore)));
}

const afterTenYears = relief({
  ...onMotion,
  id: 'ny-ten-year-sealing',
  name: 'Ask the court to seal a conviction after 10 years',
  howOften: {
    id: 'two-convictions',
    text: 'New York judges seal two convictions in your life, at most one of them a felony.',
    cite: tenYearLaw('(2)(a), (4)'),
  },
  inForce: { from: '2017-10-07' },
  covers: crimeConviction,
  rules: [
    requires(
      waited(years(10))
        .counted(all(tenYears, sinceEveryCrime(tenYears)), 'Time locked up does not count')
        .since(lastSentenceOrRelease),
      tenYearLaw('(5)'),
    ),
    rule(
      'not-left-out',
      'It is not a sex crime, a class A felony, a killing or a violent felony',
      not(shutOutAfterTenYears),
      tenYearLaw('(1)(a)'),
      {
        otherwise:
          'It is a sex crime, a class A felony, a killing or a violent felony. This law leaves those out',
      },
    ),
    rule(
      'two-convictions-at-most',
      'You have at most two convictions for crimes. Those from one event that a judge can seal count once',
      ofWholeRecord(atMost(2, eligibleOnceACase(crime))),
      tenYearLaw('(1)(a), (2)(a), (3)(h)'),
    ),
    rule(
      'one-felony-at-most',
      'At most one of them is a felony',
      ofWholeRecord(atMost(1, eligibleOnceACase(felony))),
      tenYearLaw('(1)(a), (2)(a), (3)(h)'),
    ),
    rule(
      'no-newer-conviction',
      'You have no newer conviction for a crime, unless a judge can seal that one too',
      noNewerLeftOut,
      tenYearLaw('(3)(f)'),
      { otherwise: 'You have a newer conviction for a crime' },
    ),
    requires(nothingPending, tenYearLaw('(3)(e)')),
    requires(notRegistered, tenYearLaw('(3)(a)')),
    rule(
      'two-not-yet-sealed',
      'A court did not already seal two convictions for you',
      notSealedBefore,
      tenYearLaw('(3)(b)–(c)'),
      { otherwise: 'A court has already sealed two convictions for you' },
    ),
  ],
  effect: `${sealedEffect} A judge can do it before Clean Slate does. Most jobs that check fingerprints no longer see it.`,
  limits: [seenBy, mayExplain, ...notUndone],
  cautions: [
    `${phrase.judgeMaySayNo} The District Attorney has 45 days to object, and then there is a hearing. If they do not object, the judge may decide without one.`,
    'The judge looks at the time since your last conviction, how serious your crimes were and what a victim says. They also look at what you have done since, what sealing would do for you, and public safety.',
    'The judge gets your whole record from the state and the FBI, sealed cases too.',
    noWaiver,
    'A conviction in another state is no bar, but the judge may weigh it.',
  ],
  fee: `We found no court fee. ${certificateFee}`,
  first: askClerk,
  steps: [
    `${certificates} If you cannot get one, explain why.`,
    'Fill in the application and swear why it should be granted. Without your reasons the judge must say no. Sign it before a notary. Add letters and proof of work, school, treatment or volunteer work.',
    'Say also if you have asked, or plan to ask, to seal another conviction. Add a copy of what you filed.',
    whereToApply,
  ],
  forms: [{ name: 'Application to seal a conviction after 10 years', url: sealingForms }],
});

export const undoing = [marijuana, heavierMarijuana, trafficking];
export const petitions = [treatment, afterTenYears];
