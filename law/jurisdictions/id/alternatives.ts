import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import {
  about,
  convictedOrPardoned,
  crime,
  ended,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

/** The Commission’s own rule. */
const pardonRule = other(
  'Idaho Admin. Code r. 50.01.01.550',
  'https://regulations.justia.com/states/idaho/50/50-01-01/section-50-01-01-550',
);
const againstPerson = about(
  'homicide',
  'assault',
  'violent',
  'domestic_violence',
  'sexual',
  'child_victim',
  'elder_victim',
  'kidnapping',
  'robbery',
);
const drunkDriving: FactCondition = about('dui');

/** Any other crime may do, if the court finds so. */
const otherCrime: FactCondition = () => judgement(said.traffickingShown);

export const trafficking = relief({
  id: 'id-trafficking-vacatur',
  name: 'Undoing what a trafficking victim was made to do',
  kind: 'vacatur',
  inForce: { from: '2015-07-01' },
  covers: all(inAdultCourt, not(ended('pending')), crime),
  rules: [
    rule(
      'trafficked',
      'You did it because a trafficker made you',
      traffickingVictim,
      cite('67-3014(1), (2)'),
      {
        otherwise: 'You did not say that you were trafficked',
      },
    ),
    rule(
      'waited-after-arrest',
      'If you were never charged, 2 years have passed since the arrest',
      when(ended('no_charges'), waited(years(2)).since('disposition'), () => always),
      cite('67-3014(4)'),
    ),
    rule(
      'crime-covered',
      'It was prostitution, or a crime the court finds fit, to which coercion can be a defense',
      any(under('18-5613', about('prostitution')), otherCrime),
      cite('67-3014(2)'),
    ),
  ],
  effect:
    'The court undoes the conviction and orders all records destroyed. You may swear that it never happened.',
  cautions: [
    'If you told the jury that you were forced and were convicted, this way is closed.',
    'File within a reasonable time. Hearings are closed to the public.',
  ],
  fee: phrase.feeUnconfirmed,
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'File a civil petition under oath. Say who the trafficker was, when and how it began, and how it led to the case.',
    'Give the prosecutor a copy, or the police if you were never charged.',
  ],
});

export const alternatives: readonly Relief[] = [
  relief({
    id: 'id-seal-by-rule',
    name: 'Asking the judge to seal the court file',
    kind: 'sealing',
    alternative: true,
    covers: all(inAdultCourt, not(ended('pending'))),
    rules: [
      rule(
        'privacy-weighs-more',
        'The judge finds that your privacy weighs more than the public’s right to see the file',
        () => judgement(said.sealByRule),
        other('Idaho Court Administrative Rule 32(i)', 'https://isc.idaho.gov/icar32'),
      ),
    ],
    effect: 'The court’s file, or a part of it, is closed to the public.',
    cautions: [
      'Courts grant this seldom. That it is hard to find work was not enough in State v. Gurney (2012).',
    ],
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: ['File a motion to seal in the old case, and show what harm the open file does to you.'],
  }),
  relief({
    id: 'id-pardon',
    name: 'Pardon',
    kind: 'pardon',
    alternative: true,
    covers: all(inAdultCourt, ended('convicted'), crime),
    rules: [
      requires(sentenceOver, pardonRule),
      rule(
        'waited',
        '5 years have passed since your sentence ended, or 10 for crimes of violence, sex or against a person',
        when(againstPerson, waited(years(10)).since('completed'), waited(years(5)).since('completed')),
        pardonRule,
      ),
      rule(
        'waited-after-dui',
        'For drunk driving, 15 years have passed since you pleaded or were found guilty',
        any(not(drunkDriving), waited(years(15)).since('conviction')),
        pardonRule,
      ),
    ],
    effect: 'The Commission forgives the crime and gives back civil rights, guns included.',
    limits: ['A pardon erases nothing. The record then shows the pardon.'],
    cautions: [
      'For crimes that carry life or death, the governor must agree within 30 days.',
      'You may ask once in 12 months.',
    ],
    fee: 'None that we found.',
    first: task('get_form', 'Get the pardon application from the Commission of Pardons and Parole.'),
    steps: ['Say why you ask. The Commission decides whether to hold a hearing.'],
  }),
  rightToVote({
    id: 'id-vote',
    voting: untilSentenceOver({ misdemeanors: phrase.misdemeanorsVoteOutside }),
    automatic: true,
    covers: all(convictedOrPardoned, ofLevel('felony')),
    rules: [requires(sentenceOver, cite('18-310(2)'))],
    effect: 'Once your whole sentence is over, you may vote again, and you get back your other civil rights.',
    limits: [
      'Guns do not come back by themselves after the felonies listed in § 18-310(2). 5 years after the sentence you can ask the Commission of Pardons and Parole.',
    ],
  }),
];
