import { inWords } from '@openslate/law/engine/describe.ts';
import type { ChargeResult, ReliefResult, Result } from '@openslate/law/engine/result.ts';
import { rightsEverywhere } from '@openslate/law/jurisdictions/rights-everywhere.ts';
import type { Guide, Helper } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { helpersAndOffices, notACitizen } from '@openslate/law/place/people-to-ask.ts';
import type { Relief } from '@openslate/law/place/relief.ts';
import { idOf } from '@openslate/law/record/answers.ts';
import { dayOf } from '@openslate/law/record/day.ts';
import { capital } from '../../../../ui/capital.ts';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import type { Told } from '../../saved-progress.ts';
import { costsNothing } from '../fee-words.ts';
import { doneTo, spokenTiming } from '../outcome-words.ts';
import { concerns, type Ways } from './concerns.ts';
import { calendarWords, talkTo } from './first-task.ts';
import { forTheForm } from './for-the-form.ts';
import { formTasks, notes, type Stage, split, stepsOf, type Task, withForms } from './stage.ts';
import { otherWays, type Way, waysOf } from './ways.ts';

export type Travelling = {
  readonly result: Result;
  readonly guide: Guide;
  readonly jurisdiction: Jurisdiction;
  readonly nameOf: (id: string) => string;
  readonly record?: Told | undefined;
  /** The people who help with this answer. */
  readonly people: readonly Helper[];
  /** What the answer says to do first: the road begins with it. */
  readonly first: Task | undefined;
};

/** From the answer to the day on which the record is clear, in the order of time. */
export function roadOf(travelling: Travelling): readonly Stage[] {
  const { result, first } = travelling;
  const stages = result.charges.every(({ outcome }) => outcome === 'not_eligible')
    ? roadWithoutClearing(travelling)
    : roadOfWays(travelling);
  return beginningWith(first, warnedBeforeFiling(stages, travelling))
    .map(saidOnce)
    .filter(({ tasks, notes: known }) => tasks.length + known.length > 0);
}

/** What is first stands first, and nowhere else. */
function beginningWith(first: Task | undefined, stages: readonly Stage[]): readonly Stage[] {
  if (!first) return stages;
  const others = stages.map((stage) => ({
    ...stage,
    tasks: stage.tasks.filter(({ text }) => text !== first.text),
    notes: stage.notes.filter(({ text }) => text !== first.text),
  }));
  return [{ id: 'start', title: 'Start here', when: 'Today', tasks: [first], notes: [] }, ...others];
}

/** Before the first thing that is filed, and once. */
function warnedBeforeFiling(
  stages: readonly Stage[],
  { jurisdiction: { reliefs } }: Travelling,
): readonly Stage[] {
  const filing = new Set(reliefs.filter(({ automatic }) => !automatic).map(({ id }) => id));
  const at = stages.findIndex(({ id }) => filing.has(id));
  return stages.map((stage, index) => (index === at ? { ...stage, before: notACitizen } : stage));
}

function roadOfWays(travelling: Travelling): readonly Stage[] {
  const { result } = travelling;
  const ways = waysOf(result);
  const byItself = ways.filter(({ relief }) => relief.automatic);
  const toAskFor = ways.filter(({ relief }) => !relief.automatic);
  return [
    ownRecord(travelling),
    ...byItself.flatMap((way) => waiting(way, travelling)),
    ...(byItself.length > 0 ? [checking(byItself, travelling)] : []),
    ...toAskFor.flatMap((way) => waiting(way, travelling)),
    ...toAskFor.map((way, index) => asking(way, index, byItself, travelling)),
    ...(toAskFor.length > 0 ? [deciding(travelling), afterTheOrder(travelling)] : []),
    backgroundChecks,
  ];
}

/** What a step of the law and a line of the guide both say is said once in a stage, with its link. */
function saidOnce(stage: Stage): Stage {
  const tasks = new Map<string, Task>();
  for (const task of stage.tasks) tasks.set(task.text, { ...task, ...tasks.get(task.text) });
  return {
    ...stage,
    tasks: [...tasks.values()],
    notes: stage.notes.filter(
      ({ text }, index) => !tasks.has(text) && stage.notes.findIndex((note) => note.text === text) === index,
    ),
  };
}

