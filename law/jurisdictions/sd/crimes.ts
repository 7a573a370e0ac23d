import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the code. */
export const crimes = crimesOf({
  'SDCL §': `
    22-30A-1 | Theft | stealing, shoplifting
    22-30A-17.3 | Petty theft in the second degree | shoplifting
    22-30A-17.2 | Petty theft in the first degree
    22-30A-17 | Grand theft
    22-30A-7 | Receiving stolen property
    22-30A-10 | Embezzlement
    22-40-8 | Identity theft
    22-39-36 | Forgery
    22-18-1 | Simple assault | domestic violence, fight
    22-18-1.1 | Aggravated assault
    22-18-35 | Disorderly conduct
    22-19A-1 | Stalking
    22-11-4 | Resisting arrest
    22-11-6 | Obstructing an officer
    22-11A-2 | Escape in the first degree
    22-34-1 | Intentional damage to property | vandalism
    22-35-5 | Criminal trespass
    22-35-6 | Refusing to leave property after notice
    22-32-1 | Burglary in the first degree | breaking in
    22-32-3 | Burglary in the second degree
    22-32-8 | Burglary in the third degree
    22-30-1 | Robbery
    22-33-9.1 | Arson in the first degree
    22-42-5 | Possession of a controlled drug | drugs, meth
    22-42-6 | Possession of marijuana | weed, pot
    22-42-15 | Ingesting a substance to become intoxicated | ingestion
    22-42-2 | Making or distributing drugs | selling
    22-42A-3 | Drug paraphernalia | pipe
    32-23-1 | Driving under the influence | dui, drunk driving
    32-23-2 | Driving under the influence, first offense
    32-24-1 | Reckless driving
    32-24-8 | Careless driving
    32-12-65 | Driving while revoked, suspended or canceled
    35-9-2 | Alcohol under 21 | minor in possession
    22-19-1 | Kidnapping
    22-14-15 | Gun after a violent or drug conviction
    22-22-1 | Rape
    22-22-7 | Sexual contact with a child under sixteen
    22-24-1.2 | Indecent exposure
    22-23-1 | Prostitution
    22-46-2 | Abuse or neglect of an elder
    22-16-4 | Murder in the first degree
    22-16-15 | Manslaughter in the first degree
    22-16-20 | Manslaughter in the second degree
  `,
});
