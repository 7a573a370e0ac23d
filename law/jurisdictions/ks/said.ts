import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  partOfSection: 'Which part of the section was it? Only some of them can never be expunged.',
  plottedListedCrime:
    'Does the list of crimes that can never be expunged also take in planning such a crime, or asking somebody to do it?',
  openFelony: 'Is your open case a felony? Then you have to wait until it is over.',
  partConvicted: 'Can the arrest be expunged though another charge of the case ended otherwise?',
  insanityAsAcquittal: 'Does a verdict of not guilty because of a mental disease count as not guilty?',
  listedDiversion: 'Can a diversion be expunged though convictions for this crime cannot?',
  traffickedYouth: 'Does the law free you of the wait or the list because you were trafficked?',
  duiAsTraffic: 'Does your later DUI count as a traffic offense? Those do not stand in the way.',
  guiltyElsewhereSince: 'Was a conviction in another state or a federal court after this juvenile case?',

  // What can be done.
  untilOffRegistry:
    'Wait until you no longer have to register. For a drug crime, you may ask a court for both at the same time.',

  // What is taken for granted until the person says otherwise.
  listedKilling: 'We took this for murder or manslaughter, which can never be expunged.',
  vehicularHomicide: 'We took this for vehicular homicide, which is no murder or manslaughter.',
  listedSexCrime:
    'We took this for a sex crime that can never be expunged, as most felonies of that kind are.',
  childCrime: 'We took this for endangering or abusing a child, which can never be expunged.',
  plainTicket:
    'We took this for a plain traffic ticket. Driving with a suspended license or with no insurance is not one.',
  firstDui: 'We assumed this was your first DUI, counting other states and diversions too.',
  noCar: 'We assumed no car was used to commit this felony.',
  notOnRegistry: 'We assumed you do not have to register in Kansas for a drug or violent crime either.',
  noSpecialtyCourt:
    'We assumed you did not finish a specialty court program, such as drug court, in this case.',
});
