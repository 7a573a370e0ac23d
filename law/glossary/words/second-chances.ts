import type { LegalWord } from '../legal-word.ts';

export const secondChances: readonly LegalWord[] = [
  {
    word: 'abeyance',
    also: ['held in abeyance', 'plea in abeyance', 'prosecution in abeyance'],
    meaning: 'You plead guilty, but the judge holds the case back and drops it if you keep the terms.',
    example:
      'A Utah docket says “plea in abeyance”: the plea waits, and the charge may be dropped at the end.',
  },
  {
    word: 'accelerated rehabilitation',
    also: ['accelerated pretrial rehabilitation'],
    meaning: 'A Connecticut program: the case waits while you keep the terms, and then it is dropped.',
    example:
      'The court gave you accelerated rehabilitation: you kept the terms, and then the case was dropped.',
  },
  {
    word: 'accelerated rehabilitative disposition',
    also: ['accelerated rehabilitative*', 'accelerated rehab disposition', 'ARD'],
    meaning: 'A Pennsylvania program for first cases: you keep the terms, and the charge is dropped.',
    example:
      'Your docket says “ARD - County”: you were in the program, and a judge can clear the case once you finish.',
  },
  {
    word: 'adjournment in contemplation of dismissal',
    also: ['adjournment in contemplation', 'adjourned in contemplation of dismissal', 'ACD', 'ACOD'],
    meaning: 'A New York case is put off, and it is dropped if you stay out of trouble.',
    example: 'Your paper says “ACD”: the case was put off, and by now it may be dismissed and sealed.',
  },
  {
    word: 'Alford plea',
    also: ['Kennedy plea', 'best interest plea'],
    meaning: 'You say that you did not do it but take the deal. The court treats it as guilt.',
    example: 'The paper says “Alford plea”: it still counts as a conviction in most ways.',
  },
  {
    word: 'conditional discharge',
    also: ['conditionally discharged'],
    meaning: 'You go free as long as you keep the terms. Whether that is a conviction depends on the state.',
    example:
      'The docket says “conditional discharge, 12 months”: find out if your state counts it as a conviction.',
  },
  {
    word: 'conditional dismissal',
    also: ['conditionally dismissed'],
    meaning: 'The case is dropped once you have kept the terms for a set time.',
    example: 'A New Jersey court gave you a conditional dismissal: the charge ends when the year is over.',
  },
  {
    word: 'continuance for dismissal',
    also: ['continued for dismissal', 'CFD', 'agreement to suspend prosecution'],
    meaning: 'The case is put off without a plea, and it is dropped if you keep the terms.',
    example: 'Your Minnesota docket says “continued for dismissal”: no plea was taken.',
  },
  {
    word: 'continued without a finding',
    also: ['CWOF', 'continuance without a finding'],
    meaning: 'A Massachusetts judge finds no guilt yet, and drops the case if you keep the terms.',
    example: 'Your record says “CWOF”: it was dismissed at the end, if you kept the terms.',
  },
  {
    word: 'deferred',
    also: ['deferral', 'deferrals', 'deferred finding'],
    meaning: 'The judge puts off the conviction and drops the case if you keep the terms.',
    example: 'The docket says “deferred for 12 months”: look for the dismissal after that time.',
  },
  {
    word: 'deferred adjudication',
    also: ['deferred adjudication community supervision', 'DADJ'],
    meaning: 'You plead, the judge makes no finding of guilt, and the case is dropped if you keep the terms.',
    example: 'A Texas record says “deferred adjudication”: there was no final conviction if you finished.',
  },
  {
    word: 'deferred disposition',
    also: ['deferred dispositions'],
    meaning: 'A judge waits to end a case, and drops it if you keep the terms.',
    example: 'Your traffic case says “deferred disposition”: pay and stay clean, and it ends without guilt.',
  },
  {
    word: 'deferred entry of judgment',
    also: ['DEJ', 'deferred entry'],
    meaning:
      'You pled guilty, but the court waited to make it final. The case was dropped if you finished a program.',
    example: 'An old California drug case says “DEJ”: you may be able to take the plea back.',
  },
  {
    word: 'deferred judgment',
    also: ['deferred judgments', 'deferred judgment and sentence'],
    meaning: 'You plead guilty, but no conviction is entered if you keep the terms.',
    example: 'An Iowa docket says “deferred judgment”: look for the day on which you were discharged.',
  },
  {
    word: 'deferred prosecution',
    also: ['deferred prosecution agreement', 'DPA'],
    meaning: 'The state waits to go on with the case, and drops it if you keep a deal.',
    example: 'You signed a deferred prosecution agreement for one year of clean tests.',
  },
  {
    word: 'deferred sentence',
    also: ['deferred sentencing', 'deferred imposition of sentence', 'deferred imposition'],
    meaning: 'The judge puts off the sentence. The case may be dropped if you keep the terms.',
    example: 'A Montana docket says “deferred sentence, 3 years”: ask if it was dismissed after that.',
  },
  {
    word: 'diversion',
    also: ['diverted', 'diversion program', 'diversionary program'],
    meaning: 'A program you finish in place of being convicted.',
    example: 'You did 40 hours of classes in diversion, and the charge was dropped.',
  },
  {
    word: 'drug court',
    also: ['drug treatment court', 'drug courts'],
    meaning: 'A court that gives treatment and close watch in place of jail.',
    example: 'You finished drug court in 2018: ask if that opens a way to clear the case.',
  },
  {
    word: 'first offender',
    also: ['first offender act', 'first offender treatment', 'first-time offender'],
    meaning: 'A way for someone without an earlier crime to end the case without a conviction.',
    example: 'A Georgia sentence says “First Offender”: if you finished it, you have no conviction.',
  },
  {
    word: 'impose',
    also: ['imposed', 'imposition of sentence', 'imposing'],
    meaning: 'To give a sentence and make it count.',
    example: 'The judge imposed 30 days in jail, with all but 5 days suspended.',
    everyday: true,
  },
  {
    word: 'mental health court',
    also: ['behavioral health court', 'MHC'],
    meaning: 'A court that gives care for the mind and close watch in place of jail.',
    example: 'The judge sent the case to mental health court for 18 months.',
  },
  {
    word: 'nolo contendere',
    also: ['nolo', 'no contest', 'non vult', 'pled no contest', 'nolo plea'],
    meaning: 'You do not fight the charge, and the court treats it much like guilt.',
    example: 'The docket says “plea: nolo”: you did not say “guilty”, but it is most often a conviction.',
  },
  {
    word: 'plea',
    also: ['pleas', 'plead', 'pleads', 'pleaded', 'pleading guilty', 'pled'],
    meaning: 'What you tell the court about a charge: guilty, not guilty or no contest.',
    example: 'The first line of the docket says “plea: not guilty”.',
  },
  {
    word: 'plea bargain',
    also: ['plea deal', 'plea agreement', 'negotiated plea', 'plea bargains'],
    meaning: 'A deal with the state: you plead guilty to something, and you get something for it.',
    example: 'Under the plea agreement two charges were dropped.',
  },
  {
    word: 'plea withdrawal',
    also: ['withdraw the plea', 'withdraw plea', 'withdrawal of plea', 'motion to withdraw plea'],
    meaning: 'You ask the judge to take back what you told the court about the charge.',
    example: 'The order says “withdraw the plea and dismiss”: the guilty plea no longer stands.',
  },
  {
    word: 'prayer for judgment continued',
    also: ['PJC', 'prayer for judgment'],
    meaning:
      'A North Carolina judge puts off the final step after guilt. For clearing a record it still counts as guilt there.',
    example: 'Your ticket says “PJC”: the judge stopped before a sentence. It can still show up.',
  },
  {
    word: 'pretrial diversion',
    also: ['pre-trial diversion', 'PTD', 'pretrial diversion agreement'],
    meaning: 'A program before any trial. If you finish it, the charge is dropped.',
    example: 'You finished pretrial diversion, and the docket now says “dismissed”.',
  },
  {
    word: 'pretrial intervention',
    also: ['pre-trial intervention', 'PTI'],
    meaning: 'A program for first cases, before any trial. If you finish it, the charge is dropped.',
    example: 'A New Jersey docket says “PTI completed”: the charge was dropped.',
  },
  {
    word: 'probation before judgment',
    also: ['PBJ', 'probation before judgement'],
    meaning:
      'You admit it or are found guilty, but the judge strikes that out and gives you rules to keep for a time.',
    example:
      'Your Maryland docket says “PBJ”: it is not a conviction in that state, but it stays on your record until it is cleared.',
  },
  {
    word: 'probation without verdict',
    also: ['probation without judgment', 'PWOV'],
    meaning: 'The judge gives rules to keep and no finding of guilt. If you keep them, the case is dropped.',
    example: 'A Pennsylvania drug case says “probation without verdict”.',
  },
  {
    word: 'problem-solving court',
    also: ['treatment court', 'specialty court', 'accountability court', 'recovery court'],
    meaning: 'A court that works on the cause of the crime, such as drugs, and may drop the case in the end.',
    example: 'The judge sent you to a treatment court with weekly visits.',
  },
  {
    word: 'stay of adjudication',
    also: ['stay of adjudications', 'adjudication stayed'],
    meaning: 'The judge takes your plea but enters no conviction while you keep the terms.',
    example: 'Your Minnesota docket says “stay of adjudication”: the charge was dropped if you finished.',
  },
  {
    word: 'stay of imposition',
    also: ['stay of imposition of sentence', 'imposition stayed'],
    meaning: 'The judge gives no prison time while you keep the terms. It is still a conviction.',
    example:
      'Your Minnesota docket says “stay of imposition”: when it ends well, a felony counts as a misdemeanor.',
  },
  {
    word: 'stipulated order of continuance',
    also: ['SOC', 'stipulated continuance'],
    meaning: 'A deal in Washington to put a case off. If you keep the terms, it is dropped.',
    example: 'The docket says “SOC, 12 months”: no plea was entered.',
  },
  {
    word: 'successful completion',
    also: ['successfully completed', 'completed successfully', 'satisfactorily completed'],
    meaning: 'You did all that a program or sentence asked for.',
    example: 'The letter says “successful completion”: keep it, as it helps to show that you finished.',
    everyday: true,
  },
  {
    word: 'supervision',
    also: ['court supervision', 'under supervision'],
    meaning: 'Time under the watch of an officer, with rules to keep.',
    example: 'An Illinois docket says “court supervision”: if you finished, it is not a conviction there.',
  },
  {
    word: 'suspended execution of sentence',
    also: ['SES', 'execution of sentence suspended'],
    meaning:
      'The judge gave a sentence but did not make you serve it while you kept the rules. It is a conviction.',
    example: 'A Missouri record says “SES”: it counts as a conviction, unlike an SIS.',
  },
  {
    word: 'suspended imposition of sentence',
    also: ['suspended imposition', 'SIS', 'imposition of sentence suspended', 'imposition suspended'],
    meaning: 'The judge gives no sentence as long as you keep the rules.',
    example: 'A Missouri record says “SIS”: if you finished, the file is closed to the public.',
  },
  {
    word: 'trainee status',
    also: ['HYTA', 'Holmes Youthful Trainee Act', 'youthful trainee'],
    meaning: 'A Michigan way for young people to plead without a conviction.',
    example: 'Your file says “HYTA”: if you finished, there is no conviction.',
  },
  {
    word: 'unsuccessful completion',
    also: ['unsuccessfully discharged', 'terminated unsuccessfully', 'unsuccessful discharge'],
    meaning: 'A program or sentence ended before you did all that it asked for.',
    example: 'The letter says “unsuccessful completion”: ask a lawyer what that means before you file.',
  },
  {
    word: 'withheld',
    also: [
      'adjudication withheld',
      'withhold of adjudication',
      'withheld adjudication',
      'adjudication of guilt withheld',
      'withhold adjudication',
      'AW',
    ],
    meaning: 'The judge held the conviction back, so there is none.',
    example:
      'A Florida docket says “adjudication withheld”: the judge did not convict you, but the case still shows.',
  },
  {
    word: 'withheld judgment',
    also: ['withheld judgments', 'withholding judgment'],
    meaning: 'The judge holds back the final step, and the case may be dropped if you keep the terms.',
    example:
      'An Idaho docket says “withheld judgment”: once you finish, you can ask the judge to dismiss it.',
  },
];
