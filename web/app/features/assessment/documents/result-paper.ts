import type { ReliefResult } from '@openslate/law/engine/result.ts';
import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import { rightsEverywhere } from '@openslate/law/jurisdictions/rights-everywhere.ts';
import type { Helper, Told } from '@openslate/law/place/guide.ts';
import { helpersAndOffices, officesTitle } from '@openslate/law/place/people-to-ask.ts';
import type { Cite } from '@openslate/law/place/relief.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import {
  type Composed,
  type ComposedCharge,
  type ComposedWay,
  compose,
  noWayForThis,
} from '../result/composed/compose.ts';
import { copiedFromPapers } from '../result/composed/for-the-form.ts';
import { markSentences, type SaidReason, standingWords } from '../result/composed/said-reasons.ts';
import type { Stage } from '../result/composed/stage.ts';
import { asLead } from '../result/explained-words.ts';
import { helperDetails } from '../result/helper-words.ts';
import { mayHaveChanged } from '../result/law-checked.ts';
import { notLegalAdvice } from '../result/not-legal-advice.ts';
import { spokenTiming } from '../result/outcome-words.ts';
import { privatePage } from '../result/private-page.ts';
import { whatItRestsOn } from './basis-parts.ts';
import { daysThatMatter } from './calendar/days-that-matter.ts';
import { heading, type Item, list, type Paper, type Part, type Words, words } from './paper.ts';
import type { ResultToKeep } from './result-to-keep.ts';

/** The whole result, to be kept, printed or taken to somebody who helps. */
export function resultPaper(kept: ResultToKeep, made: { on: string; at: string }): Paper {
  const { place, result } = kept;
  const composed = compose(kept);
  const { first, call } = composed;
  const { helpers, offices } = helpersAndOffices(composed.people);
  const changed = mayHaveChanged(result.lawVerified, result.asOf);
  return {
    title: `Your result: ${place.name}`,
    foot: `OpenSlate. ${place.name}, as of ${spokenDate(result.asOf)}.`,
    parts: [
      heading(1, `Your result: ${place.name}`),
      words(`As of ${spokenDate(result.asOf)}. Law checked ${spokenDate(result.lawVerified)}.`),
      ...(changed ? [words(changed)] : []),
      words(composed.headline, { look: 'strong' }),
      words(composed.afterword),
      ...meanings(composed.meanings),
      ...(first ? [words(first.text, { lead: 'Do this first:' })] : []),
      ...(call
        ? [
            words([call.name, call.phone].filter(Boolean).join(', '), {
              lead: call.phone ? 'Call for help:' : 'Ask for help:',
            }),
          ]
        : []),
      ...days(kept),
      ...road(composed, kept.done),
      ...composed.charges.flatMap(chargeParts),
      ...whatEachWayDoes(composed),
      ...whatMayHelpBesides(composed),
      ...civilRights(composed),
      ...whatItRestsOn(kept),
      ...people('Talk to a person', helpers),
      ...people(officesTitle, offices),
      ...goodToKnow(composed),
      ...list(
        'dot',
        rightsEverywhere.map(({ text, cite }) => ({ text, more: [section(cite)] })),
        [heading(2, 'Your rights with any record')],
      ),
      heading(2, 'Please know'),
      words(notLegalAdvice),
      words(
        `Made with OpenSlate (${made.at}) on ${spokenDate(made.on)}, on your own device. The law was last checked on ${spokenDate(result.lawVerified)}.`,
      ),
    ],
  };
}

function people(title: string, all: readonly Helper[]): readonly Part[] {
  return list(
    'dot',
    all.map((helper) => ({
      lead: `${helper.name}:`,
      text: [helper.what, helperDetails(helper)].filter(Boolean).join(' '),
      more: [...(helper.phone ? [{ text: `Phone: ${helper.phone}` }] : []), address(helper.url)],
    })),
    [heading(2, title)],
  );
}

function days({ result, place, nameOf }: ResultToKeep): readonly Part[] {
  return list(
    'dot',
    daysThatMatter(result, place.name, nameOf).map(({ date, details }) => ({
      lead: `${spokenDate(date)}:`,
      text: details.join(' '),
    })),
    [heading(2, 'Days that matter')],
  );
}

