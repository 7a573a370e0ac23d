import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the code. */
export const crimes = crimesOf({
  'NMSA 1978, §': `
    30-16-1 | Larceny | stealing, theft
    30-16-20 | Shoplifting
    30-16-8 | Embezzlement
    30-16-6 | Fraud
    30-16-10 | Forgery
    30-16-11 | Receiving stolen property
    30-16-24.1 | Theft of identity
    30-16-3 | Burglary | breaking in
    30-16-4 | Aggravated burglary
    30-16-2 | Robbery
    30-15-1 | Criminal damage to property | vandalism
    30-14-1 | Criminal trespass
    30-20-1 | Disorderly conduct
    30-22-1 | Resisting, evading or obstructing an officer
    30-22-8 | Escape from jail
    30-3-1 | Assault
    30-3-2 | Aggravated assault
    30-3-4 | Battery | fight
    30-3-5 | Aggravated battery
    30-3-12 | Assault against a household member | domestic violence
    30-3-13 | Aggravated assault against a household member
    30-3-15 | Battery against a household member | domestic violence
    30-3-16 | Aggravated battery against a household member
    30-3A-2 | Harassment
    30-3A-3 | Stalking
    30-2-1 | Murder
    30-2-3 | Manslaughter
    30-4-1 | Kidnapping
    30-4-3 | False imprisonment
    30-6-1 | Abandonment or abuse of a child
    30-4-4 | Custodial interference
    30-6-2 | Abandonment of a dependent
    30-6-3 | Contributing to delinquency of a minor
    30-37-2 | Books or pictures harmful to minors
    30-37-2.1 | Displaying for sale what is harmful to minors
    30-37-3 | Movies or plays harmful to minors
    30-6A-3 | Sexual exploitation of children
    30-6A-4 | Sexual exploitation of children by prostitution
    30-9-1 | Enticement of a child
    30-9-2 | Prostitution
    30-9-11 | Criminal sexual penetration | rape
    30-9-12 | Criminal sexual contact
    30-9-13 | Criminal sexual contact of a minor
    30-9-14 | Indecent exposure
    30-9-14.3 | Aggravated indecent exposure
    30-10-3 | Incest
    30-37-3.2 | Child solicitation by electronic device
    30-37-3.3 | Criminal sexual communication with a child
    30-7-2 | Unlawful carrying of a deadly weapon
    30-7-16 | Gun possession by a felon
    30-17-5 | Arson
    30-18-1 | Cruelty to animals
    30-31-20 | Trafficking controlled substances | selling drugs
    30-31-22 | Distributing controlled substances
    30-31-23 | Possession of controlled substances | drugs, marijuana, weed
    30-31-25.1 | Drug paraphernalia | pipe
    66-8-101 | Homicide or great bodily harm by vehicle
    66-8-102 | Driving while intoxicated | dwi, dui, drunk driving
    30-3-3 | Assault with intent to commit a violent felony
    30-3A-3.1 | Aggravated stalking
    30-7-2.1 | Unlawful carrying of a deadly weapon on school premises
    30-14-8 | Breaking and entering
    30-15-1.1 | Unauthorized graffiti on personal or real property
    30-16-33 | Fraudulent use of a credit card
    30-17-6 | Aggravated arson
    30-19-2 | Gambling
    30-22-5 | Tampering with evidence
    30-22-21 | Assault upon a peace officer
    30-22-22 | Aggravated assault upon a peace officer
    30-22-24 | Battery upon a peace officer
    30-22-25 | Aggravated battery upon a peace officer
    30-25-1 | Perjury
  `,
});
