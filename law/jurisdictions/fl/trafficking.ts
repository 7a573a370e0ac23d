import { all, not } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { relief, rule } from '../../place/relief.ts';
import { ended, traffickingVictim } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { traffickingLaw, violentLaw } from './cites.ts';
import { violentFelony } from './forcible.ts';
import { said } from './said.ts';

export const traffickingExpunction = relief({
  id: 'fl-trafficking-expunction',
  name: 'Expunction for trafficking victims',
  kind: 'expungement',
  covers: traffickingVictim,
  rules: [
    rule(
      'trafficked',
      'It happened while you were trafficked, as part of the scheme or because you were told to',
      traffickingVictim,
      traffickingLaw('(3)'),
    ),
    rule(
      'not-violent-felony',
      'It is not one of the violent felonies that the law leaves out, however the case ended',
      not(violentFelony),
      violentLaw,
      { otherwise: 'It is one of the violent felonies that the law leaves out' },
    ),
    rule(
      'case-over',
      'The case is over',
      not(all(ended('pending'), () => judgement(said.whileCaseIsOpen))),
      traffickingLaw('(3)'),
    ),
  ],
  effect:
    'The record is expunged, convictions too. A conviction counts as vacated. Several cases fit in one petition, and other convictions do not matter. You may deny it unless you ask for police work or face a new charge.',
  limits: [
    `${phrase.judgeMaySayNo} Official papers that show you were a victim help. Without them you need strong proof.`,
    'FDLE keeps a copy. Police, prosecutors and those who decide on guns can see it.',
  ],
  cautions: [
    'Do not wait long once you are free or get help, unless it is not safe.',
    'Say only what is true. To swear to something that you know is false is a felony.',
  ],
  fee: 'Free. The clerk may not charge you.',
  first: hotline,
  steps: [
    `${phrase.traffickingHelp} You need no FDLE certificate.`,
    'File the petition with a sworn statement (texts in court rule 3.9895) in a court of the circuit where you were arrested. You need not appear in person: phone or video is enough.',
    'Add official papers that show you were a victim, if there are any. Send copies to the State Attorney and the police agency. They may answer.',
    'The papers you file are confidential. If there is a hearing, you may ask that an advocate from a safe house or victim program be with you.',
  ],
});