function chargeParts(charge: ComposedCharge): readonly Part[] {
  const { deciding } = charge;
  return [
    heading(2, charge.name),
    words(`${charge.verdict} ${charge.afterword}`, { lead: `${charge.label}.` }),
    ...charge.forks.flatMap(({ question, lines }) =>
      list(
        'dot',
        lines.map(({ when, leads }) => ({ lead: `${when}:`, text: leads })),
        [words(question, { lead: 'It turns on this:' })],
      ),
    ),
    ...(deciding
      ? [
          heading(3, `Why: ${deciding.relief.name}`),
          ...meanings(charge.meanings),
          ...comingAndPick(deciding.relief),
          ...deciding.groups.flatMap(({ title, reasons }) =>
            list('dot', reasons.map(reasonItem), [words('', { lead: `${title}:` })]),
          ),
        ]
      : [heading(3, 'Why'), words(noWayForThis)]),
    ...list(
      'dot',
      charge.others.map(({ relief, label, groups }) => ({
        lead: `${relief.name}:`,
        text: `${label.toLowerCase()}.`,
        more: groups
          .filter(({ kind }) => kind !== 'met')
          .flatMap(({ reasons }) => reasons)
          .map(shortReason),
      })),
      [heading(3, 'Other ways we looked at')],
    ),
  ];
}

function meanings(of: readonly LegalWord[]): readonly Part[] {
  return of.map((each) => words(each.meaning, { lead: asLead(each) }));
}

function comingAndPick({ coming, pick, by }: ReliefResult): readonly Part[] {
  return [
    ...(by ? [words(`The state has until ${spokenDate(by)} to do it.`)] : []),
    ...(coming ? [words(`It starts on ${spokenDate(coming)}.`, { lead: 'A new law:' })] : []),
    ...(pick
      ? [
          words(
            `The law lets you use this for ${pick.n} of your ${pick.of.length} charges. Each is shown as if you chose it.`,
            { lead: 'You may have to choose.' },
          ),
        ]
      : []),
  ];
}

function reasonItem(reason: SaidReason): Item {
  const { standing, on, fix, question, cite } = reason;
  return {
    lead: `${standingWords[standing]}:`,
    text: asked(reason),
    more: [
      ...markSentences(reason).map((said) => ({ text: said })),
      ...(on ? [{ text: `This will be so on ${spokenDate(on)}.` }] : []),
      ...(fix ? [{ text: `What you can do: ${fix}` }] : []),
      ...(question ? [{ text: `Ask a lawyer: ${question}` }] : []),
      section(cite),
    ],
  };
}

function shortReason(reason: SaidReason): Words {
  const { standing, cite } = reason;
  return { lead: `${standingWords[standing]}:`, text: `${asked(reason)} (${cite.label})`, look: 'small' };
}

const asked = ({ lead, text }: SaidReason) => (lead ? `${lead} ${text}` : text);

/** Charges share reliefs: what one does is said once. */
function whatEachWayDoes({ charges }: Composed): readonly Part[] {
  const ways = new Map<string, ReliefResult>();
  for (const { outcome, deciding } of charges)
    if (deciding && outcome !== 'not_eligible') ways.set(deciding.relief.id, deciding.relief);
  if (ways.size === 0) return [];
  return [
    heading(2, 'What it does and does not do'),
    ...[...ways.values()].flatMap(({ name, effect, limits, cautions }) => [
      heading(3, name),
      words(effect),
      ...list('dot', limits.map(asItem), [words('', { lead: 'What it does not do:' })]),
      ...list('dot', cautions.map(asItem), [words('', { lead: 'Be careful:' })]),
    ]),
  ];
}

function road({ road: stages }: Composed, done: readonly string[]): readonly Part[] {
  return [heading(2, 'What to do'), ...stages.flatMap((stage, index) => stageParts(stage, index + 1, done))];
}

