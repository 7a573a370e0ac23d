import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the code. */
export const crimes = crimesOf({
  'Neb. Rev. Stat. §': `
    28-511 | Theft by unlawful taking | stealing, shoplifting
    28-517 | Receiving stolen property
    28-512 | Theft by deception | fraud
    28-638 | Criminal impersonation | identity theft
    28-603 | Forgery in the second degree
    28-611 | Bad check
    28-620 | Credit card fraud | financial transaction device
    28-310 | Assault in the third degree | fight
    28-309 | Assault in the second degree
    28-308 | Assault in the first degree
    28-323 | Domestic assault | domestic violence
    28-311.01 | Terroristic threats
    28-311.03 | Stalking
    28-1310 | Threats by phone or message
    28-1322 | Disturbing the peace | disorderly conduct
    28-519 | Criminal mischief | damage, vandalism
    28-520 | Criminal trespass in the first degree
    28-521 | Criminal trespass in the second degree
    28-507 | Burglary | breaking in
    28-324 | Robbery
    28-503 | Arson in the second degree
    28-904 | Resisting arrest
    28-905 | Fleeing in a vehicle to avoid arrest
    28-906 | Obstructing a peace officer
    28-912 | Escape
    28-416 | Having, making or selling drugs | marijuana, weed, meth, possession
    28-441 | Drug paraphernalia | pipe
    28-1202 | Concealed weapon
    28-1206 | Weapon possession by somebody who may not have one
    28-801 | Prostitution
    28-806 | Public indecency
    28-707 | Child abuse
    28-319 | Sexual assault in the first degree
    28-320 | Sexual assault in the second or third degree
    28-303 | Murder in the first degree
    28-304 | Murder in the second degree
    28-305 | Manslaughter
    28-306 | Motor vehicle homicide
    60-6,196 | Driving under the influence | dui, drunk driving
    60-6,197 | Refusing a test for alcohol or drugs
    60-6,213 | Reckless driving
    60-696 | Leaving the scene of an accident
    60-697 | Leaving the scene of an accident with an injury
    60-698 | Failing to stop after an accident | hit and run
    60-4,108 | Driving under suspension or revocation
  `,
});
