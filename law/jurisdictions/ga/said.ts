import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  droppedBeforeFiling:
    'Was this charge dropped before the prosecutor filed the case, or only as part of the plea to the other charge?',
  lesserIncluded:
    'Was the misdemeanor you were convicted of a smaller form of this felony? Then a court cannot restrict it.',
  insanity: 'Does a finding of not guilty by reason of insanity count as “acquitted”?',
  ordinance:
    'Was it a state misdemeanor? Most traffic offenses in Georgia are. A city or county ordinance is not.',
  familyStalking: 'Was the stalking against a family or household member?',
  panderingByForce: 'Was it pandering “by compulsion”? Only that is left out.',
  secondSexualBattery: 'Was it a second conviction for sexual battery?',
  youngVictim: 'Was the victim under 14, and not your child?',
  againstOfficer: 'Was it against an officer on duty? Then First Offender treatment was not possible.',
  elderCrime:
    'Was it neglect or abuse of an elder or disabled person? Then First Offender treatment was not possible.',
  felonyElsewhereBefore: 'Was a felony in another state or a federal court before this conviction?',
  convictedElsewhereSincePardon:
    'Was a conviction in another state or a federal court after your pardon, and more than a traffic ticket?',
  moralTurpitude: 'Was the later misdemeanor one of “moral turpitude”, such as theft or fraud?',

  // What is taken for granted until the person says otherwise.
  toldOfFirstOffender: 'We assumed you were told about First Offender treatment when you were sentenced.',
  notClosedByPolice: 'We assumed the police did not tell the state that they closed the case.',
  filed:
    'We assumed the prosecutor had filed this charge. If it was dropped before that, it can be restricted.',
  notDeadDocket: 'We assumed the case is not on the “dead docket”.',
  smallTraffic:
    'We assumed the traffic offense was not DUI, reckless or aggressive driving, fleeing police, or a crash that hurt someone.',
  deathByDriving: 'We took this for homicide by vehicle (§ 40-6-393), which is serious traffic.',
  sexCrimeListed: 'We assumed this is one of the sex crimes that the law leaves out, such as sexual battery.',
  prostitutionItself: 'We assumed it was prostitution itself, not pimping or running a place for it.',
  notTheftByDeception: 'We assumed it was not a theft crime, such as theft by deception.',
  ordinaryFamilyCrime: 'We assumed it was not stalking, battery or assault.',
  familyOrder: 'We assumed it was breaking a family violence order.',
  kidnappingItself: 'We assumed it was kidnapping, not false imprisonment.',
  armedRobbery: 'We assumed it was armed robbery.',
  murder: 'We assumed it was murder, not manslaughter.',
  vehicularHomicide: 'We assumed it was a death in traffic, not murder.',
  noneArrestedInProgram: 'We assumed you were not arrested while you were in the program.',
  rehabilitated: 'We assumed you can show the judge that you have done well since.',
});
