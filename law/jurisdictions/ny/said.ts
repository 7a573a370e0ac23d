import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  notResponsibleSealed: 'Is a finding of not responsible sealed? Courts have doubted it.',
  dismissedAsCovered: 'Was it “dismissed as covered” by your plea in another case? Then it is not sealed.',
  violentFelony: 'Is this a violent felony under Penal Law § 70.02?',
  onlyHashish: 'Was hashish the only drug in the case? The court that convicted you can tell.',
  listedIn41091: 'Is it listed in CPL § 410.91(5), as some thefts are?',
  sealedBefore: 'Was a conviction sealed before under CPL 160.58 or 160.59?',
  criminalContempt: 'Was it criminal contempt, or contempt in a civil case?',
  newerFelonyElsewhere: 'Does a newer felony outside New York hold it back yet?',
  olderElsewhere: 'Was your conviction outside New York older, and no felony?',
  goodReasons: 'Was your part small, or are there other good reasons?',
  designatedFelony: 'Did the court find a “designated felony act”?',

  // What is taken for granted until the person says otherwise.
  notDroppedForPlea: 'We assumed the charge was not dropped because you pleaded guilty in another case.',
  mustRegister: 'We assumed this is a crime for which you must register.',
  adultVictimFirstCrime: 'We assumed nobody under 18 was harmed, and it was your first such crime.',
  smallMarijuana: 'We assumed this was for up to 16 ounces of marijuana.',
  noTreatmentFinished: 'We assumed you did not finish a drug treatment program that the court ordered.',
  noYouthfulOffenderStatus: 'We assumed the judge did not give you youthful offender status.',
});
