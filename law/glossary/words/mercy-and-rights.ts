import type { LegalWord } from '../legal-word.ts';

export const mercyAndRights: readonly LegalWord[] = [
  {
    word: 'absolute pardon',
    also: ['full pardon', 'unconditional pardon', 'full and unconditional pardon'],
    meaning: 'Forgiveness for a crime with no rules tied to it.',
    example: 'Virginia lets a court clear the case after an absolute pardon.',
  },
  {
    word: 'amnesty',
    also: ['general amnesty', 'warrant amnesty'],
    meaning: 'Forgiveness for many people at once.',
    example: 'The city had an amnesty week for old tickets.',
  },
  {
    word: 'civil rights',
    also: ['civil right', 'restoration of civil rights', 'civil disabilities'],
    meaning: 'The rights of a citizen, such as to vote, sit on a jury and hold office.',
    example: 'The paper says that your civil rights are restored.',
  },
  {
    word: 'clemency',
    also: ['executive clemency'],
    meaning: 'Mercy from a governor, a board or a judge, such as a pardon.',
    example: 'You can ask the governor for clemency if no court can help.',
  },
  {
    word: 'commutation',
    also: ['commut*', 'commutation of sentence'],
    meaning: 'A sentence is made shorter, but the crime is not forgiven.',
    example: 'The President gave him a commutation: he left prison, and the record stayed.',
  },
  {
    word: 'conditional pardon',
    also: ['conditional commutation'],
    meaning: 'Forgiveness that holds only while you keep some rules.',
    example: 'A conditional pardon can be taken back if you break its terms.',
  },
  {
    word: 'firearm rights',
    also: [
      'gun rights',
      'right to bear arms',
      'firearms rights',
      'firearm prohibition',
      'firearms disability',
    ],
    meaning: 'Whether the law lets you have a gun.',
    example:
      'Clearing a record does not always bring back firearm rights: ask a lawyer before you touch a gun.',
  },
  {
    word: 'jury service',
    also: ['jury duty', 'jury disqualification'],
    meaning: 'The right, and the duty, to sit on a jury.',
    example: 'A letter calls you to jury duty: some records keep you from serving.',
    everyday: true,
  },
  {
    word: 'pardon board',
    also: [
      'board of pardons',
      'board of pardons and paroles',
      'parole board',
      'clemency board',
      'prison review board',
    ],
    meaning: 'A group that decides, or tells the governor, who is forgiven or let out.',
    example: 'You sent your story to the board of pardons.',
  },
  {
    word: 'prohibited person',
    also: [
      'felon in possession',
      'prohibited possessor',
      'person prohibited',
      'FIP',
      'unlawful possession of a firearm by a felon',
    ],
    meaning: 'Someone who may not have a gun because of a record.',
    example: 'After most felonies you are a prohibited person: you may not have a gun.',
  },
  {
    word: 'reprieve',

    meaning: 'A sentence is put off for a time.',
    example: 'The governor gave a reprieve of 30 days.',
  },
  {
    word: 'restoration of rights',
    also: ['rights restored', 'restore rights', 'rights restoration', 'restoration of citizenship'],
    meaning: 'Getting back rights that a conviction took, such as the vote.',
    example: 'Restoration of rights does not hide the record.',
  },
  {
    word: 'voting rights',
    also: ['right to vote', 'disenfranchise*', 'felony disenfranchisement', 'voter registration'],
    meaning: 'Whether you may vote. After a felony it depends on the state.',
    example: 'In many states voting rights come back when you leave prison: check, then register.',
    everyday: true,
  },
];
