import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never } from '../../engine/when.ts';
import { about, chargeFact, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { isAttempt, under } from './code.ts';
import { said } from './said.ts';

const reclassified = chargeFact('nowMisdemeanor', false, said.notReclassified);

/** A felony that the legislature has made a misdemeanor since counts as one: § 12-1.3-1(5). */
export const misdemeanor = any(ofLevel('misdemeanor'), all(ofLevel('felony'), reclassified));
export const felony = all(ofLevel('felony'), not(reclassified));

const surely: FactCondition = () => always;

/** Parts of these sections alone: an assault to kill, rob or rape; and going into a home to kill, rob, rape or steal. */
const partly = any(
  all(
    under('11-5-1', () => never),
    chargeFact('toKillRobOrRape', true, said.toKillRobOrRape),
  ),
  all(
    under('11-8-3', () => never),
    chargeFact('intoHome', true, said.intoHome),
  ),
);

/** “Crime of violence”: § 12-1.3-1(1). The sections that only set the penalty for one stand for it. */
const wholly = under(
  `11-23-1–11-23-3 11-4-2 11-26-2 11-39-1 11-39-2 11-41-7 11-37-2 11-37-3 11-37-4 11-37-5 11-37-8 11-37-8.1
  11-37-8.2 11-37-8.2.1 11-37-8.3 11-37-8.4 11-8-1`,
  when(
    ofLevel('felony'),
    byKind(
      [surely, 'homicide', 'robbery'],
      [readAs(always, said.sexualAssault), 'sexual'],
      [onlySectionTells, 'kidnapping', 'arson', 'burglary'],
      [readAs(never, said.feloniousAssault), 'assault', 'violent'],
      [readAs(never, said.notFromPerson), 'theft'],
    ),
    () => never,
  ),
);
/** The list names neither conspiracy nor asking for one of these, and says only what it “includes”. */
const onlyPlanned: FactCondition = ({ charge }) => fact(isAttempt(charge));
export const violent = any(
  all(wholly, not(onlyPlanned)),
  all(wholly, onlyPlanned, () => judgement(said.onlyPlanned)),
  partly,
);

/** The longer list in the law on guns, § 11-47-2: the certificate goes by both. */
export const violentWithGunLaw = any(
  violent,
  all(
    ofLevel('felony'),
    about(
      'homicide',
      'sexual',
      'kidnapping',
      'arson',
      'burglary',
      'assault',
      'violent',
      'drug_sale',
      'domestic_violence',
    ),
    readAs(always, said.gunLawList),
  ),
);

/** Domestic violence, and drunk driving or refusing the test: § 12-1.3-2(b). */
/** Breaking a protection order is domestic violence too: § 12-29-2(a). */
export const domestic = any(
  about('domestic_violence', 'protection_order'),
  under('12-29-4 12-29-5', () => never),
);
const drunkDriving = any(under('31-27-2 31-27-2.1'), about('dui'));
export const leftOutOfSeveral = any(domestic, drunkDriving);

/** Selling sex is never a felony: one of that kind was another crime. */
export const prostitution = under(
  '11-34.1-2 11-34.1-4',
  all(not(ofLevel('felony')), byKind([readAs(always, said.prostitutionItself), 'prostitution'])),
);
