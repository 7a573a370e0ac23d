import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { about, anything, felony, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { said } from './said.ts';

/** Misdemeanors, violations, traffic violations and city ordinances: § 15-27-1. */
export const lesser = ofLevel('misdemeanor', 'infraction');

/** § 12-25-32 as far as it was read, and what § 15-27-2(b) calls violent. */
const violentSections = `
  13A-5-40 13A-6-2 13A-6-3 13A-6-4 13A-6-20 13A-6-21 13A-6-26 13A-6-43 13A-6-44 13A-6-61 13A-6-62 13A-6-63 13A-6-64
  13A-6-65.1 13A-6-66 13A-6-69 13A-6-90 13A-6-91 13A-6-110 13A-6-130 13A-6-131 13A-7-5 13A-7-6 13A-7-7 13A-7-41 13A-7-44
  13A-8-14 13A-8-41 13A-8-42 13A-8-43 13A-8-51 13A-10-15 13A-10-31 13A-10-36 13A-12-111 13A-12-197
`;

const violentFelony = under(
  violentSections,
  byKind(
    [anything, 'homicide', 'robbery', 'kidnapping', 'burglary', 'assault', 'sexual', 'domestic_violence'],
    [onlySectionTells, 'violent', 'child_victim', 'elder_victim', 'weapon', 'arson', 'escape', 'harassment'],
    [onlySectionTells, 'obstruction', 'prostitution'],
  ),
);

/** Of a section that is not among those read, the rest of the list may still name it, or it may be close to one that is. */
const inUnreadRest = all(
  not(under(violentSections, byKind([anything, 'other']))),
  any(
    // The list goes on by section after title 13A, chapter 10: what stands after that may be on it, selling drugs by weight too.
    under('13A-12-231', () => never),
    about(
      'violent',
      'weapon',
      'child_victim',
      'elder_victim',
      'obstruction',
      'assault',
      'domestic_violence',
      'homicide',
      'kidnapping',
      'robbery',
      'burglary',
      'arson',
      'sexual',
    ),
  ),
  () => judgement(said.restOfList),
);

/**
 * The list names assault and domestic violence in the first and second degree, and of the third only what § 15-27-2(b) calls
 * a felony. So the misdemeanors of the third degree are not on it. Stalking in the second degree, made in 2012, may be close
 * enough to one that is.
 */
const violentMisdemeanor = any(
  under(
    '13A-6-4',
    byKind(
      [anything, 'homicide'],
      [readAs(never, said.thirdDegree), 'assault', 'violent', 'domestic_violence'],
    ),
  ),
  all(any(about('child_victim', 'elder_victim', 'robbery', 'kidnapping'), under('13A-6-90.1')), () =>
    judgement(said.violentMisdemeanor),
  ),
);

export const violent: FactCondition = when(felony, any(violentFelony, inUnreadRest), violentMisdemeanor);

const registrable: FactCondition = ({ charge }) => (charge.registrable ? always : never);

/** § 15-20A-5(1)–(32). */
const sexSections = `
  13A-6-61–13A-6-69.1 13A-6-71 13A-6-81 13A-6-82 13A-6-110 13A-6-111 13A-6-121–13A-6-125 13A-6-241 13A-6-243 13A-12-111
  13A-12-112 13A-12-191 13A-12-192 13A-12-196 13A-12-197 13A-13-3 14-11-31
`;

/** Listed for a sexual aim or sexual servitude: unlawful imprisonment of a minor, kidnapping, human trafficking. */
const listedByAim = '13A-6-41 13A-6-42 13A-6-43 13A-6-44 13A-6-152 13A-6-153';

/** Not listed, and not “known as” one of the crimes of (39): public lewdness, prostitution, private images. */
const notListed = '13A-6-240 13A-12-121 13A-12-130';

export const sexOffense: FactCondition = whereNotTold(
  ['registrable'],
  any(
    registrable,
    under(sexSections, byKind([readAs(always, said.sexOffenseRead), 'sexual'])),
    all(not(under(sexSections, byKind([anything, 'sexual']))), not(under(notListed)), about('sexual'), () =>
      judgement(said.sexOffenseUnread),
    ),
    all(under(listedByAim), about('child_victim'), () => judgement(said.sexualAim)),
  ),
);

/** § 17-3-30.1: only crimes “in a degree constituting a felony”. The list was read by names, not all with their sections. */
const turpitudeSections = `
  13A-5-40 13A-6-2 13A-6-3 13A-6-20 13A-6-21 13A-6-43 13A-6-44 13A-6-61 13A-6-62 13A-6-63 13A-6-64 13A-6-65.1 13A-6-66
  13A-6-69 13A-6-110 13A-6-152 13A-6-153 13A-7-5 13A-7-6 13A-7-7 13A-8-3 13A-8-4 13A-8-6 13A-8-41 13A-8-42 13A-8-43 13A-9-2
  13A-9-3 13A-12-231 13A-13-1 26-15-3 26-15-3.1
`;

/** Felonies of theft and fraud whose names are not on that list. */
const offTheList = under('13A-8-4.1 13A-8-10 13A-9-5 13A-9-6 13A-9-6.1 13A-9-14');

export const moralTurpitude: FactCondition = all(
  felony,
  any(
    under(
      turpitudeSections,
      byKind(
        [
          readAs(always, said.turpitudeRead),
          'homicide',
          'robbery',
          'kidnapping',
          'burglary',
          'assault',
          'sexual',
        ],
        [onlySectionTells, 'theft', 'fraud', 'drug_sale', 'child_victim', 'weapon', 'violent'],
      ),
    ),
    // A section that was not read with the list may still be of a crime that it names.
    all(
      not(under(turpitudeSections, byKind([anything, 'other']))),
      not(offTheList),
      about(
        'theft',
        'fraud',
        'child_victim',
        'weapon',
        'violent',
        'homicide',
        'assault',
        'kidnapping',
        'sexual',
      ),
      () => judgement(said.turpitudeUnread),
    ),
  ),
);

/** Article 9 of chapter 5A of title 32: drunk and reckless driving, and what stands beside them. */
export const seriousTraffic: FactCondition = under(
  '32-5A-190–32-5A-195',
  byKind([anything, 'dui'], [readAs(never, said.notReckless), 'traffic']),
);
