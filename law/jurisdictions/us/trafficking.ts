import { all, any, not, when } from '../../engine/condition.ts';
import { always, assuming, judgement } from '../../engine/when.ts';
import { relief, rule } from '../../place/relief.ts';
import {
  about,
  anything,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { cite } from './code.ts';
import { said } from './said.ts';
import { notViolent } from './violence.ts';

const section = (part: string) => cite(`18: 3771A${part}`);

const limits = [
  'The judge may grant the motion but does not have to. You must show that, more likely than not, it came directly from being trafficked.',
];
const cautions = [
  'A denial can be final unless you find new and strong evidence. Get a lawyer’s help before you file.',
];
const fee = 'None. The law forbids any fee for this motion.';

const evidence = [
  'Say in writing what happened. Name the offense, tell what proof you have and add copies of your papers.',
  'Ask an anti-trafficking group or a clinician for a sworn statement. It can be enough by itself if the judge believes it and nothing else can be had.',
  'It does not matter whether the person who trafficked you was ever charged.',
];
const answerTimes =
  'The government has 30 days to object. If it does, the judge must hold a hearing within 15 days. If it does not, the judge may hold one within 45 days. The motion is kept under seal.';

export const traffickingVacatur = relief({
  id: 'us-trafficking-vacatur',
  name: 'Vacating a conviction of a trafficking victim',
  kind: 'vacatur',
  inForce: { from: '2026-01-23' },
  covers: all(inAdultCourt, ended('convicted', 'pardoned'), traffickingVictim),
  rules: [
    rule(
      'trafficked',
      'You did it as a direct result of being trafficked',
      traffickingVictim,
      section('(b)(1)(A)'),
    ),
    rule('not-violent', 'It was not a violent crime', notViolent, cite('18: 16(a); § 3771A(a)(5)'), {
      otherwise: 'It was a violent crime',
    }),
  ],
  effect:
    'The judge vacates the conviction, enters a judgment of acquittal and orders the arrest and the case taken out of all official records. It is no longer a conviction under federal law. It does not matter how long ago it was.',
  limits: [...limits, 'The judge does not have to undo a fine or restitution.'],
  cautions,
  fee,
  first: hotline,
  steps: [...evidence, 'File the motion in the court that sentenced you.', answerTimes],
});

/** Violent or not, a charge that came to nothing; but none with a child as its victim. */
const droppedByGovernment = any(
  ended('acquitted', 'no_charges'),
  all(ended('dismissed', 'diverted'), () => assuming(said.droppedByGovernment, always)),
);

export const traffickingArrest = relief({
  id: 'us-trafficking-arrest',
  name: 'Expunging an arrest of a trafficking victim',
  kind: 'expungement',
  inForce: { from: '2026-01-23' },
  covers: all(any(inJuvenileCourt, not(ended('convicted', 'pardoned'))), traffickingVictim),
  rules: [
    rule(
      'trafficked',
      'The arrest came directly from your being trafficked',
      traffickingVictim,
      section('(b)(1)(B)'),
    ),
    rule(
      'not-violent-or-dropped',
      'It was not a violent crime; or no child was the victim and the charge was dropped or you were acquitted',
      any(notViolent, all(not(about('child_victim')), droppedByGovernment)),
      section('(b)(1)(B)-(C)'),
    ),
    rule(
      'case-over',
      'Your case is over',
      when(ended('pending'), () => judgement(said.whileCaseIsOpen), anything),
      section('(b)(1)'),
    ),
  ],
  effect:
    'The judge orders the arrest, the case and its result taken out of all official records. By law you stand where you stood before the arrest. It does not matter how long ago it was.',
  limits,
  cautions,
  fee,
  first: hotline,
  steps: [
    ...evidence,
    'File the motion in the federal district court for the place where you were arrested.',
    answerTimes,
  ],
});
