import { not, when } from '../../condition.ts';
import { cite, relief, rule } from '../../relief.ts';
import { anything, ended, traffickingVictim } from '../../vocabulary/facts.ts';
import { judgement } from '../../when.ts';
import { page, traffickingLaw } from './cites.ts';
import { violentFelony } from './forcible.ts';

export const traffickingExpunction = relief({
  id: 'fl-trafficking-expunction',
  name: 'Expunction for trafficking victims',
  kind: 'expungement',
  covers: traffickingVictim,
  rules: [
    rule(
      'It happened while you were trafficked, as part of the scheme or because you were told to',
      traffickingVictim,
      traffickingLaw('(3)'),
    ),
    rule(
      'It is not one of the violent felonies that the law leaves out',
      not(violentFelony),
      cite('Fla. Stat. §§ 943.0583(3), 775.084(1)(b)1.', page.violentFelonies),
    ),
    rule(
      'The case is over',
      when(ended('pending'), () => judgement('Will the court clear it while the case is open?'), anything),
      traffickingLaw('(3)'),
    ),
  ],
  effect:
    'The record is expunged, convictions too. A conviction counts as vacated. Several cases fit in one petition, and other convictions do not matter.',
  limits: ['The judge decides. Official papers that show you were a victim help, but are not required.'],
  fee: 'Free. The clerk may not charge you.',
  steps: [
    'Ask a legal aid or anti-trafficking group for help. You need no FDLE certificate.',
    'File the petition with a sworn statement in a court of the circuit where you were arrested. You need not appear in person.',
  ],
});
