import { crimesOf } from '../../place/crime.ts';

/** Those that the rules name, then common ones. */
export const crimes = crimesOf({
  'Mont. Code Ann. §': `
    45-6-301 | Theft | stealing, shoplifting
    45-6-101 | Criminal mischief | vandalism
    45-6-203 | Criminal trespass
    45-6-204 | Burglary | breaking in
    45-6-316 | Bad checks
    45-6-317 | Deceptive practices | fraud
    45-6-332 | Identity theft
    45-6-309 | Not returning rented property
    45-6-103 | Arson
    45-6-325 | Forgery
    45-5-201 | Assault | fight
    45-5-206 | Partner or family member assault | PFMA, domestic violence
    45-5-220 | Stalking
    45-5-502 | Sexual assault
    45-5-626 | Breaking a protective order
    45-5-207 | Criminal endangerment
    45-5-208 | Negligent endangerment
    45-5-213 | Assault with a weapon
    45-5-214 | Assault with a bodily fluid
    45-5-202 | Aggravated assault
    45-5-203 | Intimidation
    45-5-302 | Kidnapping
    45-5-503 | Sexual intercourse without consent | rape
    45-5-625 | Sexual abuse of children
    45-5-601 | Prostitution
    45-5-102 | Deliberate homicide | murder
    45-5-104 | Negligent homicide
    45-5-401 | Robbery
    45-7-301 | Resisting arrest
    45-7-302 | Obstructing an officer
    45-8-101 | Disorderly conduct
    45-9-101 | Selling drugs | distribution
    45-9-102 | Possession of drugs or marijuana | weed, meth
    45-9-103 | Having drugs to sell
    45-10-103 | Drug paraphernalia | pipe
    45-4-102 | Conspiracy
    45-4-103 | Attempt
    45-5-624 | Alcohol under 21 | minor in possession
    61-8-1002 | Driving under the influence | DUI, drunk driving
    61-8-401 | Driving under the influence, until 2021 | DUI
    61-8-406 | Driving with too much alcohol, until 2021 | DUI per se
    61-8-301 | Reckless driving
    61-6-301 | Driving without insurance
    61-6-302 | Driving without proof of insurance
    61-5-212 | Driving while suspended
  `,
});
