import { crimesOf } from '../../place/crime.ts';

/** The General Laws’ own headings, shortened: those that people are charged with most, then what its rules name. */
export const crimes = crimesOf({
  'G.L. c.': `
    266, § 30A | Shoplifting | theft, stealing
    266, § 30 | Larceny | theft, stealing
    265, § 13A | Assault, or assault and battery | fight, A&B
    265, § 13M | Assault and battery on a family or household member | domestic violence
    265, § 15A | Assault and battery with a dangerous weapon | ABDW
    265, § 15B | Assault with a dangerous weapon
    90, § 24 | Operating under the influence, or negligent or reckless driving | OUI, dui, drunk driving
    90, § 24G | Killing someone while driving | motor vehicle homicide
    90, § 24L | Badly hurting someone while driving drunk | OUI, serious injury
    90, § 23 | Driving with a suspended license
    90, § 10 | Driving without a license
    94C, § 34 | Having drugs | possession, class A, class B, class D, marijuana, weed
    94C, § 32 | Selling class A drugs | heroin, distribution
    94C, § 32A | Selling class B drugs | cocaine, distribution
    94C, § 32C | Selling class D drugs, or having them to sell | marijuana, weed, distribution
    94C, § 32E | Drug trafficking
    272, § 53 | Disorderly conduct, and other small offenses | disturbing the peace, prostitution
    272, § 53A | Prostitution, or paying for it
    272, § 26 | Being in a bar or restaurant for prostitution
    266, § 120 | Trespass
    266, § 126A | Damaging property | vandalism, tagging
    266, § 127 | Malicious destruction of property | vandalism
    266, § 60 | Receiving stolen property
    266, § 28 | Stealing a car, or having a stolen one
    90, § 24(2)(a) | Using a car without permission, or leaving an accident
    266, § 37B | Misuse of a credit card | fraud
    267, § 5 | Passing a false check or paper | uttering, forgery
    266, § 16 | Breaking and entering at night | burglary, B&E
    266, § 18 | Breaking and entering in the daytime | burglary, B&E
    265, § 17 | Armed robbery
    265, § 19 | Unarmed robbery
    265, § 26 | Kidnapping
    265, § 43 | Stalking
    265, § 43A | Criminal harassment
    275, § 2 | Threatening to commit a crime | threats
    209A, § 7 | Breaking an abuse prevention order | restraining order, 209A
    258E, § 9 | Breaking a harassment prevention order | 258E
    269, § 10 | Carrying a gun or another weapon without a license
    269, § 10E | Selling guns illegally | gun trafficking
    269, § 10(h) | Having a gun or bullets without an FID card
    140, § 121 | Gun license law
    140, § 129C | Having a gun or ammunition without an FID card
    140, § 131H | Gun permits of people from abroad
    140, § 131L | Gun not stored safely
    140, § 131Q | Tracing of guns
    268, § 32B | Resisting arrest
    268, § 13B | Witness intimidation
    268, § 1 | Perjury | lying under oath
    268, § 16 | Escape from jail or prison
    268, § 31 | Bringing things to a prisoner
    268, § 33 | Pretending to be a police officer
    268A, § 2 | Bribery of an official
    265, § 1 | Murder
    265, § 13 | Manslaughter
    265, § 13B | Indecent assault on a child under 14
    265, § 13F | Indecent assault on a person with a disability
    265, § 13H | Indecent assault on a person of 14 or older
    265, § 22 | Rape
    265, § 22A | Rape of a child with force
    265, § 23 | Rape of a child | statutory rape
    265, § 24 | Assault with intent to rape
    265, § 24B | Assault on a child with intent to rape
    265, § 26C | Enticing a child
    265, § 26D | Enticing a child by phone or computer
    265, § 50 | Sex trafficking
    265, § 52 | Sex trafficking, again
    272, § 2 | Enticing away a person for prostitution
    272, § 3 | Drugging a person for sex
    272, § 4A | Inducing a minor into prostitution
    272, § 4B | Living off a minor’s prostitution
    272, § 16 | Open and gross lewdness
    272, § 17 | Incest
    272, § 28 | Giving a minor harmful matter | obscene pictures, texts
    272, § 29A | Posing a child nude or in sexual acts
    272, § 29B | Sharing images of a child in sexual acts
    272, § 29C | Having images of a child in sexual acts
    272, § 35A | Lascivious acts with a child under 16
    274, § 6 | Attempt to commit a crime
    274, § 7 | Conspiracy
  `,
});
