import { crimesOf } from '../../place/crime.ts';

/**
 * By the headings of the Michigan Compiled Laws, or by their text, the legislature’s table of felonies and analyses of its
 * bills, the prisons’ list of offenses or the courts’ opinions. For 750.180, 750.181 and 750.234c only the chapter is named.
 */
export const crimes = crimesOf({
  MCL: `
    750.356 | Larceny | theft, stealing
    750.356d | Retail fraud, second or third degree | shoplifting
    750.356c | Retail fraud, first degree | shoplifting
    750.81 | Assault or assault and battery; domestic violence | fight
    750.81a | Aggravated assault; aggravated domestic violence
    750.81c | Threatening or harming a state human services worker | social worker, cps
    750.81d | Assaulting, resisting or obstructing someone performing a duty | resisting arrest, police, officer
    750.82 | Felonious assault | assault with a dangerous weapon
    750.83 | Assault with intent to murder
    750.84 | Assault to do great bodily harm; strangulation
    750.85 | Torture
    750.86 | Assault with intent to maim
    750.87 | Assault with intent to commit a felony
    750.88 | Assault with intent to rob, unarmed
    750.89 | Assault with intent to rob, armed
    750.90 | Sexual act under pretext of medical treatment
    750.90a | Assault on a pregnant person causing miscarriage
    750.91 | Attempted murder
    257.625 | Operating while intoxicated or impaired | owi, dui, dwi, drunk driving
    257.601b | Moving violation in a work or school zone
    257.601c | Moving violation hurting a farm equipment operator
    257.601d | Moving violation causing death or serious injury
    257.602a | Fleeing or eluding police
    257.617 | Failing to stop after a serious or deadly accident | hit and run, leaving the scene
    257.617a | Leaving a crash in which somebody was hurt | hit and run, leaving the scene
    257.626 | Reckless driving
    750.552 | Trespass
    333.7401 | Making, delivering or intent to deliver drugs | selling, controlled substance
    333.7403 | Having a controlled substance | drugs, cocaine, meth
    333.7403(2)(d) | Having marijuana | weed, pot
    333.7404 | Using a controlled substance | drugs
    333.7404(2)(d) | Using marijuana | weed, pot
    333.7453 | Selling drug paraphernalia or nitrous oxide devices | pipe
    750.72 | First-degree arson
    750.76 | Arson of insured property
    750.110 | Breaking and entering | burglary
    750.110a | Home invasion | burglary
    750.111 | Entering without breaking
    750.116 | Burglar’s tools
    750.115 | Breaking and entering, or entering without permission
    750.136b | Child abuse
    750.136d | Child abuse in the presence of another child
    750.145 | Contributing to the neglect or delinquency of a child
    750.145a | Accosting, enticing or soliciting a child
    750.145c | Child sexually abusive activity or material
    750.145d | Using the internet or a computer for certain crimes
    750.157a | Conspiracy
    750.159i | Racketeering | criminal enterprise
    750.174 | Embezzlement by agent, employee or trustee
    750.174a | Taking a vulnerable adult’s money or property by fraud | embezzlement
    750.175 | Embezzlement by a public official
    750.176 | Embezzlement by administrator, executor or guardian
    750.180 | Embezzlement, section 180
    750.181 | Embezzlement, section 181
    750.200i | Harmful biological, chemical, radioactive or electronic device
    750.204 | Sending explosives to injure or destroy | bomb
    750.207 | Placing explosives near property | bomb
    750.209 | Placing an offensive or injurious substance
    750.210 | Carrying or having explosives for an unlawful purpose | bomb
    750.211a | Device designed to explode; Molotov cocktail | bomb
    750.227 | Carrying a concealed weapon | gun, CCW
    750.233 | Pointing a firearm without malice
    750.234 | Firing an aimed gun without malice
    750.235 | Hurting somebody with an aimed gun
    750.234a | Firing from a vehicle
    750.234b | Firing at or in a building
    750.234c | Firearms crime, section 234c | gun
    750.248 | Forging public records or legal papers | forgery
    750.249 | Passing forged records or papers | uttering and publishing, forgery
    750.316 | Murder, first degree
    750.317 | Murder, second degree
    750.321 | Manslaughter
    750.322 | Manslaughter by killing an unborn child
    750.327 | Death due to explosives
    750.349 | Kidnapping
    750.349b | Unlawful imprisonment
    750.350 | Taking or enticing away a child under 14 | kidnapping
    750.357 | Larceny from the person
    750.377a | Malicious destruction of personal property | vandalism
    750.397 | Mayhem
    750.335a | Indecent exposure
    750.411h | Stalking
    750.411i | Aggravated stalking
    750.436 | Poisoning food, drink, medicine or water
    750.448 | Soliciting or accosting | prostitution
    750.449 | Admitting to a place for prostitution
    750.450 | Aiding prostitution
    750.462b | Forced labor or services | human trafficking
    750.520 | Carnal knowledge, section repealed in 1975 | rape
    750.520a | Criminal sexual conduct, its definitions
    750.520b | Criminal sexual conduct, first degree | rape
    750.520c | Criminal sexual conduct, second degree
    750.520d | Criminal sexual conduct, third degree
    750.520e | Criminal sexual conduct, fourth degree
    750.520f | Criminal sexual conduct, second or later offense
    750.520g | Assault with intent to commit criminal sexual conduct
    750.529 | Armed robbery
    750.529a | Carjacking
    750.530 | Robbery
    750.531 | Bank, safe or vault robbery
    750.535 | Buying, receiving or hiding stolen property
    750.543f | Terrorism
    750.543k | Material support for terrorism
    752.794 | Prohibited access to a computer or network | hacking
    750.158 | Crime against nature or sodomy
    750.213 | Malicious threats to extort money | extortion, blackmail
    750.218 | False pretenses | fraud, swindle
    750.356a | Larceny from a motor vehicle | theft, car parts, trailer
    750.360 | Larceny in a building | theft
    750.411a | False report of a crime or an emergency | swatting
    750.422 | Perjury in court
    750.423 | Perjury | false oath
    750.455 | Pandering | prostitution
    750.457 | Accepting the earnings of a prostitute
    750.479a | Fleeing or eluding police, penal code
    750.479b | Taking a weapon from a peace officer | disarming
    750.483a | Tampering with evidence or a witness
    257.254 | Having a stolen vehicle title
    257.616a | Signal preemption device
    257.902 | Vehicle code, a felony under section 902
    257.903 | False certification under the vehicle code
    257.904 | Driving while the license is suspended | dwls
    205.27 | False tax return, tax evasion
    205.428 | Tobacco products tax
    333.7340c | Getting somebody to buy ephedrine for meth
    750.73 | Second-degree arson
    750.74 | Third-degree arson
    750.118 | Public officer taking a bribe
    750.380 | Malicious destruction of real property | vandalism, house, building
    750.411u | Gang-related felony
    750.424 | Subornation of perjury
    750.458 | Detaining somebody for debt in a house of prostitution
    750.459 | Transporting somebody for prostitution
    750.535b | Stolen firearms or ammunition | gun
    752.541 | Riot
    752.542 | Inciting to riot
    333.7401c | Place or equipment to make drugs | meth lab
    432.218 | Casino gaming crimes | gambling
    750.224b | Having a short-barreled shotgun or rifle | gun
    750.224f | Having a firearm after a felony | felon in possession, gun
    750.131 | Bad checks
    750.535a | Chop shop | stolen cars
    750.452 | Keeping a house of prostitution
    750.92 | Attempt to commit a crime
  `,
});
