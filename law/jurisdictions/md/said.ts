import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  convictionElsewhereCounts: 'Does your conviction elsewhere count as a new crime here?',
  onShortList:
    'Is your charge one of the few that the law lists for people found not criminally responsible?',
  suspendedLicenseListed: 'Did the law of 2025 put driving on a suspended license on the list?',
  objection: 'Will the State’s Attorney or a victim object?',

  // What is taken for granted until the person says otherwise.
  notStetOrSettled: 'We assumed the case was not put on the stet docket or settled.',
  alcoholNotRepeated: 'We assumed it was about alcohol, not drugs, and not a repeat offense.',
  oneIncident: 'We assumed the charges of one case come from one incident.',
  usualCharge: 'We read the charge as the usual one of its kind.',
  smallerCharge:
    'We read the charge as the smaller one of its section: damage of less than $1,000, or having or using and not selling.',
  havingToSell: 'We assumed it was having drugs to sell, not a sale.',
  domesticallyRelated: 'We assumed the court marked it as “domestically related”.',
  notDomesticallyRelated: 'We assumed the court did not mark it as “domestically related”.',
  notNuisance: 'We assumed it was not a small public offense, like loitering or drinking in public.',
  stillACrime: 'We assumed that what you did is still a crime.',
  noShieldingBefore: 'We assumed no petition for shielding was ever granted to you.',

  // What the person can do about it.
  payOrShow: 'Pay the restitution you still owe, or show the court that you cannot pay it.',
  finishProbation: 'Finish your probation or program.',
  shieldTheNewer: 'First have the newer conviction shielded.',
});