function waysAmong({ jurisdiction, record }: Travelling, taken: readonly Way[]): Ways {
  const ids = new Set(taken.flatMap(({ charges }) => charges.map(({ id }) => id)));
  const endings = (record?.answers.charges ?? [])
    .filter((charge, index) => ids.has(idOf(charge, index)))
    .map(({ disposition }) => disposition);
  return { taken: taken.map(({ relief }) => relief), all: jurisdiction.reliefs, endings };
}

type PartOfGuide =
  | 'ownRecord'
  | 'fees'
  | 'feeWaiver'
  | 'whereToFile'
  | 'copiesAndService'
  | 'hearing'
  | 'howLong'
  | 'checkIt'
  | 'withoutForm';

/** What the guide says in one of its parts to somebody who takes these ways. */
function said(part: PartOfGuide, { guide }: Travelling, ways: Ways) {
  return guide[part].filter((told) => concerns(told, ways));
}

/** What is paid for the record itself, and not for clearing it. */
const forTheRecord = (text: string) =>
  /\$|\bdollars\b|\bcosts?\b/.test(text) &&
  /\b(state|own|DPS|CBI|FBI)\b.{0,20}\brecord\b/i.test(text) &&
  !/motion|petition/i.test(text);

function ownRecord(travelling: Travelling): Stage {
  const { guide } = travelling;
  const { tasks, notes: known } = split(
    'Good to know',
    guide.ownRecord.map((told, index) => ({ id: `own-record-${index}`, ...told })),
  );
  return {
    id: 'own-record',
    title: 'Get your own record',
    when: 'This week',
    tasks,
    notes: [
      ...known,
      ...notes(
        'Cost',
        guide.fees.filter(({ text }) => forTheRecord(text)),
      ),
    ],
  };
}

/** What has to come or to be done before a way opens. */
function waiting(way: Way, travelling: Travelling): readonly Stage[] {
  const { relief } = way;
  if (relief.outcome !== 'not_yet') return [];
  const day = relief.on ?? relief.between?.[1];
  const fixes = relief.reasons.flatMap(({ met, fix }) => (met === false && fix ? [fix] : []));
  return [
    {
      id: `${relief.id}-wait`,
      title: day ? 'Wait for the day' : 'Clear what stands in the way',
      when: day ? `Until ${spokenDate(day)}` : 'As soon as you can',
      ...forCharges(way.charges, travelling),
      tasks: [
        ...(day ? [{ id: `${relief.id}-wait`, text: calendarWords(day) }] : []),
        ...[...new Set(fixes)].map((fix) => ({ id: `${relief.id}-${fix}`, text: fix })),
      ],
      notes: day
        ? [{ title: 'Good to know', text: 'A new conviction before that day can move it or close the way.' }]
        : [],
    },
  ];
}

/** What the law clears by itself may still be there. */
function checking(byItself: readonly Way[], travelling: Travelling): Stage {
  const steps = new Map(byItself.flatMap(({ relief }) => stepsOf(relief)).map((step) => [step.text, step]));
  const own = split('How it goes', [...steps.values()]);
  const check = checkingIt(travelling, waysAmong(travelling, byItself));
  const kinds = new Set(byItself.map(({ relief }) => doneTo[relief.kind]));
  const [done = 'cleared'] = kinds.size === 1 ? kinds : [];
  const isOpenNow = byItself.some(({ relief }) => relief.outcome === 'automatic');
  const isToCome = byItself.some(({ relief }) => relief.outcome === 'not_yet');
  return {
    id: 'check',
    title: isOpenNow ? `See whether it is ${done} already` : `Check that it was ${done}`,
    when: isOpenNow ? 'When your record comes' : isToCome ? 'After that day' : 'If it turns out so',
    ...forCharges(
      byItself.flatMap(({ charges }) => charges),
      travelling,
    ),
    tasks: withForms(
      own.tasks,
      byItself.flatMap(({ relief }) => formTasks(relief, travelling.guide)),
    ).concat(check.tasks),
    ...toWrite(
      byItself.filter(({ relief }) => formTasks(relief, travelling.guide).length > 0),
      travelling,
    ),
    notes: [
      ...own.notes,
      ...byItself.flatMap(({ relief }) =>
        costsNothing(relief.fee) ? [] : [{ title: 'Cost', text: relief.fee }],
      ),
      ...check.notes,
    ],
  };
}

function checkingIt(travelling: Travelling, ways: Ways) {
  return split(
    'How to check',
    said('checkIt', travelling, ways).map((told) => ({ id: `check-${told.text}`, ...told })),
  );
}

