import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  anything,
  convicted,
  ended,
  felony,
  inJuvenileCourt,
} from '../../vocabulary/facts.ts';
import { onlySectionTells } from '../../vocabulary/readings.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite, partUntold, under } from './code.ts';
import { expunged, petitionFee } from './how.ts';
import { driving, violent } from './offenses.ts';
import { said } from './said.ts';
import { noOpenCase } from './the-person.ts';

const finding = all(inJuvenileCourt, convicted, not(driving));
const isFinding = not(finding);
const onlyCase: FactCondition = (matter) =>
  allAmong(matter.record, (each) =>
    each.charge.caseKey === matter.charge.caseKey ? anything(each) : ask(isFinding, each),
  );

/** § 1015(b)(2), (4): a grown-up conviction closes this way. Traffic does not count, but a felony for drunk driving does. */
const adult = not(all(adultConviction, any(not(driving), all(felony, about('dui')))));
const noAdultConviction: FactCondition = (matter) => allAmong(matter.record, (each) => ask(adult, each));

/** § 1015(b)(1): of manslaughter only two paragraphs. */
const graveList = '632(2) 632(5) 635 636 772 773 783A 803';
const grave = any(under(graveList), all(partUntold(graveList), onlySectionTells));
const felonySex = all(felony, about('sexual'));
const sexOrViolent = any(about('sexual'), all(felony, violent));
const noneSexOrViolent: FactCondition = (matter) => allAmong(matter.record, (each) => ask(mild, each));
const mild = not(all(finding, any(felonySex, all(felony, violent))));

const since = (count: number) => waited(years(count)).since('disposition');
const newest = (count: number): Condition => {
  const one = when(finding, since(count), anything);
  return (matter) => allAmong(matter.record, (each) => ask(one, each));
};
const [fiveSinceNewest, sevenSinceNewest] = [newest(5), newest(7)];
const petitionWait: Condition = when(
  onlyCase,
  when(felonySex, since(5), since(3)),
  when(noneSexOrViolent, fiveSinceNewest, sevenSinceNewest),
);

const rules = {
  open: requires(noOpenCase, cite('10: 1015(b)(3)')),
  adult: rule(
    'no-adult-conviction',
    'You have no conviction as an adult, traffic apart',
    all(noAdultConviction, noneSuchElsewhere()),
    cite('10: 1015(b)(2)'),
    { otherwise: 'You have a conviction as an adult' },
  ),
  grave: rule(
    'not-grave',
    'It was not murder, manslaughter, kidnapping, rape or arson in the gravest degrees',
    not(grave),
    cite('10: 1015(b)(1)'),
    { otherwise: 'For this crime a juvenile record stays' },
  ),
  traffic: rule('not-driving', 'It was no traffic offense', not(driving), cite('10: 1015(b)(4)'), {
    otherwise: 'It was a traffic offense. These stay on record',
  }),
} as const;

const family = { ...expunged, fee: petitionFee } as const;

export const juvenile: readonly Relief[] = [
  relief({
    ...family,
    id: 'de-juvenile-no-finding',
    name: 'Juvenile case without a finding, expunged by itself',
    automatic: true,
    inForce: { from: '2024-08-01' },
    covers: all(
      inJuvenileCourt,
      ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'pending'),
    ),
    rules: [requires(caseAndProgramOver, cite('10: 1017(a)(1)'))],
    first: task('check', 'Ask the Family Court clerk whether your case was expunged.'),
    steps: ['If it still shows on your criminal history, ask Family Court to expunge it.'],
  }),
  relief({
    ...family,
    id: 'de-juvenile-mandatory',
    name: 'Your only juvenile case, expunged by itself',
    automatic: true,
    inForce: { from: '2024-08-01' },
    covers: all(inJuvenileCourt, convicted),
    rules: [
      rules.traffic,
      rules.grave,
      rule(
        'not-violent',
        'It was no sex crime and no violent felony',
        not(sexOrViolent),
        cite('10: 1018(a)'),
        {
          otherwise: 'It was a sex crime or a violent felony. You have to ask Family Court',
        },
      ),
      rule('only-case', 'You have no other juvenile case with a finding', onlyCase, cite('10: 1018(a)(4)'), {
        otherwise: 'You have another juvenile case with a finding',
      }),
      rule(
        'waited',
        '1 to 3 years have passed since the finding',
        somewhereBetween(since(1), since(3), said.juvenileWait),
        cite('10: 1017(a)'),
      ),
      rules.adult,
      rules.open,
    ],
    first: task('check', 'Ask the Family Court clerk whether your case was expunged.'),
    steps: ['If it still shows on your criminal history, file a petition in Family Court.'],
  }),
  relief({
    ...family,
    id: 'de-juvenile-petition',
    name: 'Petition to expunge juvenile cases',
    covers: all(inJuvenileCourt, convicted),
    rules: [
      rules.traffic,
      rules.grave,
      requires(
        waitedBy(
          [years(3), 'for one case with a violent felony or a small sex crime'],
          [years(5), 'for one case with a felony sex crime, or for several cases'],
          [years(7), 'for several cases with a violent felony or a felony sex crime'],
        )
          .counted(petitionWait, 'With several cases the newest counts')
          .since('disposition'),
        cite('10: 1018(a)'),
      ),
      rules.adult,
      rules.open,
    ],
    cautions: ['The judge decides. The Attorney General has 30 days to object.'],
    first: task('ask_court', 'Ask the Family Court clerk for your case number.'),
    steps: [
      'Order your record from the State Bureau of Identification. Ask for a certified one.',
      'File a petition in Family Court, in the county where your newest case ended.',
      'Send a copy to the Attorney General.',
    ],
  }),
];
