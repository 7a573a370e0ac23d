import { crimesOf } from '../../place/crime.ts';

export const crimes = crimesOf({
  'Ind. Code §': `
    35-43-4-2 | Theft | stealing, shoplifting, conversion, receiving stolen property
    35-43-2-2 | Criminal trespass
    35-43-1-2 | Criminal mischief | vandalism
    35-43-2-1 | Burglary | breaking in
    35-43-1-1 | Arson
    35-43-5-2 | Forgery
    35-42-5-1 | Robbery
    35-42-2-1 | Battery | assault, hitting
    35-42-2-1.3 | Domestic battery | domestic violence
    35-42-2-1.5 | Aggravated battery
    35-42-2-2 | Criminal recklessness
    35-42-2-9 | Strangulation
    35-45-2-1 | Intimidation | threats
    35-45-2-2 | Harassment
    35-42-3-2 | Kidnapping
    35-42-3-3 | Criminal confinement
    35-42-1-1 | Murder
    35-42-1-3 | Voluntary manslaughter
    35-42-1-4 | Involuntary manslaughter
    35-42-1-5 | Reckless homicide
    35-42-4-1 | Rape
    35-42-4-3 | Child molesting
    35-42-4-4 | Child exploitation; possession of child pornography
    35-42-4-5 | Vicarious sexual gratification
    35-42-4-6 | Child solicitation
    35-42-4-7 | Child seduction
    35-42-4-8 | Sexual battery
    35-42-4-9 | Sexual misconduct with a minor
    35-46-1-3 | Incest
    35-45-4-1 | Public indecency | exposure
    35-45-4-2 | Prostitution
    35-45-4-4 | Promoting prostitution | pimping
    35-48-4-11 | Possession of marijuana | weed, cannabis
    35-48-4-6 | Possession of cocaine or a narcotic drug | heroin
    35-48-4-6.1 | Possession of methamphetamine | meth
    35-48-4-7 | Possession of a controlled substance
    35-48-4-8.3 | Possession of paraphernalia | pipe, syringe
    35-48-4-10 | Dealing in marijuana
    35-48-4-1 | Dealing in cocaine or a narcotic drug
    35-48-4-1.1 | Dealing in methamphetamine
    9-30-5-1 | Operating with too much alcohol in the blood | OWI, DUI, drunk driving
    9-30-5-2 | Operating while intoxicated | OWI, DUI, drunk driving
    9-30-5-3 | Operating while intoxicated, after an earlier conviction
    9-30-5-4 | Operating while intoxicated, serious bodily injury
    9-30-5-5 | Operating while intoxicated, death
    9-24-19-1 | Driving while suspended | license
    9-21-8-52 | Reckless driving
    35-47-2-1 | Carrying a handgun without a license
    35-47-4-5 | Gun in the hands of a serious violent felon | felon with a firearm
    35-44.1-3-1 | Resisting law enforcement | fleeing
    35-44-3-3 | Resisting law enforcement (until June 2012)
    35-46-1-4 | Neglect of a dependent
    35-44.1-2-1 | Perjury
    35-44-2-1 | Perjury (until June 2012)
    35-44-1-2 | Official misconduct (until June 2012)
    35-44.1-3-10 | Sexual misconduct by a service provider
    35-44.1-1-1 | Official misconduct
    35-44.1-3-4 | Escape
    35-45-1-3 | Disorderly conduct
    7.1-5-1-3 | Public intoxication | drunk in public
  `,
});