function asking(way: Way, index: number, byItself: readonly Way[], travelling: Travelling): Stage {
  const { relief, charges } = way;
  const { guide } = travelling;
  const ways = waysAmong(travelling, [way]);
  const own = split('How it goes', stepsOf(relief));
  // What is told of the time after filing is told there.
  const later = deciding(travelling).notes;
  const unlessGone = byItself.some(
    (each) =>
      each.relief.outcome === 'automatic' &&
      each.charges.some(({ id }) => charges.some((charge) => charge.id === id)),
  );
  return {
    id: relief.id,
    title: titleOfAsking(relief, index, unlessGone),
    when: whenToAsk(relief, unlessGone),
    ...forCharges(way.charges, travelling),
    tasks: withForms(own.tasks, formTasks(relief, guide)),
    notes: [
      ...own.notes.filter(({ text }) => !later.some((note) => note.text.includes(text))),
      ...notes('What to write', said('withoutForm', travelling, ways)),
      { title: 'Cost', text: relief.fee },
      ...(costsNothing(relief.fee) ? [] : notes('If you cannot pay', said('feeWaiver', travelling, ways))),
      ...notes('Where to file', said('whereToFile', travelling, ways)),
      ...notes('Copies, and who must get one', said('copiesAndService', travelling, ways)),
    ],
    ...toWrite([way], travelling),
    ...(index > 0 && { another: true as const }),
  };
}

/** What to write in the form of a way, charge by charge, as far as it was told. */
function toWrite(ways: readonly Way[], { record, jurisdiction, nameOf }: Travelling): Pick<Stage, 'forms'> {
  const ids = [...new Set(ways.flatMap(({ charges }) => charges.map(({ id }) => id)))];
  const forms = record
    ? ids
        .map((id) => ({ charge: nameOf(id), lines: forTheForm(id, record, jurisdiction) }))
        .filter(({ lines }) => lines.length > 0)
    : [];
  return forms.length > 0 ? { forms } : {};
}

