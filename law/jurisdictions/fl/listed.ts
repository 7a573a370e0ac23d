import type { FiledCharge } from '../../case-file.ts';
import type { FactCondition } from '../../condition.ts';
import type { OffenseKind } from '../../record.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { always, assuming, type Fact, judgement, never, unknown } from '../../when.ts';

/** Sections that s. 943.0584 lists whole. Chapters 794 and 839 are on it too. */
const sections = [
  ...['393.135', '394.4593', '916.1075', '775.30', '782.04', '782.065', '782.07', '782.071', '782.072'],
  ...['782.09', '784.021', '784.041', '784.045', '784.048', '787.01', '787.02', '787.025', '787.06'],
  ...['796.03', '800.04', '806.01', '810.14', '810.145', '812.13', '812.131', '812.133', '812.135'],
  ...['817.034', '825.1025', '827.071', '847.0133', '847.0135', '847.0137', '847.0138', '847.0145'],
  ...['860.16', '893.135', '985.701'],
];
const chapters = /(^|[^0-9.])(552|794|839)\./;

const notAHome = ['810.02(3)(c)', '810.02(3)(d)', '810.02(3)(e)', '810.02(3)(f)', '810.02(4)'];

/** Of what the person was found guilty, s. 943.0584 bars it. What they were arrested for does not matter. */
export const listed: FactCondition = ({ charge }) => {
  if (charge.registrable === true) return always;
  const { statute } = charge;
  // An attempt or a conspiracy is charged under a section of its own.
  return statute === undefined || /777\.04\W*$/.test(statute)
    ? byKind(charge)
    : (bySection(charge, statute) ?? never);
};

function bySection(charge: FiledCharge, statute: string): Fact | undefined {
  if (isUnder(statute, sections) || chapters.test(statute)) return always;
  if (isUnder(statute, ['784.03', '784.011'])) return assaultOrBattery(charge, statute);
  if (isUnder(statute, ['810.02'])) return isUnder(statute, notAHome) ? never : burglary(charge, statute);
  if (isUnder(statute, ['827.03', '825.102'])) return abuse(statute);
  if (isUnder(statute, ['784.07', '784.08', '784.081', '784.082', '784.083'])) return onAnOfficer(charge);
  return isUnder(statute, ['893.13']) && charge.offense?.includes('drug_sale')
    ? madeDrugs(charge)
    : undefined;
}

/** Listed if against family, or if it was a felony. */
function assaultOrBattery({ level, offense, path }: FiledCharge, statute: string): Fact {
  const felony = level === 'felony' && !isUnder(statute, ['784.011']);
  if (felony || offense?.includes('domestic_violence')) return always;
  if (offense === undefined) return unknown(path('offense'));
  return level === undefined ? unknown(path('level')) : never;
}

function burglary(charge: FiledCharge, statute = ''): Fact {
  if (isUnder(statute, ['810.02(3)(a)', '810.02(3)(b)'])) return always;
  // Breaking into a home is never a felony of the third degree.
  if (charge.grade === '3') return never;
  const home = charge.facts?.dwelling;
  if (home !== undefined) return home === true ? always : never;
  return unknown(charge.path(charge.grade === undefined ? 'grade' : 'facts.dwelling'));
}

/** Abuse is listed; neglect, in the same section, is not. */
function abuse(statute: string): Fact {
  if (isUnder(statute, ['827.03(2)(a)', '827.03(2)(c)', '825.102(1)', '825.102(2)'])) return always;
  if (isUnder(statute, ['827.03(2)(b)', '827.03(2)(d)', '825.102(3)'])) return never;
  return judgement('Were you found guilty of abuse, or only of neglect?');
}

/** Plain assault or battery on an officer or an older person is not listed; the aggravated kind is. */
function onAnOfficer({ grade, path }: FiledCharge): Fact {
  if (grade === undefined) return unknown(path('grade'));
  return severe.includes(grade)
    ? judgement('Was it “aggravated” assault or battery of an officer or an older person?')
    : never;
}

function madeDrugs(charge: FiledCharge): Fact {
  const made = charge.facts?.manufactured;
  if (made !== undefined) return made === true ? always : never;
  return assuming('We assumed it was not about making drugs.', never, charge.path('facts.manufactured'));
}

const severe = ['capital', 'life', '1', '2'];

/** Read as the typical offense of its kinds: barred if one of them is, unsettled if one of them is. */
function byKind(charge: FiledCharge): Fact {
  const { offense, path } = charge;
  if (offense === undefined) return unknown(path('offense'));
  const readings = offense.map((kind) => readingOf(kind, charge));
  const barred = readings.find(({ latest }) => latest === Number.NEGATIVE_INFINITY);
  if (barred) return barred;
  const open = readings.filter(({ earliest }) => earliest < Number.POSITIVE_INFINITY);
  if (open.length > 0) return unknown(...new Set(open.flatMap(({ missing }) => missing)));
  return readings.find(({ assumed }) => assumed.length > 0) ?? never;
}

function readingOf(kind: OffenseKind, charge: FiledCharge): Fact {
  const { level, grade, offense = [], path } = charge;
  const section = unknown(path('statute'));
  const ifFelony = (felony: Fact, lesser: Fact = never) =>
    level === undefined ? unknown(path('level')) : level === 'felony' ? felony : lesser;
  const read = (text: string, reading: Fact) => assuming(text, reading, path('statute'));
  switch (kind) {
    case 'homicide':
    case 'robbery':
    case 'kidnapping':
      return always;
    case 'arson':
      return ifFelony(always, section);
    case 'sexual':
      return ifFelony(read('We read it as one of the sex crimes that cannot be sealed.', always), section);
    case 'domestic_violence':
      return offense.every((other) => family.includes(other))
        ? read('We read it as assault or battery of a family member.', always)
        : never;
    case 'assault':
    case 'violent': {
      if (offense.some((other) => othersSay.includes(other))) return never;
      if (grade === undefined) return ifFelony(unknown(path('grade')));
      const aggravated = read('We read it as aggravated battery or assault.', always);
      return ifFelony(severe.includes(grade) ? aggravated : section);
    }
    case 'burglary':
      return ifFelony(burglary(charge));
    case 'harassment':
    case 'official_misconduct':
      return section;
    case 'child_victim':
      return ifFelony(section);
    case 'elder_victim':
      return offense.some((other) => other === 'theft' || other === 'fraud') ? never : ifFelony(section);
    case 'fraud':
      return ifFelony(section, read('We read it as a fraud outside the Communications Fraud Act.', never));
    case 'drug_sale':
      if (grade === undefined) return ifFelony(unknown(path('grade')));
      return grade === '1'
        ? section
        : read('We read it as selling drugs, not trafficking or making them.', never);
    default:
      return never;
  }
}

/** Beside these, “domestic violence” means assault or battery; beside others it says whom they hurt. */
const family: readonly OffenseKind[] = ['domestic_violence', 'assault', 'violent', 'other'];

/** Beside these, “violent” says how it was done, and they decide. */
const othersSay: readonly OffenseKind[] = [
  'sexual',
  'robbery',
  'homicide',
  'kidnapping',
  'burglary',
  'arson',
];
