import { crimesOf } from '../../place/crime.ts';

/** Michigan’s own headings as far as they were at hand, and what its record-clearing law says of the sections it names. */
export const crimes = crimesOf({
  MCL: `
    750.356 | Larceny | theft, stealing
    750.356d | Retail fraud, second or third degree | shoplifting
    750.356c | Retail fraud, first degree | shoplifting
    750.81 | Assault or assault and battery; domestic violence | fight
    750.81a | Aggravated assault; aggravated domestic violence
    750.81c | Threatening or assaulting a state social worker
    750.81d | Assaulting, resisting or obstructing an officer | resisting arrest
    750.82 | Felonious assault | assault with a dangerous weapon
    750.83 | Assault with intent to murder
    750.84 | Assault to do great bodily harm
    750.85 | Torture
    750.86 | Assault with intent to maim
    750.87 | Assault with intent to commit a felony
    750.88 | Assault with intent to rob, unarmed
    750.89 | Assault with intent to rob, armed
    750.90 | Sexual act under pretext of medical treatment
    750.90a | Assault that ends a pregnancy
    750.91 | Attempted murder
    257.625 | Operating while intoxicated or impaired | owi, dui, dwi, drunk driving
    257.601b | Traffic violation in a work zone, with harm
    257.601c | Traffic violation harming a farm vehicle driver
    257.601d | Moving violation causing death or serious injury
    257.602a | Fleeing or eluding police
    257.617 | Leaving the scene of an accident, with injury | hit and run
    257.626 | Reckless driving
    333.7401 | Making, delivering or intent to deliver drugs | selling, controlled substance
    333.7403 | Having a controlled substance | drugs, cocaine, meth
    333.7403(2)(d) | Having marijuana | weed, pot
    333.7404 | Using a controlled substance | drugs
    333.7404(2)(d) | Using marijuana | weed, pot
    333.7453 | Selling drug paraphernalia | pipe
    750.72 | First-degree arson
    750.110 | Breaking and entering | burglary
    750.110a | Home invasion | burglary
    750.111 | Entering without breaking
    750.115 | Entering without permission
    750.136b | Child abuse
    750.136d | Child abuse in the presence of a child
    750.145 | Contributing to the neglect of a child
    750.145a | Accosting a child
    750.145c | Child sexually abusive material
    750.145d | Using the internet for certain crimes
    750.157a | Conspiracy
    750.159i | Racketeering | criminal enterprise
    750.174 | Embezzlement by agent or employee
    750.174a | Embezzlement from a vulnerable adult
    750.175 | Embezzlement by public officer
    750.176 | Embezzlement by administrator or guardian
    750.180 | Embezzlement by financial institution staff
    750.181 | Embezzlement of jointly held property
    750.200i | Chemical, biological or similar device
    750.204 | Explosives sent or placed to injure
    750.207 | Explosives placed to harm
    750.209 | Explosives near property
    750.210 | Explosives, possession to use unlawfully
    750.211a | Bomb or explosive device
    750.227 | Carrying a concealed weapon | gun, CCW
    750.233 | Pointing a firearm without malice
    750.234 | Firing a gun without malice
    750.234a | Firing from a vehicle
    750.234b | Firing at a building
    750.234c | Firing at an emergency vehicle
    750.248 | Forgery of records
    750.249 | Uttering forged records
    750.316 | Murder, first degree
    750.317 | Murder, second degree
    750.321 | Manslaughter
    750.322 | Killing of an unborn child
    750.327 | Death by explosives
    750.349 | Kidnapping
    750.349b | Unlawful imprisonment
    750.350 | Kidnapping a child under 14
    750.357 | Larceny from the person
    750.377a | Malicious destruction of personal property | vandalism
    750.397 | Mayhem
    750.411h | Stalking
    750.411i | Aggravated stalking
    750.436 | Poisoning food, drink or medicine
    750.448 | Soliciting | prostitution
    750.449 | Admitting to a place for prostitution
    750.450 | Aiding prostitution
    750.462b | Human trafficking
    750.520 | Criminal sexual conduct, old section
    750.520a | Criminal sexual conduct, its definitions
    750.520b | Criminal sexual conduct, first degree | rape
    750.520c | Criminal sexual conduct, second degree
    750.520d | Criminal sexual conduct, third degree
    750.520e | Criminal sexual conduct, fourth degree
    750.520f | Criminal sexual conduct, second or later offense
    750.520g | Assault with intent to commit sexual conduct
    750.529 | Armed robbery
    750.529a | Carjacking
    750.530 | Robbery
    750.531 | Bank robbery
    750.535 | Receiving stolen property
    750.543f | Terrorism
    750.543k | Support for terrorism
    752.794 | Computer access to defraud
    750.92 | Attempt
  `,
});
