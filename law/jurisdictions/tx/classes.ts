import { all, any, type FactCondition } from '../../condition.ts';
import { about, graded, ofLevel, sentencedTo } from '../../vocabulary/facts.ts';
import { underSection } from '../../vocabulary/statute.ts';
import { always, assuming, fact, never, unknown } from '../../when.ts';
import { isNot, isSo } from './told.ts';

/** Class C misdemeanors, tickets among them, carry a fine and no jail. */
export const fineOnly: FactCondition = any(ofLevel('infraction'), all(ofLevel('misdemeanor'), graded('c')));

export const misdemeanor = ofLevel('misdemeanor');
export const felony = ofLevel('felony');

/** A traffic offense that carries only a fine never counts against anyone. */
export const trafficTicket = all(about('traffic'), fineOnly);

export const onProbation = sentencedTo('probation', 'supervision', 'suspended');

/** Driving or boating while intoxicated. */
export const drunkDrivingOrBoating = underSection(['49.04', '49.06'], {
  among: about('dui'),
  untold: 'excluded',
});

const sure = about(
  'assault',
  'domestic_violence',
  'sexual',
  'kidnapping',
  'weapon',
  'prostitution',
  'harassment',
  'animal_cruelty',
  'protection_order',
);
const likely = about('violent', 'public_order', 'child_victim');

/** An offense of these chapters of the Penal Code. Other codes have chapters of the same numbers. */
function ofChapter(...chapters: string[]): FactCondition {
  const pattern = new RegExp(`(^|[^0-9.])(${chapters.join('|')})\\.[0-9]`);
  return (matter) => {
    const { charge } = matter;
    if (charge.statute !== undefined)
      return fact(pattern.test(charge.statute) && !/transp|health|h\s*&\s*s|hsc|alco/i.test(charge.statute));
    if (charge.offense === undefined) return unknown(charge.path('offense'));
    if (isSo(sure(matter))) return always;
    if (isNot(likely(matter))) return never;
    return assuming(
      'We read the offense as one against persons, the family or public order (Penal Code chapters 20 to 22, 25, 42, 43 or 46).',
      always,
      charge.path('statute'),
    );
  };
}

export const againstPersonsOrOrder = ofChapter('20', '21', '22', '25', '42', '43', '46');

const organized = ['71.02', '71.021', '71.022', '71.023', '71.028'];

/** Organized crime is told by its section only. */
export const organizedCrime: FactCondition = underSection(organized, {
  among: () => never,
  untold: 'not excluded',
});
