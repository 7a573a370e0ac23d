import type { LegalWord } from '../legal-word.ts';

export const military: readonly LegalWord[] = [
  {
    word: 'bad conduct discharge',
    also: ['BCD', 'dishonorable discharge', 'punitive discharge'],
    meaning: 'A military court put you out of the service.',
    example: 'Your papers say “bad conduct discharge”: it came from a court-martial.',
  },
  {
    word: 'court-martial',
    also: [
      'courts-martial',
      'court-martialed',
      'special court-martial',
      'general court-martial',
      'summary court-martial',
    ],
    meaning: 'A military trial. Its convictions are federal, so states can not clear them.',
    example: 'A general court-martial can show up like a felony.',
  },
  {
    word: 'DD-214',
    also: ['DD214', 'DD Form 214', 'discharge papers', 'separation papers'],
    meaning: 'The paper that shows how and when you left the military.',
    example: 'Send a copy of your DD-214 to the veterans court.',
  },
  {
    word: 'discharge upgrade',
    also: [
      'upgrade of discharge',
      'discharge review board',
      'board for correction of military records',
      'BCMR',
    ],
    meaning: 'Asking the military to change how it says that you left.',
    example: 'A discharge upgrade can open the way to care and benefits.',
  },
  {
    word: 'nonjudicial punishment',
    also: ['Article 15', 'NJP', 'captain’s mast', 'non-judicial punishment'],
    meaning: 'A penalty from your commander, without a trial. It is not a conviction.',
    example: 'The form asks about an Article 15: it was not a court.',
  },
  {
    word: 'other than honorable',
    also: ['OTH', 'OTH discharge', 'administrative discharge', 'administrative separation'],
    meaning: 'A way to leave the military with a mark, but without a trial.',
    example: 'Your paper says “other than honorable”: ask a veterans group about an upgrade.',
  },
  {
    word: 'security clearance',
    also: ['SF-86', 'e-QIP', 'security clearances'],
    meaning: 'Leave to see secret things for a federal job. The form asks about sealed cases too.',
    example: 'The form for a security clearance asks about cases even if they were cleared.',
  },
  {
    word: 'UCMJ',
    also: ['Uniform Code of Military Justice'],
    meaning: 'The law on crimes in the armed forces.',
    example: 'The charge stands under the UCMJ, not under state law.',
  },
  {
    word: 'veterans treatment court',
    also: ['veterans court', 'VTC', 'veterans treatment courts'],
    meaning: 'A court for people who served, with care and a mentor in place of jail.',
    example: 'You finished veterans treatment court, and the charge was dropped.',
  },
];
