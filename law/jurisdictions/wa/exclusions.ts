import { all, any, ask, type FactCondition, type Matter, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { besideOne, unless } from '../../vocabulary/beside.ts';
import { about, anything, chargeFact, chargeFactAsked, felony } from '../../vocabulary/facts.ts';
import { among, byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { isAttempt, partUntold, under } from './code.ts';
import { gradeOf } from './grades.ts';
import { said } from './said.ts';

const [twentyYears, eightYears] = [240, 96];

/** Sections whose felony has always had one class: who tells them need not tell it. */
const ofOneClass = {
  a: under(
    '9A.32.030 9A.32.050 9A.36.011 9A.40.020 9A.44.040 9A.44.073 9A.44.083 9A.48.020 9A.52.020 9A.56.200',
  ),
  b: under(
    '9A.48.070 9A.52.025 9A.52.030 9A.56.030 9A.56.068 9A.56.150 9A.56.210 9A.56.300 9A.56.310 9A.72.020 9A.72.110',
  ),
  c: under('9A.36.031 9A.48.080 9A.52.095 9A.56.040 9A.56.160 9A.60.020 9A.72.030 9A.76.120'),
} as const;

const classOfSection = (matter: Matter) =>
  isAttempt(matter.charge)
    ? undefined
    : (['a', 'b', 'c'] as const).find((each) => isSo(ask(ofOneClass[each], matter)));

/** A felony without a class is classed by its longest sentence: RCW 9.94A.035. */
const ofClass =
  (wanted: 'a' | 'b' | 'c'): FactCondition =>
  (matter) => {
    const { charge } = matter;
    const told = gradeOf(charge);
    if (told === undefined) {
      const itsClass = classOfSection(matter);
      if (itsClass === undefined) return unknown(charge.path('grade'));
      return assuming(said.classOfSection, itsClass === wanted ? always : never, charge.path('grade'));
    }
    if (told !== 'ungraded') return fact(told === wanted);
    const { maxMonths } = charge;
    if (maxMonths === undefined) return unknown(charge.path('maxMonths'));
    const found = maxMonths >= twentyYears ? 'a' : maxMonths >= eightYears ? 'b' : 'c';
    return fact(found === wanted);
  };

export const classA = ofClass('a');
export const classB = ofClass('b');

/** Drunk driving and physical control, and running a train or boat drunk. */
export const drunkDriving: FactCondition = under(
  '46.61.502 46.61.504 9.91.020',
  among(about('dui'), readAs(always, said.readDrunkDriving)),
);

const noKind: FactCondition = () => never;
/** Drunk in a boat, a plane, a snowmobile or off the road, and a commercial driver who drank: RCW 46.61.5055(14)(a)(iii)–(ix). */
const drunkElsewhere = any(
  under('46.09.470(2) 46.10.490(2) 46.25.110 79A.60.040(2)', noKind),
  all(under('46.09.470 46.10.490 47.68.220 79A.60.040', noKind), about('dui')),
);
/** Of other crimes only these count, and only where the charge began as drunk driving: (v), (vii), (xii). */
const reducible = under('46.61.500 46.61.5249 9A.36.050 47.68.220 79A.60.040', about('traffic', 'dui'));
/** Negligent driving in the first degree is driving after a drink: most such charges began as drunk driving. */
const afterADrink = under('46.61.5249');
const besideDrunkDriving = besideOne(
  ({ disposition, offense }) => disposition !== 'convicted' && offense?.includes('dui') === true,
);

/** What RCW 46.61.5055(14)(a) calls a “prior offense”, drunk driving itself apart. */
export const priorOffense: FactCondition = all(
  not(drunkDriving),
  any(
    drunkElsewhere,
    all(
      reducible,
      // Told as drunk driving, under a section that is not: then it most likely began so.
      when(
        about('dui'),
        chargeFact('reducedDui', true, said.reducedDui),
        when(
          afterADrink,
          chargeFactAsked('reducedDui'),
          unless(besideDrunkDriving, 'facts.reducedDui', chargeFact('reducedDui', false, said.notReducedDui)),
        ),
      ),
    ),
  ),
);

/** Chapters 9.68, 9.68A and 9A.44, but not failing to register. Indecent exposure stands in another chapter. */
export const sexChapters: FactCondition = all(
  under('9.68.* 9.68A.* 9A.44.*', byKind([onlySectionTells, 'sexual'])),
  not(under('9A.44.132')),
);

/** A gun, deadly weapon or sexual motivation finding. That a weapon was used does not yet say that it was found. */
const enhanced: FactCondition = ({ charge: { facts, weaponUsed, path } }) => {
  const told = facts?.enhancement;
  if (told !== undefined) return fact(told === true);
  if (weaponUsed) return unknown(path('facts.enhancement'));
  return assuming(said.noEnhancement, never, path('facts.enhancement'));
};

/** One paragraph of assault in the third degree is about officers alone. */
const officerHurt = any(under('9A.36.031(1)(g)'), chargeFact('officerHurt', false, said.notOfficer));

/** Assault in the second and third degree and robbery in the second: they may be vacated, unless. */
const assaultOrRobbery = under(
  '9A.36.021 9A.36.031 9A.56.210',
  byKind(
    [() => never, 'child_victim', 'sexual', 'homicide', 'kidnapping', 'domestic_violence'],
    [readAs(always, said.readAssault), 'assault'],
    [readAs(always, said.readRobbery), 'robbery'],
  ),
);
const thirdDegree = under('9A.36.031', byKind([anything, 'assault']));

export const barredAssault: FactCondition = all(
  assaultOrRobbery,
  any(enhanced, all(thirdDegree, not(classB), officerHurt)),
);

/** Violent offenses below class A (RCW 9.94A.030(58)) and crimes against persons (RCW 43.43.830(9)). */
const listed = `
  9A.32.030 9A.32.050 9A.32.060 9A.32.070 9A.36.011 9A.36.041 9A.36.045 9A.36.080 9A.36.100 9A.36.120 9A.36.130 9A.36.140
  9A.40.020 9A.40.030 9A.40.040 9A.40.060 9A.40.070 9A.42.020 9A.42.030 9A.42.060–9A.42.080 9A.42.100 9A.44.040 9A.44.050
  9A.44.060 9A.44.073 9A.44.076 9A.44.079 9A.44.083 9A.44.086 9A.44.089 9A.44.093 9A.44.096 9A.44.100 9A.44.160 9A.44.170
  9A.48.020 9A.48.030 9A.52.020 9A.56.120 9A.56.130 9A.56.200 9A.64.020 9A.64.030 9A.88.010 9A.88.070 9.68.140 9.68A.040
  9.68A.090 9.68A.100 26.44.063 46.61.520 46.61.522(1)(a) 46.61.522(1)(b)
`;

/** Drunk, it is the second of its three ways: RCW 46.61.522(1)(b). */
const carAssault = all(
  partUntold('46.61.522(1)(a)'),
  any(about('dui'), () => judgement(said.vehicularAssault)),
);

/**
 * RCW 43.43.830(9) names “sexual exploitation of minors” and “child abuse or neglect as defined in RCW 26.44.020”, which takes in
 * the “pornographic … depicting of a child” and encouraging a child's prostitution. These sections it does not name.
 */
const minorExploited: FactCondition = all(
  under('9.68A.050 9.68A.060 9.68A.070 9.68A.075 9.68A.101 9.68A.102', () => never),
  () => judgement(said.minorExploited),
);

/**
 * An attempt, solicitation or conspiracy of class B aims at a class A felony (RCW 9A.28.020 to 9A.28.040), and is violent. With
 * drugs it keeps the class of the crime itself (RCW 69.50.407).
 */
const drugs = about('drug_possession', 'drug_sale', 'marijuana');
const attemptAtClassA = all(({ charge }) => fact(isAttempt(charge)), classB, not(drugs));

/** A felony that cannot be vacated for what it was. */
export const shutOut: FactCondition = all(
  felony,
  any(
    under(
      listed,
      byKind(
        [anything, 'homicide'],
        [readAs(always, said.readSexFelony), 'sexual'],
        [readAs(always, said.readKidnapping), 'kidnapping'],
        [onlySectionTells, 'child_victim', 'elder_victim', 'domestic_violence', 'arson', 'prostitution'],
        [readAs(never, said.readAssault), 'assault'],
        [readAs(never, said.readRobbery), 'robbery'],
        [onlySectionTells, 'violent'],
        [readAs(never, said.noDriveBy), 'weapon'],
      ),
    ),
    carAssault,
    minorExploited,
    attemptAtClassA,
  ),
);
