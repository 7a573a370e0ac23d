import { crimesOf } from '../../place/crime.ts';

/** The Idaho Code’s own headings, shortened: what its rules name, and what people are charged with most. */
export const crimes = crimesOf({
  'Idaho Code §': `
    18-2403 | Theft | stealing, shoplifting
    18-2407 | Grading of theft | petit theft, grand theft
    37-2732 | Controlled substances | drugs, marijuana, weed, possession, delivery
    37-2732B | Trafficking in drugs
    37-2734A | Drug paraphernalia
    18-8004 | Driving under the influence | dui, dwi, drunk driving
    18-8004C | Excessive alcohol concentration | dui
    18-8005 | Driving under the influence, penalties | dui
    18-8001 | Driving without privileges | suspended license
    18-901 | Assault
    18-903 | Battery | fight
    18-905 | Aggravated assault
    18-907 | Aggravated battery
    18-918 | Domestic violence | domestic battery, domestic assault
    18-920 | Violation of no contact order
    39-6312 | Violation of a protection order
    18-7907 | Action for protection | protection order
    18-7905 | Stalking in the first degree
    18-7906 | Stalking in the second degree
    18-6710 | Harassment by phone | telephone harassment
    18-6409 | Disturbing the peace
    18-705 | Resisting and obstructing officers
    18-7001 | Malicious injury to property | vandalism
    18-7008 | Criminal trespass
    18-1401 | Burglary | breaking in
    18-3106 | Drawing check without funds | bad check
    18-3125 | Criminal possession of a financial transaction card | credit card
    18-3601 | Forgery
    18-5414 | Intentionally making false statements
    18-5613 | Providing commercial sexual activity | prostitution
    18-3302 | Concealed weapons | gun
    18-3304 | Aiming firearms at others
    18-3316 | Unlawful possession of a firearm
    18-3317 | Unlawful discharge of a firearm at a dwelling
    18-3320 | Unlawful use of a destructive device or bomb
    18-801 | Arson, definitions
    18-802 | Arson in first degree
    18-803 | Arson in second degree
    18-804 | Arson in third degree
    18-805 | Aggravated arson
    18-909 | Assault with intent to commit a serious felony
    18-911 | Battery with intent to commit a serious felony
    18-915 | Assault or battery upon certain personnel | officer
    18-924 | Sexual battery
    18-1353A | Threats against state officials
    18-1501 | Injury to children
    18-1506 | Sexual abuse of a child under sixteen
    18-1506A | Ritualized abuse of a child
    18-1507 | Sexual exploitation of a child
    18-1508 | Lewd conduct with a minor under sixteen
    18-1508A | Sexual battery of a minor of sixteen or seventeen
    18-1508B | Aggravated lewd conduct, child under sixteen
    18-1508C | Aggravated lewd conduct, child of twelve or under
    18-1508D | Aggravated lewd conduct, punishment
    18-1509A | Enticing a child over the internet
    18-919 | Sexual exploitation by a medical care provider
    18-925 | Aggravated sexual battery
    18-1505B | Sexual abuse of a vulnerable adult
    18-5605 | Detention for commercial sexual activity
    18-5609 | Inducing a child into commercial sexual activity
    18-5610 | Utilizing a child for commercial sexual activity
    18-5611 | Inducing a child to engage in commercial sex
    18-6104 | Rape, punishment
    18-6110 | Sexual contact with a prisoner
    18-6601 | Incest
    18-6602 | Sexual abuse of an animal
    18-6603 | Sexual abuse of human remains
    18-6605 | Video voyeurism
    18-8607 | Human sex trafficking
    18-8608 | Human sex trafficking of a child
    18-8609 | Human labor trafficking
    18-8610 | Human labor trafficking of a child
    18-1509 | Enticing of children
    18-2505 | Escape
    18-2604 | Intimidating a witness
    18-4001 | Murder
    18-4003 | Degrees of murder
    18-4006 | Manslaughter
    18-4014 | Administering poison with intent to kill
    18-4015 | Assault with intent to murder
    18-4116 | Indecent exposure
    18-4501 | Kidnapping
    18-4502 | First degree kidnapping
    18-4503 | Second degree kidnapping
    18-5003 | Cannibalism
    18-6101 | Rape
    18-6501 | Robbery
    18-6502 | Degrees of robbery
    18-6503 | Punishment for robbery
    18-6604 | Forcible penetration by use of a foreign object
    18-306 | Attempt
    18-1701 | Criminal conspiracy
    18-2001 | Solicitation
  `,
});
