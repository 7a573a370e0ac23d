import { crimesOf } from '../../place/crime.ts';

/** The Code of Virginia’s own headings, shortened: those that people are charged with most, then what its rules name. */
export const crimes = crimesOf({
  'Va. Code §': `
    18.2-103 | Shoplifting, concealing merchandise | concealment, stealing from a store
    18.2-96 | Petit larceny | petty theft, stealing
    18.2-95 | Grand larceny | felony theft
    18.2-57 | Assault and battery | fight, simple assault
    18.2-57.2 | Assault and battery against a family member | domestic assault
    18.2-250 | Possession of controlled substances | drugs
    18.2-250.1 | Possession of marijuana (former law) | weed, pot
    18.2-248.1 | Selling or giving marijuana
    18.2-248 | Selling or making a controlled substance
    18.2-119 | Trespass after having been forbidden | trespassing
    18.2-415 | Disorderly conduct in public places | disorderly
    18.2-388 | Intoxication in public | drunk in public
    4.1-305 | Underage possession or purchase of alcohol | minor in possession
    18.2-266 | Driving while intoxicated | dui, dwi, drunk driving
    46.2-862 | Reckless driving by speed | speeding
    46.2-852 | Reckless driving
    46.2-301 | Driving while license is suspended or revoked | driving suspended
    18.2-137 | Damaging property or a monument
    18.2-91 | Breaking and entering (statutory burglary) | breaking in
    18.2-178 | Obtaining money by false pretense
    18.2-181 | Issuing bad checks
    18.2-111 | Embezzlement
    18.2-108 | Receiving stolen goods
    18.2-172 | Forging, uttering, other writings
    18.2-186.3 | Identity theft
    18.2-192 | Credit card theft
    18.2-195 | Credit card fraud
    18.2-102 | Unauthorized use of a vehicle
    18.2-121 | Entering property to damage it
    18.2-460 | Obstructing justice, resisting arrest | resisting
    18.2-308 | Carrying a concealed weapon | gun
    18.2-282 | Brandishing a firearm
    18.2-427 | Threatening or obscene language by phone
    19.2-128 | Failure to appear
    18.2-456 | Contempt of court
    3.2-6570 | Cruelty to animals
    3.2-6571 | Animal fighting
    4.1-309.1 | Alcohol while driving a school bus
    5.1-13 | Flying an aircraft while drunk
    16.1-253.2 | Violation of a family protective order
    18.2-31 | Aggravated murder defined
    18.2-32 | First and second degree murder defined
    18.2-35 | How voluntary manslaughter punished
    18.2-36 | How involuntary manslaughter punished
    18.2-36.1 | Certain conduct punishable as involuntary manslaughter
    18.2-40 | Lynching deemed murder
    18.2-41 | Shooting, stabbing, with intent to maim, kill, by mob
    18.2-46.3 | Recruitment for a criminal street gang
    18.2-47 | Abduction and kidnapping
    18.2-49.1 | Violation of a custody or visitation order
    18.2-51 | Shooting, stabbing, with intent to maim, kill
    18.2-51.1 | Malicious injury to police or rescue personnel
    18.2-51.2 | Aggravated malicious wounding
    18.2-51.5 | Maiming with a boat while intoxicated
    18.2-51.6 | Strangulation or suffocation of another
    18.2-53.1 | Use or display of firearm in committing felony
    18.2-57.3 | Family assault, first offense put off
    18.2-58 | Robbery
    18.2-58.1 | Carjacking
    18.2-59.1 | Sexual extortion
    18.2-60 | Threats of death or bodily injury
    18.2-60.1 | Threatening the Governor or his immediate family
    18.2-60.3 | Stalking
    18.2-60.4 | Violation of a protective order
    18.2-61 | Rape
    18.2-63 | Carnal knowledge of a child of 13 or 14
    18.2-67.1 | Forcible sodomy
    18.2-67.3 | Aggravated sexual battery
    18.2-67.4 | Sexual battery
    18.2-77 | Burning or destroying dwelling house
    18.2-80 | Burning or destroying any other building or structure
    18.2-83 | Bomb threats
    18.2-85 | Fire bombs or explosives
    18.2-89 | Burglary
    18.2-90 | Entering a house with intent to rob or kill
    18.2-92 | Breaking in with intent to commit a misdemeanor
    18.2-93 | Entering bank, armed, with intent to commit larceny
    18.2-94 | Possession of burglarious tools
    18.2-98 | Larceny of bank notes or checks
    18.2-101 | Selling goods that were seized or levied on
    18.2-108.01 | Larceny with intent to sell
    18.2-114.1 | When collection of money by commissioner, larceny
    18.2-115 | Selling or hiding property under a lien
    18.2-116 | Failure to pay for goods taken on approval
    18.2-117 | Failure to return a rented vehicle
    18.2-118 | Keeping or selling leased property
    18.2-120 | Instigating, such trespass by others
    18.2-130 | Peeping or spying into dwelling or enclosure
    18.2-130.1 | Peeping by electronic device or drone
    18.2-134 | Trespass on posted property
    18.2-144 | Maiming, killing or poisoning animals
    18.2-144.1 | Prohibition against killing or injuring police animals
    18.2-146 | Damaging or tampering with a vehicle
    18.2-147 | Entering or setting in motion a vehicle
    18.2-152.7 | Personal trespass by computer
    18.2-154 | Shooting at or throwing missiles at vehicles
    18.2-160.2 | Trespassing on public transportation
    18.2-162 | Damage or trespass to public services or utilities
    18.2-173 | Possession of forged money
    18.2-178.1 | Financial exploitation of vulnerable adults
    18.2-186 | False statements to obtain property or credit
    18.2-186.2 | False statements to obtain housing aid
    18.2-195.2 | Fraudulent application for credit card
    18.2-197 | Receiving goods obtained by fraud
    18.2-200 | Failure to deliver a crop after an advance
    18.2-200.1 | Construction fraud
    18.2-206 | Procuring a vehicle with intent to defraud
    18.2-251.2 | Possession or sale of flunitrazepam
    18.2-258 | Keeping a drug house (common nuisance)
    18.2-258.1 | Obtaining drugs by fraud or forgery
    18.2-265.2 | Evidence to be considered in cases under this article
    18.2-265.3 | Sale of drug paraphernalia
    18.2-266.1 | Underage driving after drinking alcohol
    18.2-268.3 | Refusal of breath or blood test
    18.2-270 | Penalty for driving while intoxicated
    18.2-279 | Shooting within or at a building
    18.2-280 | Willfully discharging firearms in public places
    18.2-281 | Setting spring gun or other deadly weapon
    18.2-282.1 | Brandishing a machete or blade
    18.2-286.1 | Shooting from vehicles so as to endanger persons
    18.2-287.2 | Wearing of body armor while committing a crime
    18.2-289 | Use of machine gun for crime of violence
    18.2-290 | Use of machine gun for aggressive purpose
    18.2-308.1 | Firearm or weapon on school property
    18.2-308.2 | Possession of a firearm by a convicted felon
    18.2-308.2:1 | Prohibiting the selling, of firearms to certain persons
    18.2-308.2:2 | False statement to buy a firearm
    18.2-308.3 | Use of restricted ammunition in a crime
    18.2-312 | Illegal use of tear gas, phosgene and other gases
    18.2-324.2 | Drone used to follow or film a person
    18.2-340.37 | Misuse of charitable gaming funds
    18.2-346 | Prostitution
    18.2-346.01 | Solicitation of prostitution
    18.2-347 | Keeping or visiting a bawdy place
    18.2-348 | Aiding prostitution or illicit sexual intercourse
    18.2-349 | Using vehicles to promote prostitution
    18.2-355 | Taking, detaining, person for prostitution, or consenting thereto
    18.2-365 | Adultery defined
    18.2-366 | Sexual intercourse by persons forbidden to marry
    18.2-369 | Abuse and neglect of vulnerable adults
    18.2-370 | Taking indecent liberties with children
    18.2-371.1 | Abuse and neglect of children
    18.2-371.2 | Prohibiting sale or distribution, etc
    18.2-371.2:1 | Possession of tobacco or hemp products under 21
    18.2-371.3 | Tattooing or body piercing of minors
    18.2-371.4 | Sale of novelty lighters to juveniles
    18.2-374.1 | Production, publication, sale, financing, of child pornography
    18.2-374.1:1 | Possession or sharing of child pornography
    18.2-386.1 | Unlawful creation of image of another
    18.2-386.2 | Unlawful dissemination or sale of images of another
    18.2-387 | Indecent exposure
    18.2-405 | What constitutes a riot
    18.2-406 | What constitutes an unlawful assembly
    18.2-408 | Conspiracy
    18.2-413 | Crimes during a state of riot
    18.2-414 | Injury by persons who riot
    18.2-423 | Burning a cross to intimidate
    18.2-433.2 | Paramilitary activity prohibited
    18.2-434 | What deemed perjury
    18.2-472.1 | Failing to register as a sex offender
    18.2-474.1 | Delivering drugs or weapons to prisoners
    18.2-477 | Prisoner escaping from jail
    18.2-477.1 | Escapes from juvenile facility
    18.2-478 | Escape from jail or custody by force
    18.2-479 | Escape without force or violence or setting fire to jail
    18.2-480 | Escape, by setting fire to jail
    18.2-481 | Treason defined
    18.2-485 | Conspiring to incite one race to insurrection against another race
    19.2-62 | Interception of communications
    24.2-1016 | False statements
    29.1-738 | Operating a boat recklessly or while intoxicated
    29.1-738.02 | Underage operating of a boat after drinking
    29.1-738.2 | Refusal of test on a boat
    37.2-912 | Violation of conditional release, sexual violence
    37.2-917 | Escape of a sexually violent predator
    40.1-100.2 | Sexually explicit work by children
    40.1-103 | Cruelty to children
    46.2-300 | Driving without license prohibited
    46.2-341.24 | Driving a commercial vehicle while intoxicated
    46.2-341.26:3 | Refusal of tests, commercial vehicle
    46.2-346 | Misuse of a driver license
    46.2-817 | Disregarding a police signal to stop, eluding
    52-48 | Fusion center information, unlawful use
    53.1-203 | Felonies by prisoners
    54.1-111 | Practice of a profession without license
  `,
});
