import { crimesOf } from '../../place/crime.ts';

export const crimes = crimesOf({
  NRS: `
    205.240 | Petit larceny | shoplifting, stealing
    205.220 | Grand larceny | stealing
    205.0832 | Theft
    205.060 | Burglary | breaking in
    205.067 | Invasion of the home | home invasion
    205.275 | Possession of stolen property
    205.090 | Forgery
    205.463 | Using another person’s identity | identity theft
    205.760 | Fraudulent use of a credit card
    205.010 | Arson in the first degree
    205.015 | Arson in the second degree
    205.020 | Arson in the third degree
    206.310 | Injury to property | vandalism
    207.200 | Trespass
    203.010 | Breach of the peace | disorderly conduct
    199.280 | Resisting a public officer | resisting arrest
    453.336 | Possession of a controlled substance | drugs, marijuana, weed
    453.337 | Possession for sale
    453.321 | Sale of a controlled substance | selling drugs
    453.3385 | Trafficking in a controlled substance
    453.566 | Drug paraphernalia | pipe
    484C.110 | Driving under the influence | dui, drunk driving
    484C.120 | Driving a commercial vehicle under the influence | cdl
    484C.400 | Driving under the influence, third offense | felony dui
    484C.410 | Driving under the influence after a felony DUI
    484.379 | Driving under the influence (number until 2009) | dui
    484.3792 | Driving under the influence, penalties (number until 2009)
    484.3795 | DUI causing death or serious harm (number until 2009)
    484.37955 | Vehicular homicide (number until 2009)
    484C.130 | Vehicular homicide
    484C.440 | Vehicular homicide, penalty
    484C.430 | Driving under the influence causing death or serious harm
    488.410 | Boating under the influence
    488.420 | Boating under the influence causing death or serious harm
    488.425 | Homicide by vessel
    484B.653 | Reckless driving
    483.560 | Driving while suspended, revoked or canceled
    200.471 | Assault
    200.481 | Battery | fight
    200.485 | Battery which constitutes domestic violence | bdv, domestic battery
    33.018 | Domestic violence, what counts as it
    200.571 | Harassment
    200.575 | Stalking
    200.591 | Violating an order against stalking or harassment
    33.100 | Violating a domestic violence protection order
    200.380 | Robbery
    200.310 | Kidnapping
    200.460 | False imprisonment
    200.280 | Mayhem
    200.390 | Poisoning
    200.030 | Murder
    200.050 | Voluntary manslaughter
    200.070 | Involuntary manslaughter
    200.366 | Sexual assault | rape
    200.368 | Statutory sexual seduction
    200.400 | Battery with intent to commit a crime
    200.405 | Giving a drug to help commit a felony
    200.408 | Drugging somebody to commit a crime of violence
    200.4631 | Involuntary servitude
    201.300 | Pandering; sex trafficking
    201.320 | Living on what a prostitute earns
    200.508 | Abuse, neglect or endangerment of a child
    200.5099 | Abuse or exploitation of an older or vulnerable person
    200.710 | Using a minor in pornography
    200.720 | Promoting a sexual performance of a minor
    200.725 | Preparing or distributing child pornography
    200.727 | Viewing child pornography on the internet
    200.730 | Possession of child pornography
    201.180 | Incest
    201.195 | Asking a minor for certain sexual acts, an old section
    201.210 | Open or gross lewdness
    201.220 | Indecent or obscene exposure
    201.230 | Lewdness with a child
    201.450 | Sexual penetration of a dead body
    201.560 | Luring a child
    201.455 | Bestiality
    201.540 | Sexual conduct of school staff with a pupil
    201.550 | Sexual conduct of college staff with a student
    201.553 | Contact with a pupil for sex or crime
    201.555 | Sexual conduct with somebody in care
    201.353 | Prostitution
    201.354 | Solicitation for prostitution
    201.395 | Advancing prostitution
    202.360 | Firearm held by a prohibited person | felon with a gun
    202.350 | Concealed weapon
    202.020 | Alcohol under 21 | minor in possession
    422.540 | Medicaid fraud
    193.153 | Attempt
    193.330 | Attempt (older number)
    199.480 | Conspiracy
  `,
});