function stageParts(
  { title, when, charges, before, tasks, forms = [], notes }: Stage,
  step: number,
  done: readonly string[],
): readonly Part[] {
  return [
    heading(3, `${step}. ${title}`),
    words(charges ? `For: ${charges.join('; ')}` : '', { lead: `${when}.` }),
    ...(before ? [words(before, { look: 'strong' })] : []),
    ...list(
      'box',
      tasks.map(({ id, text, url }) => ({
        text,
        done: done.includes(id),
        ...(url && { more: [address(url)] }),
      })),
    ),
    ...forms.flatMap(({ charge, lines }) =>
      list(
        'dot',
        lines.map(({ label, value }) => ({ lead: `${label}:`, text: value })),
        [words(forms.length > 1 ? charge : '', { lead: 'What to write in the form, from your answers:' })],
      ),
    ),
    ...(forms.length > 0 ? [words(copiedFromPapers)] : []),
    ...list(
      'dot',
      notes.map((note) => ({
        lead: `${note.title}:`,
        text: note.text,
        more: whereRead(note),
      })),
    ),
  ];
}

/** Said once for all the charges it may help with. */
function whatMayHelpBesides({ charges }: Composed): readonly Part[] {
  const ways = new Map<string, { way: ComposedWay; names: string[] }>();
  for (const { name, besides } of charges)
    for (const way of besides) {
      const { id, outcome, on, between } = way.relief;
      const key = [id, outcome, on, between].join();
      const known = ways.get(key) ?? { way, names: [] };
      known.names.push(name);
      ways.set(key, known);
    }
  if (ways.size === 0) return [];
  return [
    heading(2, 'What may help besides'),
    words('These may not clear the record, but they can open doors.'),
    ...[...ways.values()].flatMap(({ way, names }) => [
      heading(3, way.relief.name),
      ...(charges.length > 1 ? [words(names.join('; '), { lead: 'For:' })] : []),
      words(standingOfWay(way), { lead: `${way.label}.` }),
      words(way.relief.effect),
      words(way.relief.fee, { lead: 'Cost:' }),
      ...list('number', way.relief.steps.map(asItem)),
    ]),
  ];
}

/** Voting, guns and juries, each with the question on which it turns. */
function civilRights({ rights }: Composed): readonly Part[] {
  if (rights.length === 0) return [];
  return [
    heading(2, 'Your vote, guns and juries'),
    ...rights.flatMap(({ title, lead, asks, notes, steps, ways }) => [
      heading(3, title),
      words(lead, { look: 'strong' }),
      ...asks.flatMap(({ question, yes, no }) =>
        list(
          'dot',
          [
            { lead: 'Yes:', text: yes },
            { lead: 'No:', text: no },
          ],
          [words(question)],
        ),
      ),
      ...list('number', steps.map(asItem)),
      ...list(
        'dot',
        notes.map(({ text, cite }) => ({ text, ...(cite && { more: [section(cite)] }) })),
      ),
      ...ways.flatMap(({ title: way, relief: { effect, fee, steps: toTake } }) => [
        words(effect, { lead: `${way}.` }),
        words(fee, { lead: 'Cost:' }),
        ...list('number', toTake.map(asItem)),
      ]),
    ]),
  ];
}

function standingOfWay({ relief, groups }: ComposedWay): string {
  const timing = relief.outcome === 'not_yet' ? spokenTiming(relief) : undefined;
  const inTheWay = groups
    .filter(({ kind }) => kind === 'against')
    .flatMap(({ reasons }) => reasons)
    .map((reason) => `${asked(reason)} (${reason.cite.label})`);
  return [timing && `It may be open ${timing}.`, ...inTheWay].filter(Boolean).join(' ');
}

function goodToKnow({ goodToKnow: parts }: Composed): readonly Part[] {
  return [
    heading(2, 'Good to know'),
    ...parts.flatMap(({ title, told }) =>
      list(
        'dot',
        told.map((each) => ({ text: each.text, more: whereRead(each) })),
        [heading(3, title)],
      ),
    ),
  ];
}

const section = ({ label, url }: Cite): Words => ({ text: label, look: 'small', ...(url && { link: url }) });

const asItem = (text: string): Item => ({ text });

/** Written out, because paper cannot be pressed. */
const address = (url: string): Words => ({ text: url, link: url, look: 'small' });

/** The page that says so, as far as people may be sent there. */
function whereRead({ source, readOn }: Omit<Told, 'text'>): readonly Words[] {
  if (source) return [address(source)];
  return readOn ? [{ text: privatePage(readOn), look: 'small' }] : [];
}
