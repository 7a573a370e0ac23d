import type { FiledCharge } from '../../case-file.ts';
import { all, any, type FactCondition, not } from '../../condition.ts';
import type { OffenseKind } from '../../record.ts';
import { about, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { always, assuming, type Fact, fact, never, unknown } from '../../when.ts';

export const felony = ofLevel('felony');
export const misdemeanor = ofLevel('misdemeanor');

const touches = ({ offense }: FiledCharge, ...kinds: OffenseKind[]) =>
  offense?.some((kind) => kinds.includes(kind)) ?? false;

/** Impaired driving (G.S. 20-4.01(24a)): never expunged since December 2015. */
export const impairedDriving: FactCondition = ({ charge }) => {
  if (charge.statute !== undefined && isUnder(charge.statute, drunkDriving)) return always;
  return charge.offense === undefined ? untold(charge) : fact(touches(charge, 'dui'));
};

const drunkDriving = ['20-138.1', '20-138.2', '20-138.3', '20-138.5', '20-141.4'];

/** A “traffic violation” is a misdemeanor, or less, under Chapter 20: it neither bars nor counts. */
export const trafficViolation: FactCondition = all(
  ofLevel('misdemeanor', 'infraction'),
  about('traffic'),
  not(impairedDriving),
);

/** A conviction for one of these counts against other expunctions. */
export const crime: FactCondition = all(
  inAdultCourt,
  ofLevel('misdemeanor', 'felony'),
  not(trafficViolation),
);

const upper = ['a', 'b', 'b1', 'b2', 'c', 'd', 'e', 'f', 'g'];
const lower = ['h', 'i'];
const lesser = ['1', '2', '3', 'ungraded'];

/** A felony of class A to G. */
export const upperFelony: FactCondition = ({ charge }) => {
  if (charge.level !== 'felony') return charge.level === undefined ? noLevel(charge) : never;
  if (charge.grade !== undefined && upper.includes(charge.grade)) return always;
  return lower.includes(charge.grade ?? '') ? never : unknown(charge.path('grade'));
};

const classA1: FactCondition = ({ charge }) => {
  if (charge.level !== 'misdemeanor') return charge.level === undefined ? noLevel(charge) : never;
  if (charge.grade === 'a1') return always;
  return lesser.includes(charge.grade ?? '') ? never : unknown(charge.path('grade'));
};

/** Contempt has no level, and is neither. */
function noLevel(charge: FiledCharge): Fact {
  return touches(charge, 'contempt') ? never : unknown(charge.path('level'));
}

/** Told by its section of law, a charge need not be told by its kind. */
function untold(charge: FiledCharge): Fact {
  return charge.statute === undefined ? unknown(charge.path('offense')) : never;
}

const assaults = [
  '14-31',
  '14-32',
  '14-32.1',
  '14-32.4',
  '14-33',
  '14-33.2',
  '14-34',
  '14-34.2',
  '14-34.5',
].concat(['14-34.6', '14-34.7', '14-288.9']);
const noAssaults = ['14-277.1', '14-196', '14-223', '14-288.4', '14-269', '14-43.3'];

/** Assault is an essential element: part (a)(2). A threat is none. */
export const assault: FactCondition = ({ charge }) => {
  const { statute } = charge;
  if (statute !== undefined && isUnder(statute, assaults)) return always;
  if (statute !== undefined && isUnder(statute, noAssaults)) return never;
  if (charge.offense === undefined) return untold(charge);
  if (touches(charge, 'assault', 'robbery')) return always;
  if (!touches(charge, 'domestic_violence', 'violent')) return never;
  return statute === undefined ? unknown(charge.path('statute')) : never;
};

const sexSections = [
  '14-27.25(b)',
  '14-27.30(b)',
  '14-190.7',
  '14-190.8',
  '14-190.9',
  '14-202',
  '14-208.11A',
  '14-208.18',
  '14-277.3',
  '14-277.3A',
  '14-321.1',
];

/** Lower felonies about sex that are not on the list above. Which of them call for registration was not read. */
const perhapsRegistrable = ['14-190.6', '14-190.17A', '14-202.3', '14-202.4'];

const registers = 'We assumed that a sex crime calls for registration.';

/** It calls for registration: taken for granted of a sex crime, and of nothing else. */
export const registrable: FactCondition = ({ charge }) => {
  if (charge.registrable !== undefined) return fact(charge.registrable);
  if (touches(charge, 'sexual')) return assuming(registers, always, charge.path('registrable'));
  if (charge.statute !== undefined && isUnder(charge.statute, perhapsRegistrable))
    return unknown(charge.path('registrable'));
  return charge.offense === undefined ? untold(charge) : never;
};

/** One of the listed sex crimes, or stalking: part (a)(4). A sex crime whose section is not told is read as one. */
const sexOrStalking: FactCondition = ({ charge }) => {
  const { statute } = charge;
  if (statute !== undefined) return fact(isUnder(statute, sexSections));
  if (charge.offense === undefined) return untold(charge);
  if (touches(charge, 'sexual'))
    return assuming('We assumed it is a sex crime that is shut out.', always, charge.path('statute'));
  if (!touches(charge, 'harassment')) return never;
  if (charge.level === undefined) return unknown(charge.path('level'));
  return charge.level === 'felony'
    ? assuming('We assumed that this felony was stalking.', always, charge.path('statute'))
    : never;
};

const isUnderOne = ({ statute }: FiledCharge, ...sections: string[]) =>
  statute !== undefined && isUnder(statute, sections);

/** G.S. 90-95(a)(1) is dealing, also with intent only; (a)(3) is having. */
function dealing(charge: FiledCharge): Fact {
  if (isUnderOne(charge, '90-95(a)(1)')) return always;
  if (isUnderOne(charge, '90-95(a)(3)')) return never;
  return charge.offense === undefined ? unknown(charge.path('offense')) : fact(touches(charge, 'drug_sale'));
}

/** A drug felony with meth or heroin, or dealing cocaine: part (a)(5). Which drug it was, nobody can presume. */
const shutOutDrug: FactCondition = ({ charge }) => {
  if (charge.level === undefined) return noLevel(charge);
  if (charge.level !== 'felony') return never;
  if (!isUnderOne(charge, '90-95')) {
    if (charge.offense === undefined) return untold(charge);
    if (!touches(charge, 'drug_possession', 'drug_sale')) return never;
  }
  if (touches(charge, 'marijuana')) return never;
  switch (charge.facts?.drug) {
    case undefined:
      return unknown(charge.path('facts.drug'));
    case 'methamphetamine':
    case 'heroin':
      return always;
    case 'cocaine':
      return dealing(charge);
    default:
      return never;
  }
};

/** Hate crimes, tainted food or drink, and breaking in to terrorize: parts (a)(6), (7) and (7a). */
const listed: FactCondition = ({ charge }) =>
  fact(
    charge.statute !== undefined &&
      isUnder(charge.statute, ['14-12.12(b)', '14-12.13', '14-12.14', '14-3(c)', '14-401.16', '14-54(a1)']),
  );

const commercialVehicle: FactCondition = ({ charge }) => fact(charge.facts?.commercialVehicle === true);

/** An exception to “nonviolent” in G.S. 15A-145.5(a). */
export const excepted: FactCondition = any(
  upperFelony,
  classA1,
  all(
    ofLevel('misdemeanor', 'felony'),
    any(assault, registrable, sexOrStalking, shutOutDrug, listed, all(felony, commercialVehicle)),
  ),
);

/** The shorter list of G.S. 15A-145.9(a)(1). */
export const exceptedForVictims: FactCondition = any(
  upperFelony,
  assault,
  registrable,
  sexOrStalking,
  listed,
  about('traffic', 'dui'),
);
