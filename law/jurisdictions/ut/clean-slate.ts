import { all, any, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { days, years } from '../../record/day.ts';
import { convicted, ended, inAdultCourt, infraction } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedBy } from '../../vocabulary/waiting.ts';
import { law } from './cites.ts';
import { classA, classBOrC, drugPossession } from './classes.ts';
import { besideConviction, finesPaid, restitutionPaid, trafficCase } from './convictions.ts';
import { withinCleanSlateLimits } from './counts.ts';
import { clearedByItself } from './exclusions.ts';
import { byItself, sealedEffect } from './how.ts';
import { entirely } from './non-convictions.ts';
import { noOpenCase, nothingPending, notUnderCorrections } from './requirements.ts';
import { throughoutCase } from './same-case.ts';
import { byClass, dayDecided, sinceDecided } from './waits.ts';

const decided = ended('convicted', 'deferred');
const five = sinceDecided(years(5));
const longEnough = when(infraction, five, byClass(sinceDecided(years(7)), sinceDecided(years(6)), five));
const small = any(infraction, classBOrC, all(classA, drugPossession));

const automatic = {
  ...byItself,
  inForce: { from: '2026-01-01' },
  effect: sealedEffect,
  limits: [
    'It reaches the court’s and the state bureau’s records only. A petition also reaches the police and other agencies.',
    'Nobody tells you. The court runs it each month, and it can take some months.',
  ],
} as const;

export const automaticReliefs: readonly Relief[] = [
  relief({
    ...automatic,
    id: 'ut-automatic-no-conviction',
    name: 'A case without a conviction, cleared by itself',
    covers: all(inAdultCourt, ended('acquitted', 'dismissed', 'diverted')),
    rules: [
      rule(
        'whole-case',
        'You were found not guilty of all charges, or all were dismissed with prejudice',
        entirely,
        law(206, '(2)'),
      ),
      requires(
        waitedBy([days(60), 'if you were found not guilty'], [days(180), 'after a dismissal'])
          .counted(when(ended('acquitted'), sinceDecided(days(60)), sinceDecided(days(180))))
          .since(dayDecided),
        law(206, '(2)'),
      ),
    ],
  }),
  relief({
    ...automatic,
    id: 'ut-clean-slate',
    name: 'Clean Slate: a small conviction, cleared by itself',
    covers: all(
      inAdultCourt,
      any(decided, all(ended('dismissed', 'acquitted'), besideConviction)),
      not(all(convicted, trafficCase)),
    ),
    rules: [
      rule(
        'minor-classes',
        'Every conviction in the case is an infraction, of class B or C, or class A drug possession',
        throughoutCase(decided, small),
        law(205, '(2)(a)'),
      ),
      requires(
        waitedBy(
          [years(5), 'for an infraction or class C'],
          [years(6), 'for class B'],
          [years(7), 'for class A drug possession'],
        )
          .counted(throughoutCase(decided, longEnough))
          .since(dayDecided),
        law(205, '(2)(a)'),
      ),
      rule(
        'not-left-out',
        'It was not a crime against a person, a weapon or sex crime, or family violence. It was not drunk or reckless driving',
        throughoutCase(decided, clearedByItself),
        law(205, '(3)'),
        { otherwise: 'It is one of the crimes that Utah does not clear by itself' },
      ),
      rule('fines-paid', 'You owe no fines', throughoutCase(decided, finesPaid), law(205, '(3)'), {
        otherwise: 'You still owe fines',
      }),
      rule(
        'restitution-paid',
        phrase.noRestitutionOwed,
        throughoutCase(decided, restitutionPaid),
        law(205, '(3)'),
        { otherwise: phrase.unmet.restitutionOwed },
      ),
      rule('no-open-case', noOpenCase, nothingPending, law(205, '(3)'), {
        otherwise: 'You have an open criminal case',
      }),
      rule(
        'not-supervised',
        'You are not in state prison, nor on probation or parole under the Department of Corrections',
        notUnderCorrections,
        law(205, '(3)'),
        {
          otherwise: 'You are in state prison, or on probation or parole under the Department of Corrections',
        },
      ),
      rule(
        'within-limits',
        'You are within the limits on the number of convictions',
        withinCleanSlateLimits,
        law(205, '(3); 77-40a-303(4)–(5)'),
        {
          otherwise:
            'You are over the limits: 2 felonies, 3 convictions with 2 of class A, 4 with 3 of class B, or 5 in all. Drug possession counts apart, and one case counts once',
        },
      ),
    ],
    cautions: ['If the prosecutor objects within 35 days, you must file a petition instead.'],
  }),
];
