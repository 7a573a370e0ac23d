import { crimesOf } from '../../place/crime.ts';

/** The Hawaii Revised Statutes’ own headings: what people are charged with most, with all that the rules name. */
export const crimes = crimesOf({
  'HRS §': `
    708-833 | Theft in the fourth degree | stealing, petty theft
    708-832 | Theft in the third degree | stealing
    708-831 | Theft in the second degree | stealing, felony theft
    708-833.5 | Shoplifting | store theft
    707-712 | Assault in the third degree | fight, battery
    709-906 | Abuse of family or household members | domestic violence
    712-1249 | Promoting a detrimental drug in the third degree | marijuana, weed, pakalolo
    712-1243 | Promoting a dangerous drug in the third degree | meth, ice, cocaine, heroin
    291E-61 | Operating a vehicle under the influence | dui, ovuii, drunk driving
    291E-64 | Driving under 21 with any alcohol | zero tolerance, underage dui
    291-4.3 | Driving under 21 with any alcohol (before 2002) | underage dui
    711-1101 | Disorderly conduct
    711-1106 | Harassment
    329-43.5 | Drug paraphernalia | pipe
    712-1200 | Prostitution
    712-1206 | Loitering for prostitution
    712-1206(2) | Loitering to engage in prostitution
    712-1207 | Street prostitution
    712-1207(1)(a) | Street prostitution in Waikiki, selling
    712-1207(2)(a) | Street prostitution in other areas, selling
    712-1200.5 | Commercial sexual exploitation
    712-1240.7 | Methamphetamine trafficking
    712-1240.8 | Methamphetamine trafficking in the second degree, old section
    712-1241 | Promoting a dangerous drug in the first degree
    712-1242 | Promoting a dangerous drug in the second degree
    712-1246 | Promoting a harmful drug in the third degree
    712-1248 | Promoting a detrimental drug in the second degree
    708-830.5 | Theft in the first degree
    708-810 | Burglary in the first degree
    708-811 | Burglary in the second degree
    708-812.55 | Unauthorized entry in a dwelling in the first degree
    708-812.6 | Unauthorized entry in a dwelling in the second degree
    708-813 | Criminal trespass in the first degree
    708-814 | Criminal trespass in the second degree
    708-820 | Criminal property damage in the first degree
    708-821 | Criminal property damage in the second degree
    708-822 | Criminal property damage in the third degree
    708-823 | Criminal property damage in the fourth degree
    708-836 | Unauthorized control of a propelled vehicle in the first degree | stolen car, joyriding
    708-836.5 | Unauthorized entry into motor vehicle in the first degree
    708-839.6 | Identity theft in the first degree
    708-839.7 | Identity theft in the second degree
    708-839.8 | Identity theft in the third degree
    708-839.55 | Unauthorized possession of confidential personal information
    708-840 | Robbery in the first degree
    708-841 | Robbery in the second degree
    708-851 | Forgery in the first degree
    708-852 | Forgery in the second degree
    708-853 | Forgery in the third degree
    708-857 | Negotiating a worthless negotiable instrument
    707-710 | Assault in the first degree
    707-711 | Assault in the second degree
    707-713 | Reckless endangering in the first degree
    707-714 | Reckless endangering in the second degree
    707-716 | Terroristic threatening in the first degree
    707-717 | Terroristic threatening in the second degree
    707-720 | Kidnapping
    707-721 | Unlawful imprisonment in the first degree
    707-722 | Unlawful imprisonment in the second degree
    707-730 | Sexual assault in the first degree
    707-731 | Sexual assault in the second degree
    707-732 | Sexual assault in the third degree
    707-733 | Sexual assault in the fourth degree
    707-701.5 | Murder in the second degree
    707-702 | Manslaughter
    710-1010 | Obstructing government operations
    710-1015 | False reporting to law-enforcement authorities
    710-1021 | Escape in the second degree
    710-1024 | Bail jumping in the first degree
    710-1025 | Bail jumping in the second degree
    710-1026 | Resisting arrest
    710-1027 | Resisting an order to stop a vehicle, second degree
    710-1072 | Tampering with a witness
    710-1010.5 | Interference with reporting an emergency or crime
    708-815 | Simple trespass
    708-837 | Failure to return a rental motor vehicle
    708-8100 | Fraudulent use of a credit card
    708-8251 | Arson in the first degree
    708-8252 | Arson in the second degree
    708-8253 | Arson in the third degree
    708-8254 | Arson in the fourth degree
    707-734 | Indecent exposure
    710-1060 | Perjury
    710-1062 | False swearing
    710-1076 | Tampering with physical evidence
    711-1106.5 | Harassment by stalking
    711-1108.5 | Cruelty to animals in the first degree
    711-1109 | Cruelty to animals in the second degree
    712-1223 | Gambling
  `,
});
