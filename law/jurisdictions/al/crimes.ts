import { crimesOf } from '../../place/crime.ts';

/** What people are charged with most, then what the rules name, as the pages read call them. */
export const crimes = crimesOf({
  'Ala. Code §': `
    13A-8-5 | Theft of property in the fourth degree | stealing, shoplifting
    13A-8-3 | Theft of property in the first degree
    13A-8-4 | Theft of property in the second degree
    13A-8-4.1 | Theft of property in the third degree
    13A-8-6 | Theft of lost property
    13A-8-10 | Theft of services
    32-5A-191 | Driving under the influence | dui, dwi, drunk driving
    32-5A-190 | Reckless driving
    13A-11-7 | Disorderly conduct
    13A-11-10 | Public intoxication | drunk in public
    13A-10-41 | Resisting arrest
    32-5A-192 | Homicide by vehicle
    13A-12-231 | Trafficking in drugs | cannabis, cocaine, meth
    13A-7-2 | Criminal trespass in the first degree
    13A-7-3 | Criminal trespass in the second degree
    13A-7-4 | Criminal trespass in the third degree
    13A-7-5 | Burglary in the first degree
    13A-7-6 | Burglary in the second degree
    13A-7-7 | Burglary in the third degree | breaking in
    13A-7-8 | Possession of burglar’s tools
    13A-7-21 | Criminal mischief in the first degree | vandalism
    13A-7-22 | Criminal mischief in the second degree
    13A-7-23 | Criminal mischief in the third degree
    13A-7-41 | Arson in the first degree
    13A-7-44 | Criminal possession of explosives
    13A-5-40 | Capital murder
    13A-6-2 | Murder
    13A-6-3 | Manslaughter
    13A-6-4 | Criminally negligent homicide
    13A-6-20 | Assault in the first degree
    13A-6-21 | Assault in the second degree
    13A-6-26 | Compelling street gang membership
    13A-6-43 | Kidnapping in the first degree
    13A-6-44 | Kidnapping in the second degree
    13A-6-61 | Rape in the first degree
    13A-6-62 | Rape in the second degree
    13A-6-63 | Sodomy in the first degree
    13A-6-64 | Sodomy in the second degree
    13A-6-65 | Sexual misconduct
    13A-6-65.1 | Sexual torture
    13A-6-66 | Sexual abuse in the first degree
    13A-6-67 | Sexual abuse in the second degree
    13A-6-68 | Indecent exposure
    13A-6-69 | Enticing a child to enter a vehicle
    13A-6-71 | Foster parent in a sex act with a foster child
    13A-6-121 | Facilitating solicitation of a child
    13A-6-123 | Facilitating the online solicitation of a child
    13A-6-125 | Facilitating the travel of a child
    13A-6-240 | Distributing a private image
    13A-6-241 | Sexual extortion
    13A-6-243 | Directing a child to engage in a sex act
    13A-6-41 | Unlawful imprisonment in the first degree
    13A-6-42 | Unlawful imprisonment in the second degree
    13A-12-121 | Prostitution
    13A-12-130 | Public lewdness
    14-11-31 | Custodial sexual misconduct
    13A-6-69.1 | Sexual abuse of a child under 12
    13A-6-81 | School employee engaging in a sex act with a student
    13A-6-82 | School employee having sexual contact with a student
    13A-6-90 | Stalking
    13A-6-90.1 | Stalking in the second degree
    13A-6-91 | Aggravated stalking
    13A-6-110 | Soliciting a child by computer
    13A-6-111 | Transmitting obscene material to a child by computer
    13A-6-122 | Electronic solicitation of a child
    13A-6-124 | Traveling to meet a child for an unlawful sex act
    13A-6-130 | Domestic violence in the first degree
    13A-6-131 | Domestic violence in the second degree
    13A-6-132 | Domestic violence in the third degree
    13A-6-152 | Human trafficking in the first degree
    13A-6-153 | Human trafficking in the second degree
    13A-8-14 | Extortion in the first degree
    13A-9-2 | Forgery in the first degree | bad check, forged check
    13A-9-3 | Forgery in the second degree
    13A-9-5 | Criminal possession of a forged instrument in the first degree
    13A-9-6 | Criminal possession of a forged instrument in the second degree
    13A-9-6.1 | Criminal possession of a forged instrument in the third degree
    13A-9-14 | Fraudulent use of a credit card | debit card
    13A-8-41 | Robbery in the first degree
    13A-8-42 | Robbery in the second degree
    13A-8-43 | Robbery in the third degree
    13A-8-51 | Pharmacy robbery
    13A-10-15 | Terrorist threats
    13A-10-31 | Escape in the first degree
    13A-10-36 | Promoting prison contraband in the first degree
    13A-10-37 | Promoting prison contraband in the second degree
    13A-10-38 | Promoting prison contraband in the third degree
    13A-12-111 | Promoting prostitution in the first degree
    13A-12-112 | Promoting prostitution in the second degree
    13A-12-191 | Dissemination of obscene matter involving a minor
    13A-12-192 | Possession of obscene matter involving a minor
    13A-12-196 | Parents permitting a child to take part in obscene matter
    13A-12-197 | Production of obscene matter involving a minor
    13A-13-1 | Bigamy
    13A-13-3 | Incest
    13A-13-4 | Nonsupport | child support
    13A-13-5 | Abandonment of child
    13A-13-6 | Endangering welfare of child
    26-15-3 | Torture or willful abuse of a child
    26-15-3.1 | Aggravated child abuse
  `,
});
