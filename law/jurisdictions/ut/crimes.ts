import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the Utah Code, some of earlier years; where none was open, as its other sections call them. */
export const crimes = crimesOf({
  'Utah Code': `
    76-6-602 | Retail theft | shoplifting
    76-6-404 | Theft | stealing
    76-5-102 | Assault | fight
    76-5-106 | Harassment
    76-5-102.5 | Assault by prisoner
    76-5-102.8 | Disarming a police officer
    76-5-103 | Aggravated assault
    76-5-103.5 | Aggravated assault by prisoner
    76-5-105 | Mayhem
    76-5-106.5 | Stalking
    76-5-107.3 | Threat of terrorism
    76-5-109 | Child abuse
    76-5-109.1 | Domestic violence in presence of a child, old section
    76-5-109.2 | Aggravated child abuse
    76-5-110 | Abuse or neglect of a child with disability
    76-5-111 | Abuse, neglect or exploitation of a vulnerable adult
    76-5-111.2 | Aggravated abuse of a vulnerable adult
    76-5-111.3 | Personal dignity exploitation of a vulnerable adult
    76-5-111.4 | Financial exploitation of a vulnerable adult
    76-5-114 | Domestic violence in presence of a child
    76-5-203 | Murder
    76-6-102 | Arson
    76-6-103 | Aggravated arson
    76-6-105 | Causing a catastrophe
    76-6-106 | Criminal mischief | vandalism, damage
    76-6-108 | Damage to or interruption of a communication device | phone
    76-6-202 | Burglary | breaking in
    76-6-203 | Aggravated burglary
    76-6-206 | Criminal trespass
    76-6-301 | Robbery
    76-6-302 | Aggravated robbery
    76-6-406 | Theft by extortion
    76-9-102 | Disorderly conduct
    76-9-702 | Lewdness
    76-5-419 | Lewdness, new section
    76-9-702.5 | Lewdness involving a child
    76-5-420 | Lewdness involving a child, new section
    76-4-401 | Enticing a minor, old section
    76-5-417 | Enticing a minor
    76-5-109.4 | Child torture
    76-5-308.1 | Human trafficking for commercial sexual exploitation
    76-5-308.6 | Human trafficking of a child for commercial sexual exploitation
    76-5-401 | Unlawful sexual activity with a minor
    76-5-401.1 | Sexual abuse of a minor
    76-5-401.2 | Unlawful sexual conduct with a 16 or 17 year old
    76-5-402 | Rape
    76-5-404 | Forcible sexual abuse
    76-5-405 | Aggravated sexual assault
    76-5-412 | Custodial sexual relations
    76-5b-202 | Sexual exploitation of a vulnerable adult
    76-5b-204 | Sexual extortion
    76-7-102 | Incest
    76-10-306 | Explosive, chemical or incendiary device and parts
    76-10-503 | Dangerous weapon, possession or purchase by restricted person | gun
    76-11-305 | Category I restricted person, prohibited dangerous weapon conduct | gun
    76-11-306 | Category II restricted person, prohibited dangerous weapon conduct | gun
    76-18-207 | Possessing or using a controlled substance, new section | drugs, marijuana, weed, meth
    58-37-8 | Prohibited acts with drugs, such as having or selling | controlled substance
    58-37-8(2) | Possessing or using a controlled substance | drugs, marijuana, weed, meth
    58-37-8(2)(g) | Driving with drugs in body, serious injury or death
    58-37a-5 | Drug paraphernalia | pipe
    41-6a-502 | Driving under the influence | dui, drunk driving
    41-6a-502.5 | Impaired driving
    41-6a-528 | Reckless driving
    41-6a-512 | Reckless driving plea, alcohol or drug related | wet reckless
    41-6a-517 | Driving with any measurable controlled substance in the body
    41-6a-520 | Chemical tests for alcohol or drugs, refusal
    41-6a-520.1 | Refusing a chemical test
  `,
});
