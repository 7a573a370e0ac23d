import { crimesOf } from '../../place/crime.ts';

export const crimes = crimesOf({
  '17-A M.R.S. §': `
    353 | Theft by unauthorized taking | stealing, shoplifting
    359 | Receiving stolen property
    354 | Theft by deception | fraud
    703 | Forgery
    708 | Negotiating a worthless instrument | bad check
    207 | Assault | fight
    207-A | Domestic violence assault
    208 | Aggravated assault
    209 | Criminal threatening
    210-A | Stalking
    211 | Reckless conduct
    501-A | Disorderly conduct
    506-A | Harassment
    402 | Criminal trespass
    401 | Burglary | breaking in
    651 | Robbery
    806 | Criminal mischief | vandalism
    802 | Arson
    751-B | Refusing to submit to arrest | resisting
    1107-A | Unlawful possession of scheduled drugs | drugs, cocaine, heroin
    1107 | Unlawful possession of scheduled drugs (former section)
    1105-D | Aggravated cultivating of marijuana | growing weed
    1105 | Aggravated trafficking, furnishing or cultivation (former section)
    1103 | Unlawful trafficking in scheduled drugs | selling
    1106 | Unlawfully furnishing scheduled drugs
    1117 | Cultivating marijuana | growing weed
    1111-A | Drug paraphernalia | pipe
    853-A | Engaging in prostitution (former section)
    853-B | Paying for sex (engaging a person for prostitution)
    855 | Commercial sexual exploitation of a minor
    853 | Sex trafficking
    852 | Aggravated sex trafficking
    854 | Indecent conduct | exposure
    253 | Gross sexual assault | rape
    255-A | Unlawful sexual contact
    260 | Unlawful sexual touching
    251 | Sexual assault
    261 | Prohibited contact with a minor
    201 | Murder
    203 | Manslaughter
    1057 | Gun at a liquor establishment
    151 | Criminal conspiracy
    152 | Criminal attempt
    153 | Criminal solicitation
  `,
  '29-A M.R.S. §': `
    2411 | Operating under the influence | OUI, drunk driving, DUI
    2412-A | Operating after suspension | driving while suspended
    2413 | Driving to endanger
    2414 | Failing to stop for an officer
  `,
  '15 M.R.S. §': `
    1092 | Violating a condition of release | bail
    393 | Gun after a felony
  `,
});
