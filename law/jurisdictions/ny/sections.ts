import { partUntold, sections } from './code.ts';

/** Murder in the second degree, kidnapping and arson in the first: to try them is a class B felony. */
export const classBIfTried = sections('125.25 135.25 150.20');

/** Aggravated and first-degree murder, predatory sexual assault, first-degree conspiracy. */
export const alwaysClassA = sections('125.26 125.27 130.95 130.96 105.17');

/** Correction Law § 168-a(2)(a): listed whatever the age of the person harmed, beside articles 130 and 263. */
export const registrable = sections(
  '120.70 230.05 230.06 230.11 230.12 230.13 230.30(2) 230.32 230.33 230.34 230.34-a 235.22 250.50 255.25 255.26 255.27',
);

/** Of article 130 only female genital mutilation is not on that list. */
export const notRegistrable = sections('130.85');

/** Listed only where the person harmed was a child: forcible touching, sexual abuse in the third degree, patronizing. */
export const registrableIfChild = sections('130.52 130.55 230.04 230.25');

/** Unlawful imprisonment and kidnapping: where the victim was under 17 and not the person's own child. */
export const registrableIfNotParent = sections('135.05 135.10 135.20 135.25');

/** Spying with a camera for a sexual purpose: unless the judge found that registration would be too harsh. */
const spying = '250.45(2) 250.45(3) 250.45(4)';

/** A felony “sexually motivated” is listed where the crime itself is, which only the judgment tells. */
export const perhapsRegistrable = sections(`130.91 ${spying}`);

/** Promoting prostitution in the second degree is listed where the person was under 19, its second paragraph. */
export const registrableInPart = partUntold(`230.30(2) ${spying}`);

/** Penal Law § 70.02(1), without killings, sex crimes and terror, as the courts list it with their sealing application. */
export const violentFelonies = sections(
  '120.02 120.05 120.06 120.07 120.08 120.09 120.10 120.11 120.18 120.60 121.12 121.13 135.20 135.35 140.25 140.30 150.15 160.10 160.15 215.16 215.17 240.55 240.60 240.61 240.62 240.63 265.03 265.04 265.08 265.09 265.11 265.12 265.13 265.14 265.19',
);

/** Some weapon possession in the third degree is violent; a conspiracy is left out if its aim is. */
export const perhapsLeftOut = sections('265.02 105.10 105.13 105.15');

/** CPL § 160.50(3)(k): small marijuana cases, and loitering for prostitution, whatever else is on the record. */
export const erasedSections = sections(
  '221.05 221.10 221.15 221.20 221.35 221.40 222.10 222.15 222.25 222.45 240.37',
);

/** Expunged where hashish was the only drug, which only the court can tell. */
export const perhapsMarijuanaSections = sections('220.03 220.06 240.36');

/** CPL § 410.91(5), as far as a court's own list of it was clear. */
export const treatable = sections('140.20 145.05 145.10 155.35 165.50 170.10 170.25');

/** Family Court Act § 301.2(8): designated felony acts for everybody. */
export const designatedFelonies = sections(
  '120.10 125.20 125.25 125.27 130.35 130.50 130.70 135.25 150.15 150.20 160.15',
);

/** CPL § 720.10(2)(a)(iii): rape in the first degree, former § 130.50 and aggravated sexual abuse. */
export const rape = sections('130.35 130.50 130.65-a 130.66 130.67 130.70');
