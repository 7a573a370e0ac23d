import { all, any, not } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import {
  about,
  chargeFact,
  convicted,
  ended,
  inAdultCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { askClerk, hotline } from '../../vocabulary/tasks.ts';
import { called, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { reemploymentLaw, traffickingLaw, veteransLaw } from './cites.ts';
import { fineOnly, onProbation } from './classes.ts';
import { notLeftOut } from './exclusions.ts';
import { cleanUntil } from './first-time.ts';
import { graded } from './grades.ts';
import { petitionUnder } from './how.ts';
import { said } from './said.ts';
import { twoYearsOn } from './waits.ts';

const trafficking = relief({
  ...petitionUnder('411.0728'),
  first: hotline,
  id: 'tx-nondisclosure-trafficking',
  name: 'Nondisclosure for trafficking victims',
  inForce: { from: '2019-09-01' },
  covers: all(
    inAdultCourt,
    ended('convicted', 'deferred'),
    traffickingVictim,
    about('prostitution', 'marijuana', 'theft'),
  ),
  rules: [
    rule('trafficked', 'You did it only because you were trafficked', traffickingVictim, traffickingLaw),
    rule(
      'crime-covered',
      'It was prostitution, or theft or marijuana of Class B or C',
      any(about('prostitution'), fineOnly, all(misdemeanor, graded('b'))),
      traffickingLaw,
    ),
    requires(waited(years(1)).since(called('your sentence or the case ended', 'completed')), traffickingLaw),
    rule(
      'helped-police',
      'You helped the police against the trafficker if they asked, or could not because of your age or a disability',
      chargeFact('helpedPolice', true, said.helpedPolice),
      traffickingLaw,
    ),
    // § 411.0728(b) asks for § 411.074(b) only: a new conviction in the meantime is no bar.
    ...notLeftOut,
  ],
});

const veterans = relief({
  ...petitionUnder('411.0727'),
  id: 'tx-nondisclosure-veterans-court',
  name: 'Nondisclosure after a veterans treatment court',
  inForce: { from: '2017-09-01' },
  covers: all(
    inAdultCourt,
    ended('convicted', 'deferred'),
    chargeFact('veteransCourt', false, said.noVeteransCourt),
  ),
  rules: [
    requires(waited(years(2)).since('program'), veteransLaw),
    rule(
      'no-gravest-crime',
      'You were never convicted of one of the gravest violent or sex crimes',
      not(chargeFact('graveConviction', false, said.noGravestCrime)),
      veteransLaw,
      { otherwise: 'You were convicted of one of the gravest violent or sex crimes' },
    ),
    rule(
      'not-drunk-driving-conviction',
      'It was not a conviction for drunk driving',
      not(all(convicted, about('dui'))),
      veteransLaw,
      { otherwise: 'It was a conviction for drunk driving' },
    ),
    cleanUntil(twoYearsOn),
    ...notLeftOut,
  ],
});

/** § 411.0729(b): whatever else the subchapter asks for. */
const reemployed = relief({
  ...petitionUnder('411.0729'),
  id: 'tx-nondisclosure-reemployment',
  name: 'Nondisclosure after a veterans reemployment program',
  covers: all(
    inAdultCourt,
    ended('convicted', 'deferred'),
    chargeFact('veteransReemployment', false, said.noReemployment),
  ),
  rules: [
    rule('a-misdemeanor', 'It was a misdemeanor', misdemeanor, reemploymentLaw),
    rule(
      'on-probation',
      'You were put on probation for it, or the case was deferred',
      any(ended('deferred'), onProbation),
      reemploymentLaw,
    ),
    rule(
      'program-finished',
      'You finished the program and all of your probation',
      sentenceOver,
      reemploymentLaw,
    ),
  ],
  fee: 'None if the court makes the order by itself. For a petition it is the county’s usual fee for a civil case, often about $280.',
  first: askClerk,
  steps: [
    'The law asks for no petition. The court is to hold a hearing and make the order, unless that would not be just.',
    'Ask the clerk of the court that put you on probation whether an order under section 411.0729 was made.',
    'If not, ask whether the court sets a hearing without a petition. If it wants one, use the state’s petition for section 411.0729.',
    'Bring proof of your service, and that you finished the program and probation.',
  ],
});

export const victimsAndVeterans: readonly Relief[] = [trafficking, veterans, reemployed];
