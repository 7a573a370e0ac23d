import { all, any, type Condition, not } from '../../condition.ts';
import { years } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { convicted, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { law205, law206 } from './cites.ts';
import { classA, classB, classC, drugPossession, infraction, trafficOffense } from './classes.ts';
import { besideConviction, finesPaid, restitutionPaid } from './convictions.ts';
import { withinCleanSlateLimits } from './counts.ts';
import { clearedByItself } from './exclusions.ts';
import { automaticLimits, automaticSteps, noFee, sealedEffect } from './how.ts';
import { abeyanceOrConviction, acquittedOrDropped, entirely } from './non-convictions.ts';
import { noOpenCase, nothingPending, notSupervised } from './requirements.ts';
import { throughoutCase } from './same-case.ts';
import { byClass } from './waits.ts';

/** From the day of the conviction, or for a plea in abeyance from the day it was dismissed. */
function sinceDecided(count: number): Condition {
  const own = waited(years(count)).since('disposition');
  const dismissed = waited(years(count)).since('completed');
  return (matter) => (matter.charge.disposition === 'deferred' ? dismissed : own)(matter);
}

const five = sinceDecided(5);
const ofItsClass = byClass({ a: sinceDecided(7), b: sinceDecided(6), c: five });
const longEnough: Condition = (matter) => (matter.charge.level === 'infraction' ? five : ofItsClass)(matter);

const small = any(infraction, classB, classC, all(classA, drugPossession));
const automatic = {
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2026-01-01' },
  effect: sealedEffect,
  limits: automaticLimits,
  fee: noFee,
  steps: automaticSteps,
} as const;

const cleanSlate = relief({
  ...automatic,
  id: 'ut-clean-slate',
  name: 'Clean Slate: a small conviction, cleared by itself',
  covers: all(
    inAdultCourt,
    any(abeyanceOrConviction, all(ended('dismissed', 'acquitted'), besideConviction)),
    not(all(convicted, trafficOffense)),
  ),
  rules: [
    rule(
      'Every conviction in the case is an infraction, of class B or C, or class A drug possession',
      throughoutCase(abeyanceOrConviction, small),
      law205('(2)(a)'),
    ),
    rule(
      'You have waited since the day it was decided: 5 years for an infraction or class C, 6 for class B, 7 for class A drug possession',
      throughoutCase(abeyanceOrConviction, longEnough),
      law205('(2)(a)'),
    ),
    rule(
      'It was not a crime against a person, a weapon or sex crime, or family violence. It was not drunk or reckless driving',
      throughoutCase(abeyanceOrConviction, clearedByItself),
      law205('(3)'),
    ),
    rule('You owe no fines', throughoutCase(abeyanceOrConviction, finesPaid), law205('(3)')),
    rule(phrase.noRestitutionOwed, throughoutCase(abeyanceOrConviction, restitutionPaid), law205('(3)')),
    rule(noOpenCase, nothingPending, law205('(3)')),
    rule('You are not locked up, on probation or on parole', notSupervised, law205('(3)')),
    rule(
      'You are within the limits on the number of convictions',
      withinCleanSlateLimits,
      law205('(3); 77-40a-303(4)–(5)'),
    ),
  ],
  cautions: ['The prosecutor has 35 days to object. Then you must file a petition.'],
});

const withoutConviction = relief({
  ...automatic,
  id: 'ut-automatic-no-conviction',
  name: 'A case without a conviction, cleared by itself',
  covers: all(inAdultCourt, ended('acquitted', 'dismissed', 'diverted')),
  rules: [
    rule(
      'You were found not guilty of all charges, or all were dismissed with prejudice',
      entirely,
      law206('(2)'),
    ),
    rule(
      'You have waited 60 days since the acquittal, or 180 days since the dismissal',
      acquittedOrDropped(60, 180),
      law206('(2)'),
    ),
  ],
});

export const automaticReliefs: readonly Relief[] = [withoutConviction, cleanSlate];
