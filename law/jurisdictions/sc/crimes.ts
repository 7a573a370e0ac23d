import { crimesOf } from '../../place/crime.ts';

/** What its rules name, and what people are charged with most. */
export const crimes = crimesOf({
  'S.C. Code §': `
    16-13-110 | Shoplifting | stealing
    16-13-30 | Petit larceny, grand larceny | theft, stealing
    16-13-40 | Stealing bonds or notes
    16-13-50 | Stealing livestock
    16-13-70 | Stealing a boat or its gear
    16-13-80 | Larceny of a bicycle
    16-13-180 | Receiving stolen goods
    16-13-230 | Breach of trust
    16-13-240 | Obtaining property by false pretenses | fraud
    16-13-260 | Obtaining property under false tokens or letters
    16-13-420 | Failure to return rented property
    16-13-430 | Obtaining aid by false statements | food stamps, fraud
    16-13-440 | False name to obtain a refund | fraud
    34-11-60 | Fraudulent check | bad check
    34-11-90 | Fraudulent check, penalties
    16-3-600 | Assault and battery | fight
    16-3-10 | Murder
    16-3-29 | Attempted murder
    16-3-50 | Manslaughter
    16-3-60 | Involuntary manslaughter
    16-3-85 | Homicide by child abuse
    16-3-95 | Great bodily injury upon a child
    16-3-210 | Assault and battery by mob
    16-3-615 | Spousal sexual battery
    16-3-620 | Assault and battery with intent to kill
    16-3-652 | Criminal sexual conduct in the first degree
    16-3-653 | Criminal sexual conduct in the second degree
    16-3-654 | Criminal sexual conduct in the third degree
    16-3-655 | Criminal sexual conduct with a minor
    16-3-656 | Assault with intent to commit criminal sexual conduct
    16-3-810 | Engaging a child for sexual performance
    16-3-820 | Producing sexual performance by a child
    16-3-910 | Kidnapping
    16-3-1075 | Carjacking
    16-3-1710 | Harassment in the second degree
    16-3-1720 | Harassment in the first degree
    16-3-2020 | Trafficking in persons
    16-9-320 | Resisting arrest
    16-11-110 | Arson
    16-11-311 | Burglary in the first degree
    16-11-312 | Burglary in the second degree | breaking in
    16-11-313 | Burglary in the third degree | breaking in
    16-11-325 | Common law robbery | strong arm robbery
    16-11-330 | Armed robbery
    16-11-510 | Malicious injury to personal property | vandalism
    16-11-520 | Malicious injury to real property | vandalism
    16-11-620 | Trespass after notice
    16-15-90 | Prostitution
    16-15-100 | Further unlawful acts of prostitution
    16-15-110 | Prostitution, penalties
    16-15-130 | Indecent exposure
    16-3-658 | Criminal sexual conduct with a spouse
    16-15-20 | Incest
    16-15-120 | Buggery
    16-15-342 | Criminal solicitation of a minor
    16-15-390 | Obscene pictures of child sexual abuse
    16-15-410 | Sexual exploitation of a minor in the third degree
    44-23-1150 | Sexual intercourse with a patient or inmate
    16-15-395 | Sexual exploitation of a minor in the first degree
    16-15-405 | Sexual exploitation of a minor in the second degree
    16-15-415 | Promoting prostitution of a minor
    16-15-425 | Participating in prostitution of a minor
    16-17-420 | Disturbing schools
    16-17-430 | Unlawful use of a telephone
    16-17-470 | Voyeurism, peeping
    16-17-525 | Disturbing a funeral
    16-17-530 | Public disorderly conduct | drunk in public
    16-17-680 | Unlawful purchase of nonferrous metals | scrap metal
    16-17-725 | False complaint to police
    16-23-20 | Unlawful carrying of a handgun | gun, pistol
    16-23-460 | Carrying a concealed weapon
    16-23-500 | Possession of a firearm by a convicted person | gun
    16-23-720 | Detonating a destructive device | bomb
    16-25-20 | Domestic violence, first to third degree
    16-25-65 | Domestic violence of a high and aggravated nature
    40-43-86 | Possession of a prescription drug without a prescription
    44-53-370 | Having, selling or trafficking drugs | drugs, weed, marijuana, cocaine, heroin
    44-53-375 | Methamphetamine and crack cocaine | drugs, meth, crack
    44-53-445 | Drugs near a school
    56-5-750 | Failure to stop for blue lights
    56-5-2930 | Driving under the influence | dui, dwi, drunk driving
    56-5-2933 | Driving with an unlawful alcohol concentration | dui
    56-5-2945 | Felony DUI
    56-5-2920 | Reckless driving
    56-5-1030 | Interference with traffic signs
    56-5-1210 | Hit and run
    56-1-460 | Driving under suspension
    63-19-2440 | Beer or wine under 21 | alcohol, minor
    63-19-2450 | Liquor under 21 | alcohol, minor
    10-11-325 | Explosives at the capitol
    24-13-450 | Taking of a hostage by an inmate
    43-35-85 | Abuse or neglect of a vulnerable adult
    50-21-113 | Boating under the influence with injury or death
    50-21-130 | Boat accident, failure to help
    55-1-30 | Damaging an airport
    57-7-20 | Putting dangerous things on a highway
    58-17-4090 | Obstruction of a railroad
    16-1-40 | Accessory before the fact
    16-1-80 | Attempt
    16-3-530 | Hazing
    16-3-610 | Assault with a hidden weapon
    16-3-1050 | Failing to report abuse of a vulnerable adult
    16-5-130 | Taking part in a riot
    16-7-150 | Slander and libel
    16-7-160 | Stink bombs and tear gas
    16-7-170 | Entering a public building to destroy property
    16-8-240 | Threats for a gang
    16-9-10 | Perjury
    16-9-330 | Refusing a subpoena or to testify
    16-9-410 | Helping a prisoner to escape
    16-9-420 | Helping somebody escape from officers
    16-11-523 | Stealing metals
    16-11-560 | Burning or destroying an empty building
    16-11-570 | Damage by a tenant
    16-11-730 | Damaging cable or radio equipment
    16-11-750 | Damaging electric lines
    16-11-770 | Graffiti
    16-13-10 | Forgery
    16-13-131 | False product codes on goods
    16-13-135 | Retail theft
    16-13-150 | Purse snatching
    16-13-400 | Avoiding payment for telephone service
    16-13-437 | False statements to a housing agency | fraud
    16-13-450 | Selling false identity papers
    16-13-470 | Cheating on a drug test
    16-14-60 | Card fraud | credit card
    16-14-80 | Receiving goods bought with a stolen card
    16-14-100 | Card crimes, penalties
    16-15-60 | Adultery
    16-15-250 | Sending obscene messages
    16-17-10 | Barratry
    16-17-490 | Contributing to the delinquency of a minor
    16-17-495 | Keeping a child against a custody order
    16-17-510 | Keeping a child from school
    16-17-520 | Disturbing worship
    16-17-540 | Bribing an employee
    16-17-560 | Assault for political opinions
    16-17-700 | Tattooing without a license
    16-17-720 | Posing as a police officer
    16-17-735 | Posing as an official
    16-19-130 | Bookmaking | betting
    16-21-60 | Using a car without permission | joyriding
    16-21-70 | Using a bicycle without permission
    16-23-465 | Gun in a bar
    16-23-470 | Tear gas gun
    16-23-530 | Gun of a person without legal status
    16-23-730 | Hoax bomb
    16-25-30 | Gun after domestic violence
    16-25-125 | Trespass at a shelter
    10-11-320 | Gun at the capitol
    17-15-90 | Failing to appear in court
    23-31-400 | Using a gun while drunk or on drugs
    44-53-395 | Prescription drug fraud
    16-3-1730 | Stalking
    16-9-340 | Threatening a witness or a juror
    16-13-160 | Breaking into a motor vehicle
    16-13-210 | Embezzlement of public funds
    16-13-510 | Identity fraud
    16-14-20 | Card theft
    16-14-40 | Card forgery
    16-16-20 | Computer crime
    16-17-640 | Blackmail
    16-21-80 | Receiving a stolen vehicle
    16-23-230 | Having a machine gun or sawed-off shotgun
    16-23-410 | Pointing a gun
    16-23-420 | Gun in a public building
    16-23-430 | Weapon on school property
    16-23-440 | Shooting into a home or a car
    24-13-410 | Escape from prison
    44-53-40 | Getting drugs by fraud
    44-53-390 | Prescription forgery and other drug crimes
    47-1-40 | Cruelty to animals
    47-1-70 | Abandoning an animal
    61-4-90 | Giving beer or wine to somebody under 21
    61-6-4070 | Giving liquor to somebody under 21
    63-5-80 | Cruelty to a child
  `,
});
