import { crimesOf } from '../../place/crime.ts';

/** As the state’s own table of offenses names them. The Penal Code has no headings. */
export const crimes = crimesOf({
  'Pen. Code §': `
    484 | Theft | stealing, petty theft
    488 | Petty theft | shoplifting
    459.5 | Shoplifting
    487 | Grand theft
    487(d)(2) | Grand theft of a firearm
    496 | Receiving stolen property
    459 | Burglary | breaking in
    460(a) | First-degree burglary, of a home
    460(b) | Second-degree burglary | commercial burglary
    461 | Burglary, its punishment
    240 | Assault
    242 | Battery | fight
    243(d) | Battery with serious bodily injury
    243(e)(1) | Battery on spouse or partner | domestic violence
    243.4 | Sexual battery
    272 | Contributing to the delinquency of a minor
    273.5 | Injuring a spouse or partner | domestic violence, corporal injury
    273a | Child endangerment or abuse
    273ab | Assault on a child under 8
    273.6 | Violating a protective order | restraining order
    245(a)(1) | Assault with a deadly weapon, not a gun | ADW
    245(a)(2) | Assault with a firearm | gun
    245(a)(3) | Assault with a machine gun
    245(a)(4) | Assault with force likely to injure badly
    245(b) | Assault with a semiautomatic firearm
    245(c) | Deadly weapon assault on officer or firefighter
    245(d) | Firearm assault on officer or firefighter
    245.2 | Deadly weapon assault on transit worker
    245.3 | Deadly weapon assault on custodial officer
    245.5 | Deadly weapon assault on school employee
    244 | Assault with caustic chemicals
    244.5 | Assault with a stun gun or taser
    217.1 | Assault on a public official
    218 | Attempted train wrecking
    219 | Train wrecking
    220 | Assault to commit rape
    246 | Shooting at an inhabited house or car
    246.3 | Firing a gun carelessly
    247 | Shooting at aircraft, empty house or car
    422 | Criminal threats
    415 | Disturbing the peace | fighting in public
    647 | Disorderly conduct | drunk in public, prostitution
    647(f) | Drunk in public
    647.6 | Annoying or molesting a child
    647a | Annoying or molesting a child, old section
    647(b) | Prostitution or soliciting
    653.22 | Prostitution, old section
    594 | Vandalism | graffiti, damage
    602 | Trespass
    148 | Resisting or obstructing an officer
    148.9 | False name to an officer
    166 | Contempt of court
    136.1 | Intimidating a witness or victim
    137 | Influencing testimony
    182 | Conspiracy
    186.22 | Taking part in a street gang
    187 | Murder
    191.5 | Vehicular manslaughter while intoxicated
    192(a) | Voluntary manslaughter
    192(b) | Involuntary manslaughter
    192(c) | Vehicular manslaughter
    192.5 | Vehicular manslaughter with a vessel
    203 | Mayhem
    205 | Aggravated mayhem
    206 | Torture
    207 | Kidnapping
    208 | Kidnapping a child under 14
    209 | Kidnapping for ransom, robbery or rape
    209.5 | Kidnapping during a carjacking
    210 | Posing as kidnapper to extort
    211 | Robbery
    212.5 | Robbery, its degrees
    213 | Robbery, its punishment
    215 | Carjacking
    236 | False imprisonment
    236.1 | Human trafficking
    237 | False imprisonment, its punishment
    261 | Rape
    261.5 | Sex with a minor | statutory rape
    262 | Rape of a spouse
    264.1 | Rape in concert, by force
    266 | Luring a minor into prostitution
    266c | Sex by fraud or fear
    266h | Pimping
    266i | Pandering
    266j | Handing over a child under 16 for sex
    267 | Taking a minor away for prostitution
    269 | Aggravated sexual assault of a child
    285 | Incest
    286 | Sodomy
    287 | Oral copulation
    288 | Lewd acts with a child
    288a | Oral copulation, old section
    288.2 | Sending harmful matter to a minor
    288.3 | Contacting a minor for a sex crime
    288.4 | Arranging to meet a minor for sex
    288.5 | Continuous sexual abuse of a child
    288.7 | Sex acts with a child under 10
    289 | Sexual penetration by force
    290 | Failing to register
    311.1 | Obscene matter showing a minor
    311.2 | Obscene matter, sending or possessing
    311.3 | Sexual exploitation of a child
    311.4 | Using a minor to make obscene matter
    311.10 | Advertising obscene matter of a minor
    311.11 | Obscene matter of a minor, possessing
    314 | Indecent exposure
    451 | Arson
    451.5 | Aggravated arson
    452 | Unlawfully causing a fire
    470 | Forgery
    476a | Bad checks
    424 | Embezzlement by public officer
    503 | Embezzlement
    504 | Embezzlement by officer
    514 | Embezzlement, its punishment
    530.5 | Identity theft
    532 | Theft by false pretenses
    653f | Soliciting a crime
    664 | Attempt
    69 | Resisting an executive officer by force
    128 | Perjury that led to an execution
    37 | Treason
    118 | Perjury
    4500 | Assault by life prisoner
    4501 | Assault by prisoner
    4503 | Holding a hostage in prison
    4573 | Bringing drugs into jail or prison
    11418 | Weapon of mass destruction
    18740 | Explosive device, with injury
    18745 | Explosive device, to murder
    18750 | Explosive device, bodily injury
    18755 | Explosive device, death or great injury
    25400 | Carrying a concealed firearm | gun
    25850 | Carrying a loaded firearm | gun
    26100 | Shooting from a vehicle
    29800 | Felon with a firearm | gun
    21310 | Concealed dirk or dagger | knife
    1320 | Failing to appear | missed court
  `,
  'Health & Saf. Code §': `
    11350 | Having a narcotic | cocaine, heroin, drugs
    11377 | Having a controlled substance | meth, drugs
    11351 | Having a narcotic for sale | dealing
    11352 | Selling or moving a narcotic | dealing
    11353 | Using a minor for narcotics
    11357 | Having marijuana | weed, pot
    11358 | Growing marijuana | weed
    11359 | Having marijuana for sale | weed
    11360 | Selling or moving marijuana | weed
    11364 | Drug paraphernalia | pipe
    11378 | Having a controlled substance for sale | meth
    11379 | Selling or moving a controlled substance | meth
    11380 | Using a minor for controlled substances
    11550 | Being under the influence of drugs
  `,
  'Veh. Code §': `
    23152 | Driving under the influence | dui, drunk driving
    23153 | Driving under the influence, with injury | dui
    23103 | Reckless driving | wet reckless
    23104 | Reckless driving with injury
    14601 | Driving with a suspended license
    14601.1 | Driving with a suspended license, other reasons
    12500 | Driving without a license
    10851 | Taking a vehicle without consent | joyriding, stolen car
    20001 | Hit and run with injury
    20002 | Hit and run with damage
    2800 | Disobeying an officer
    2800.1 | Evading an officer
    2800.2 | Evading an officer, reckless
    2800.3 | Evading an officer, with injury or death
    2801 | Disobeying a firefighter
    2803 | Unlawful load
  `,
  'Welf. & Inst. Code §': `
    871 | Escape by a minor
  `,
  'Bus. & Prof. Code §': `
    25658 | Alcohol and minors | selling or giving alcohol, minor
    25662 | Minor possessing alcohol | underage drinking
    4140 | Having a syringe
  `,
});
