import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  laterSection:
    'Can having marijuana under § 1107-A be sealed? The list names former § 1107, which came before it.',
  betweenConvictions:
    'Does the other conviction count, though a Class E conviction that can be sealed came after it?',
  elsewhereSince: 'Were you convicted in another state or a federal court after you finished this sentence?',
  youthNotDecided:
    'Is the record of this youth case closed to the public, though you were not found guilty? Ask the clerk of the court there.',
  oldYouthCase: 'Did the court seal this old youth case?',
  elsewhereSinceYouth: 'Were you convicted in another state or a federal court after this youth case?',
  droppedInDeal:
    'Was this charge dropped because you pleaded guilty to another one in the case? Then it stays public.',

  // What is taken for granted until the person says otherwise.
  notSexual: 'We took it that this is no sexual assault under chapter 11 of Title 17-A.',
  sexual: 'We took it that this is a sexual assault under chapter 11 of Title 17-A.',
  formerProstitution:
    'We took it that this was engaging in prostitution, § 853-A, which is no crime any more.',
  nothingDecided: 'We took it that no prosecutor wrote down a decision not to charge you.',
  droppedForGood: 'We took it that the charge was dropped for good.',
  drunkDriving: 'We took it that drunk driving (OUI) is a Class D crime, as it mostly is.',
  fullPardon: 'We assumed the pardon is full and free, with no conditions.',
});
