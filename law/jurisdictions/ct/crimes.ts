import { crimesOf } from '../../place/crime.ts';

/** The General Statutes’ own headings, shortened: those that people are charged with most, then what its rules name. */
export const crimes = crimesOf({
  'Conn. Gen. Stat. §': `
    53a-125b | Larceny in the sixth degree | theft, stealing, shoplifting
    53a-125a | Larceny in the fifth degree | theft, stealing
    53a-125 | Larceny in the fourth degree | theft, stealing
    53a-124 | Larceny in the third degree | theft, stealing
    53a-123 | Larceny in the second degree | theft, stealing
    53a-122 | Larceny in the first degree | theft, stealing
    14-227a | Driving under the influence | dui, dwi, oui, drunk driving
    21a-279 | Possession of a controlled substance | drugs, marijuana, weed
    21a-279(a) | Possession of narcotics, until October 2015 | drugs
    21a-279(b) | Possession of hallucinogens or much marijuana, until October 2015 | drugs
    21a-279(c) | Possession of some marijuana or other drugs, until October 2015 | drugs, weed
    21a-277 | Sale of a controlled substance | drugs, selling
    21a-277(b) | Sale of cannabis or drugs that are no narcotics | selling weed
    21a-278 | Drug sale by a person who is not dependent | drugs, selling
    21a-267(a) | Drug paraphernalia | pipe
    53a-181 | Breach of the peace in the second degree
    53a-182 | Disorderly conduct
    53a-61 | Assault in the third degree | fight
    53a-60 | Assault in the second degree
    53a-59 | Assault in the first degree
    53a-54a | Murder
    53a-55 | Manslaughter in the first degree
    53a-56 | Manslaughter in the second degree
    53a-56b | Manslaughter in the second degree with a motor vehicle
    53a-57 | Misconduct with a motor vehicle
    53a-62 | Threatening in the second degree | threats
    53a-61aa | Threatening in the first degree | threats
    53a-63 | Reckless endangerment in the first degree
    53a-64 | Reckless endangerment in the second degree
    53a-167a | Interfering with an officer | resisting
    53a-167c | Assault of public safety personnel
    53a-107 | Criminal trespass in the first degree
    53a-108 | Criminal trespass in the second degree
    53a-109 | Criminal trespass in the third degree
    53a-103 | Burglary in the third degree | break-in
    53a-102 | Burglary in the second degree | break-in
    53a-101 | Burglary in the first degree | break-in
    53a-136 | Robbery in the third degree
    53a-135 | Robbery in the second degree
    53a-134 | Robbery in the first degree
    53a-115 | Criminal mischief in the first degree | vandalism
    53a-116 | Criminal mischief in the second degree | vandalism
    53a-117 | Criminal mischief in the third degree | vandalism
    53a-128 | Issuing a bad check
    53a-138 | Forgery in the first degree
    53a-139 | Forgery in the second degree
    53a-140 | Forgery in the third degree
    53a-172 | Failure to appear in the first degree
    53a-173 | Failure to appear in the second degree
    53a-182b | Harassment in the first degree
    53a-183 | Harassment in the second degree
    53a-181d | Stalking in the second degree
    53a-181e | Stalking in the third degree
    53a-186 | Public indecency
    53a-82 | Prostitution
    53-21 | Risk of injury to a child
    53-206 | Carrying a dangerous weapon
    29-35 | Carrying a pistol without a permit | gun
    29-38 | Weapon in a vehicle | gun
    14-215 | Driving under suspension
    14-222 | Reckless driving
    14-224 | Leaving the scene of an accident | hit and run
    53a-222 | Violation of conditions of release in the first degree
    53a-222a | Violation of conditions of release in the second degree
    53a-223 | Violation of a protective order
    53a-223a | Violation of a standing protective order
    53a-223b | Violation of a restraining order
    53a-70 | Sexual assault in the first degree
    53a-70a | Aggravated sexual assault in the first degree
    53a-70b | Sexual assault in a spousal relationship
    53a-71 | Sexual assault in the second degree
    53a-72a | Sexual assault in the third degree
    53a-72b | Sexual assault in the third degree with a firearm
    53a-73a | Sexual assault in the fourth degree
    53a-189a | Voyeurism
    29-33 | Illegal sale of a pistol | gun
    53a-60a | Assault in the second degree with a firearm
    53a-60b | Assault of an older or disabled person, second degree
    53a-60c | Assault of an older or disabled person with a firearm
    53a-61a | Assault of an older or disabled person, third degree
    53a-64bb | Strangulation or suffocation in the second degree | choking
    53a-64cc | Strangulation or suffocation in the third degree | choking
    53a-90a | Enticing a minor
    53a-103a | Burglary in the third degree with a firearm
    53a-181c | Stalking in the first degree
    53a-191 | Incest
    53a-196 | Obscenity as to minors
    53a-196d | Possessing child sexual abuse material in the first degree
    53a-196f | Possessing child sexual abuse material in the third degree
    53a-211 | Possession of a sawed-off shotgun or silencer
    53a-212 | Stealing a firearm
    53a-216 | Criminal use of a firearm
    53a-217 | Criminal possession of a firearm | gun
    53a-217a | Criminally negligent storage of a firearm
    53a-217c | Criminal possession of a pistol or revolver | gun
    53a-322 | Abuse in the second degree
    53a-323 | Abuse in the third degree
    54-251 | Failure to register after a crime against a minor
    54-252 | Failure to register after a violent sex crime
    54-253 | Failure to register after a sex crime elsewhere
    54-254 | Failure to register after a felony for a sexual purpose
    53a-8 | Helping in a crime
    53a-48 | Conspiracy
    53a-49 | Attempt
    53a-179a | Inciting injury to persons or property
    53a-92 | Kidnapping in the first degree
    53a-94 | Kidnapping in the second degree
    53a-95 | Unlawful restraint in the first degree
    53a-96 | Unlawful restraint in the second degree
    53a-111 | Arson in the first degree
    53a-112 | Arson in the second degree
    53a-113 | Arson in the third degree
    53a-117a | Criminal mischief in the fourth degree
    53a-129b | Identity theft in the first degree
    53a-129c | Identity theft in the second degree
    53a-129d | Identity theft in the third degree
    53a-156 | Perjury
    53a-165aa | Hindering prosecution in the first degree
    53a-166 | Hindering prosecution in the second degree
    53a-167 | Hindering prosecution in the third degree
    53a-169 | Escape in the first degree
    53a-171 | Escape from custody
    53a-180aa | Breach of the peace in the first degree
    53a-215 | Insurance fraud
    53a-223c | Criminal violation of a civil protection order
  `,
});
