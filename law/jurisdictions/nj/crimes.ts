import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the code. */
export const crimes = crimesOf({
  'N.J.S.A.': `
    2C:20-11 | Shoplifting | stealing from a store
    2C:20-3 | Theft by unlawful taking | stealing
    2C:20-4 | Theft by deception
    2C:20-7 | Receiving stolen property
    2C:20-10 | Unlawful taking of a car | joyriding
    2C:21-1 | Forgery
    2C:21-5 | Bad checks
    2C:21-6 | Credit card crimes
    2C:21-17 | Identity theft | impersonation
    2C:12-1 | Assault | simple assault, aggravated assault, fight
    2C:12-3 | Terroristic threats
    2C:12-10 | Stalking
    2C:33-2 | Disorderly conduct
    2C:33-4 | Harassment
    2C:29-1 | Obstruction
    2C:29-2 | Resisting arrest or eluding
    2C:29-3 | Hindering
    2C:29-9 | Contempt, breaking a restraining order
    2C:17-3 | Criminal mischief | vandalism
    2C:18-2 | Burglary | breaking in
    2C:18-3 | Trespassing
    2C:35-10 | Possession of drugs or marijuana | CDS, weed, pot
    2C:36-2 | Drug paraphernalia | pipe
    2C:36-6 | Needle or syringe | hypodermic
    2C:35-5 | Selling drugs, or having them to sell | distribution, intent
    2C:35-7 | Selling drugs near a school
    2C:35-7.1 | Selling drugs near a park or public housing
    2C:35-3 | Leader of a drug network
    2C:35-4 | Running a drug production place
    2C:35-6 | Using a child to sell drugs
    2C:35-5.2 | Selling GHB, or having it to sell
    2C:35-5.3 | Selling flunitrazepam, or having it to sell
    2C:35-8 | Selling drugs to somebody under 18
    2C:35-9 | A death from drugs that you sold
    2C:39-4 | Weapon for an unlawful purpose
    2C:39-5 | Unlawful possession of a weapon | gun without a permit
    2C:39-7 | Weapon after a conviction
    2C:40-26 | Driving while suspended, a crime
    39:4-50 | Driving while intoxicated | DWI, drunk driving
    39:3-40 | Driving while suspended, a ticket
    2C:15-1 | Robbery
    2C:15-2 | Carjacking
    2C:17-1 | Arson
    2C:13-1 | Kidnapping
    2C:13-2 | Criminal restraint
    2C:13-3 | False imprisonment
    2C:13-6 | Luring a child
    2C:13-8 | Human trafficking
    2C:14-2 | Sexual assault
    2C:14-3 | Criminal sexual contact
    2C:14-4 | Lewdness
    2C:24-4 | Endangering a child
    2C:24-4.1 | Leader of a child pornography network
    2C:28-1 | Perjury
    2C:28-2 | False swearing
    2C:28-4 | False reports to police
    2C:30-2 | Official misconduct
    2C:30-4 | Spending public money without a right to
    2C:30-6 | Official deprivation of civil rights
    2C:30-7 | Pattern of official misconduct
    2C:27-9 | Official business with an interest of your own
    2C:27-10 | Taking an unlawful benefit as a public servant
    2C:27-2 | Bribery
    2C:34-1 | Prostitution
    2C:38-2 | Terrorism
    2C:38-3 | Chemical, biological or nuclear weapons
    2C:11-2 | Criminal homicide
    2C:11-3 | Murder
    2C:11-4 | Manslaughter
    2C:11-5.1 | Leaving the scene of a deadly crash
    2C:11-6 | Aiding suicide
    2C:11-5 | Death by auto
    2C:11-5.3 | Death by auto, strict liability
    2C:35-4.1 | Booby traps in a drug lab
    2C:5-1 | Attempt
    2C:5-2 | Conspiracy
  `,
});
