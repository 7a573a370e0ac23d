import type { FactCondition } from '../../condition.ts';
import type { OffenseKind } from '../../record.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { always, assuming, type Fact, judgement, never, unknown } from '../../when.ts';

/** Forcible felonies by name (s. 776.08), and the sex crimes that call for registration (s. 943.0435(1)(h)1.a.(I)). */
const sections = [
  ...['782.04', '782.051', '782.065', '782.07', '782.071', '782.072', '782.09', '784.021', '784.045'],
  ...['784.048', '787.01', '787.025', '787.06', '790.161', '790.1615', '794.011', '794.05', '796.03'],
  ...['800.04', '806.01', '810.02', '810.145', '812.13', '812.131', '812.133', '812.135', '825.1025'],
  ...['827.071', '847.0133', '847.0135', '847.0137', '847.0138', '847.0145', '860.16', '916.1075', '985.701'],
];

const byForce: readonly OffenseKind[] = ['assault', 'violent', 'domestic_violence', 'kidnapping'];
const byName: readonly OffenseKind[] = [
  ...byForce,
  ...(['homicide', 'robbery', 'burglary', 'arson', 'sexual', 'harassment'] as const),
];
const question = 'Did this felony involve force, or a threat of force, against a person?';

/** The charge was a felony of force, or a sex crime of the registry. */
export const forcible: FactCondition = ({ charge }) => {
  const { level, offense, statute, path } = charge;
  if (level === 'misdemeanor' || level === 'infraction') return never;
  if (level === undefined && offense?.includes('contempt')) return never;
  const read = reading();
  return level === undefined && read.earliest < Number.POSITIVE_INFINITY ? unknown(path('level')) : read;

  function reading(): Fact {
    if (statute !== undefined && isUnder(statute, sections)) return always;
    if (offense === undefined) return unknown(path('offense'));
    const is = (kinds: readonly OffenseKind[]) => offense.some((kind) => kinds.includes(kind));
    const harmed = is(['child_victim', 'elder_victim']) && !is(['theft', 'fraud']);
    if (statute !== undefined) return is(byForce) || harmed ? judgement(question) : never;
    if (is(byName)) return assuming('We read it as a forcible felony.', always, path('statute'));
    return harmed ? judgement(question) : never;
  }
};

/** Felonies of s. 775.084(1)(b)1., which trafficking victims cannot clear this way. */
const violentSections = [
  ...[
    '782.04',
    '782.07',
    '784.021',
    '784.045',
    '784.048(3)',
    '784.048(4)',
    '784.048(5)',
    '787.01',
    '790.161',
  ],
  ...[
    '794.011',
    '806.01',
    '810.02(2)',
    '812.13',
    '812.131',
    '812.133',
    '812.135',
    '825.102(2)',
    '827.03(2)(a)',
  ],
];

export const violentFelony: FactCondition = ({ charge }) => {
  const { level, grade, offense, statute, path } = charge;
  if (level === 'misdemeanor' || level === 'infraction') return never;
  if (statute !== undefined) return isUnder(statute, violentSections) ? always : never;
  if (offense === undefined) return unknown(path('offense'));
  const is = (...kinds: OffenseKind[]) => offense.some((kind) => kinds.includes(kind));
  const open = is(
    'assault',
    'violent',
    'sexual',
    'child_victim',
    'elder_victim',
    'harassment',
    'domestic_violence',
  );
  const named = is('homicide', 'robbery', 'arson', 'kidnapping');
  const burglary = is('burglary') && grade !== '2' && grade !== '3';
  if (!named && !open && !burglary) return never;
  if (level === undefined) return offense.includes('contempt') ? never : unknown(path('level'));
  if (named)
    return assuming('We read it as one of the violent felonies of § 775.084.', always, path('statute'));
  return unknown(path(!open && grade === undefined ? 'grade' : 'statute'));
};
