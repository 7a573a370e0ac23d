import { all, ask, type Condition, type FactCondition, not, when } from '../../condition.ts';
import { years } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { about, convicted, graded, inAdultCourt } from '../../vocabulary/facts.ts';
import { underSection } from '../../vocabulary/statute.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { never } from '../../when.ts';
import { gs } from './cites.ts';
import { notUsedBefore } from './earlier-expunctions.ts';
import { crime, excepted, felony, misdemeanor } from './exclusions.ts';
import { goodCharacter, petition } from './how.ts';
import {
  adultConviction,
  cautions,
  closing,
  expunction,
  forAll,
  kindRules,
  nothingViolentElsewhere,
} from './nonviolent.ts';
import {
  anotherSession,
  atMostFelonySessions,
  committedWithin24Months,
  noOther,
  nothingElseFor,
} from './sessions.ts';

/** Breaking or entering a building, G.S. 14-54(a), waits five years longer. A class H break-in is read as that. */
const breakIn = underSection(['14-54'], {
  among: all(about('burglary'), graded('h')),
  untold: 'excluded',
  assumption: 'We assumed this was breaking or entering a building.',
});

const adultFelony = all(adultConviction, felony);
const severalFelonies = anotherSession(all(inAdultCourt, felony));

const lightMisdemeanor: FactCondition = all(crime, misdemeanor);
const exceptedMisdemeanor: FactCondition = all(misdemeanor, excepted);

const noFelonyElsewhere = ofWholeRecord(atMost(0, () => never, { elsewhere: 'felonies' }));

const felonyRecord = [
  rule(
    'You had no misdemeanor conviction in the last 5 years, traffic apart. A DWI counts',
    nothingElseFor(years(5), lightMisdemeanor),
    gs.felonies('(c2)'),
  ),
  rule(
    'You were never convicted of a misdemeanor that is violent or shut out',
    all(noOther(exceptedMisdemeanor), nothingViolentElsewhere),
    gs.felonyForm,
  ),
  rule('You have no felony from another state or a federal court', noFelonyElsewhere, gs.felonyForm),
  rule(
    'You have not had a felony expunged under this law before',
    notUsedBefore('felony'),
    gs.felonies('(c)'),
  ),
  ...closing(gs.felonyForm),
];

const felonyForm = 'Fill in form AOC-CR-297 for felonies.';

const one = relief({
  ...expunction,
  id: 'nc-one-felony',
  name: 'Expunge a nonviolent class H or I felony after 10 years',
  inForce: { from: '2017-12-01' },
  covers: all(adultFelony, not(severalFelonies)),
  rules: [
    ...kindRules,
    rule(
      '10 years have passed since your conviction and since your whole sentence ended. For breaking or entering a building it is 15',
      when(
        breakIn,
        waited(years(15)).since('disposition', 'completed'),
        waited(years(10)).since('disposition', 'completed'),
      ),
      gs.felonies('(c)(2)'),
    ),
    rule(
      'Your other felonies of that session were nonviolent too',
      noOther(all(felony, excepted)),
      gs.felonyForm,
    ),
    ...felonyRecord,
  ],
  cautions,
  steps: petition(felonyForm, goodCharacter),
});

const isFelony = all(inAdultCourt, convicted, felony);

const twentyYears = forAll(isFelony, waited(years(20)).since('disposition', 'completed'));

/** The court form speaks of misdemeanors “over the twenty-year period”; what it asks of older ones was not read. */
const noMisdemeanorInDoubt: Condition = (matter) => {
  const clean = ask(twentyYearsWithoutMisdemeanor, matter);
  if (clean.latest <= matter.file.asOf) return clean;
  return {
    ...clean,
    earliest: Number.NEGATIVE_INFINITY,
    questions: ['Does a misdemeanor from the last 20 years stop it?'],
  };
};
const twentyYearsWithoutMisdemeanor = nothingElseFor(years(20), lightMisdemeanor);

const several = relief({
  ...expunction,
  id: 'nc-felonies',
  name: 'Expunge two or three nonviolent felonies after 20 years',
  inForce: { from: '2021-12-01' },
  covers: all(adultFelony, severalFelonies),
  rules: [
    ...kindRules,
    rule(
      'Your felonies come from at most three sessions of court',
      atMostFelonySessions(3),
      gs.felonies('(c)(2)'),
    ),
    rule('All your felonies were committed within 24 months', committedWithin24Months, gs.felonyForm),
    rule(
      'None of your felonies is a violent or shut-out crime',
      noOther(all(felony, excepted)),
      gs.felonyForm,
    ),
    rule(
      '20 years have passed since your last felony conviction and since your last sentence ended',
      twentyYears,
      gs.felonies('(c)(2)'),
    ),
    rule('No misdemeanor from those years stands in the way', noMisdemeanorInDoubt, gs.felonyForm),
    ...felonyRecord,
  ],
  cautions,
  steps: petition(felonyForm, goodCharacter),
});

export const felonies = [one, several];