function titleOfAsking({ name }: ReliefResult, index: number, unlessGone: boolean): string {
  const asks = /^ask\b/i.test(name);
  const lead = unlessGone ? 'If it is still there' : index > 0 ? 'Or in another way' : undefined;
  if (lead === undefined) return asks ? name : `Ask for it: ${name}`;
  return asks ? `${lead}: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : `${lead}, ask for this: ${name}`;
}

function whenToAsk(relief: ReliefResult, unlessGone: boolean): string {
  if (relief.outcome === 'not_yet') {
    const timing = spokenTiming(relief);
    return timing ? capital(timing) : 'After that';
  }
  if (relief.outcome === 'needs_review') return 'If it turns out to be open';
  return unlessGone ? 'If you need it' : 'In the next weeks';
}

function deciding(travelling: Travelling): Stage {
  // What a way says that needs no asking is no news of how long asking takes.
  const aboutItself = new Set(
    travelling.jurisdiction.reliefs.flatMap(({ automatic, steps }) => (automatic ? steps : [])),
  );
  const ways = waysAmong(
    travelling,
    waysOf(travelling.result).filter(({ relief }) => !relief.automatic),
  );
  return {
    id: 'deciding',
    title: 'While the court or office decides',
    when: 'After you file',
    tasks: [],
    notes: [
      ...notes('The hearing', said('hearing', travelling, ways)),
      ...notes('How long it takes', said('howLong', travelling, ways)),
    ].filter(({ text }) => !aboutItself.has(text)),
  };
}

function afterTheOrder(travelling: Travelling): Stage {
  const check = checkingIt(travelling, waysAmong(travelling, waysOf(travelling.result)));
  const known = roadHasCheck(travelling);
  return {
    id: 'after-the-order',
    title: 'When the answer comes, check that it was done',
    when: 'Some weeks later',
    tasks: [
      {
        id: 'keep-the-order',
        text: 'Keep the paper that says yes. Make copies, and put one in a safe place.',
      },
      ...(known ? [] : check.tasks),
    ],
    notes: known ? [] : check.notes,
  };
}

/** The same check is told once. */
function roadHasCheck({ result }: Travelling): boolean {
  return waysOf(result).some(({ relief }) => relief.automatic);
}

const dispute = rightsEverywhere.find(({ cite }) => cite.label.includes('1681i'));

const backgroundChecks: Stage = {
  id: 'background-checks',
  title: 'Have it taken out of background reports',
  when: 'After that',
  tasks: [
    {
      id: 'background-dispute',
      text: 'Does a background report still show it? Send the company what shows that it was cleared, and ask it to take it out.',
    },
  ],
  notes: dispute
    ? [{ title: 'Your right', text: dispute.text, ...(dispute.cite.url && { source: dispute.cite.url }) }]
    : [],
};

/** No way clears it: what there is to do all the same. */
function roadWithoutClearing(travelling: Travelling): readonly Stage[] {
  const { result, guide, people } = travelling;
  const longer = longerWays(travelling);
  const ways = otherWays(result).filter(({ relief }) => longer.every(({ pardon }) => pardon !== relief.id));
  return [
    ...longer.flatMap(({ stages }) => stages),
    {
      id: 'rights-at-work',
      title: 'Use your rights at work now',
      when: 'Today',
      tasks: [
        {
          id: 'ask-for-the-report',
          text: 'If an employer turns you down because of a report, ask for a copy. Look for mistakes, and tell your side.',
        },
      ],
      notes: rightsEverywhere
        .slice(0, 2)
        .map(({ text, cite }) => ({ title: 'Your right', text, ...(cite.url && { source: cite.url }) })),
    },
    ...ways.flatMap((way, index) => {
      const own = split('How it goes', stepsOf(way.relief));
      return [
        {
          id: way.relief.id,
          title: `Ask for other help: ${way.relief.name}`,
          when: whenToAsk(way.relief, false),
          ...forCharges(way.charges, travelling),
          tasks: withForms(own.tasks, formTasks(way.relief, guide)),
          notes: [
            { title: 'What it does', text: way.relief.effect },
            ...own.notes,
            { title: 'Cost', text: way.relief.fee },
          ],
          ...(formTasks(way.relief, guide).length > 0 && toWrite([way], travelling)),
          ...(index > 0 && { another: true as const }),
        },
      ];
    }),
    {
      id: 'people-who-help',
      title: 'Talk to people who help',
      when: 'This week',
      tasks: helpersAndOffices(people).helpers.slice(0, 2).map(talkTo),
      notes: [],
    },
    {
      ...ownRecord(travelling),
      title: 'Get your own record, so that they can look at it',
      when: 'Before you meet them',
    },
  ];
}

/** A pardon, and what it opens: one after the other. */
function longerWays(travelling: Travelling): readonly { pardon: string; stages: readonly Stage[] }[] {
  const { result, guide, jurisdiction } = travelling;
  const seen = new Map<string, { opens: Relief; way: ReliefResult; charges: ChargeResult[] }>();
  for (const charge of result.charges) {
    const { longer, alternatives } = charge;
    const way = alternatives.find(({ id }) => id === longer?.pardon);
    const opens = jurisdiction.reliefs.find(({ id }) => id === longer?.opens);
    if (!way || !opens) continue;
    const known = seen.get(`${way.id} ${opens.id}`) ?? { opens, way, charges: [] };
    known.charges.push(charge);
    seen.set(`${way.id} ${opens.id}`, known);
  }
  return [...seen.values()].map(({ opens, way, charges }) => {
    const later = inWords(opens, dayOf(result.asOf));
    const pardon = split('How it goes', stepsOf(way));
    const after = split('How it goes', stepsOf(later));
    return {
      pardon: way.id,
      stages: [
        {
          id: way.id,
          title: `First: ${way.name}`,
          when: whenToAsk(way, false),
          ...forCharges(charges, travelling),
          tasks: withForms(pardon.tasks, formTasks(way, guide)),
          notes: [
            { title: 'What it does', text: way.effect },
            ...pardon.notes,
            { title: 'Cost', text: way.fee },
          ],
          ...(formTasks(way, guide).length > 0 && toWrite([{ relief: way, charges }], travelling)),
        },
        {
          id: opens.id,
          title: `Then: ${opens.name}`,
          when: 'Once you have the pardon',
          ...forCharges(charges, travelling),
          tasks: withForms(after.tasks, formTasks(later, guide)),
          notes: [
            { title: 'What it does', text: opens.effect },
            ...after.notes,
            { title: 'Cost', text: opens.fee },
          ],
        },
      ],
    };
  });
}

function forCharges(
  charges: readonly ChargeResult[],
  { result, nameOf }: Travelling,
): { charges?: readonly string[] } {
  const ids = [...new Set(charges.map(({ id }) => id))];
  return ids.length === result.charges.length ? {} : { charges: ids.map(nameOf) };
}
