import type { ChargeResult, Reason, ReliefResult, Result } from '@openslate/law/engine/result.ts';
import type { LegalWord } from '@openslate/law/glossary/legal-words.ts';
import { rightsEverywhere } from '@openslate/law/jurisdictions/rights-everywhere.ts';
import type { Guide, Told } from '@openslate/law/place/guide.ts';
import type { Place } from '@openslate/law/place/places.ts';
import type { Cite } from '@openslate/law/place/relief.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { asLead, explainedFor, explainedIn } from '../result/explained-words.ts';
import { guidePartsFor } from '../result/guide-titles.ts';
import { costAndLanguages } from '../result/helper-words.ts';
import { mayHaveChanged } from '../result/law-checked.ts';
import { notLegalAdvice } from '../result/not-legal-advice.ts';
import type { OpenQuestion } from '../result/open-questions.ts';
import { afterword, outcomeLabels, spokenTiming, verdict, wholeRecord } from '../result/outcome-words.ts';
import { privatePage } from '../result/private-page.ts';
import { inOrder, standingOf, standingWords } from '../result/standing.ts';
import { todosFor } from '../result/todos.ts';
import { whatItRestsOn } from './basis-parts.ts';
import { daysThatMatter } from './calendar/days-that-matter.ts';
import { heading, type Item, list, type Paper, type Part, type Words, words } from './paper.ts';
import type { ToldInWords } from './told-in-words.ts';

/** A result with what is needed to say it in words. */
export type ResultToKeep = {
  readonly place: Place;
  readonly result: Result;
  readonly guide: Guide;
  readonly nameOf: (id: string) => string;
  readonly told: ToldInWords;
  /** What has been ticked off. */
  readonly done: readonly string[];
  /** Questions that are still open, and where their answers are found. */
  readonly toFindOut: readonly OpenQuestion[];
};

/** The whole result, to be kept, printed or taken to somebody who helps. */
export function resultPaper(kept: ResultToKeep, made: { on: string; at: string }): Paper {
  const { place, result } = kept;
  const [only, ...others] = result.charges;
  const answer = wholeRecord(result.charges, place.name);
  const changed = mayHaveChanged(result.lawVerified, result.asOf);
  return {
    title: `Your result: ${place.name}`,
    foot: `OpenSlate. ${place.name}, as of ${spokenDate(result.asOf)}.`,
    parts: [
      heading(1, `Your result: ${place.name}`),
      words(`As of ${spokenDate(result.asOf)}. Law checked ${spokenDate(result.lawVerified)}.`),
      ...(changed ? [words(changed)] : []),
      words(answer, { look: 'strong' }),
      words(
        only && others.length === 0
          ? afterword(only)
          : 'Below is each charge by itself, with the reasons and the day.',
      ),
      ...meanings(explainedIn(answer)),
      ...days(kept),
      ...result.charges.flatMap((charge) => chargeParts(charge, kept, answer)),
      ...whatEachWayDoes(result),
      ...whatToDo(kept),
      ...whatMayHelpBesides(kept),
      ...whatItRestsOn(kept),
      ...list(
        'dot',
        kept.guide.help.map((helper) => ({
          lead: `${helper.name}:`,
          text: [helper.what, costAndLanguages(helper)].filter(Boolean).join(' '),
          more: [...(helper.phone ? [{ text: `Phone: ${helper.phone}` }] : []), address(helper.url)],
        })),
        [heading(2, 'Talk to a person')],
      ),
      ...goodToKnow(kept),
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

function chargeParts(
  charge: ChargeResult,
  { place, nameOf }: ResultToKeep,
  explained: string,
): readonly Part[] {
  const [best, ...others] = charge.reliefs;
  return [
    heading(2, nameOf(charge.id)),
    words(`${verdict(charge, place.name)} ${afterword(charge)}`, {
      lead: `${outcomeLabels[charge.outcome]}.`,
    }),
    ...(best
      ? [
          heading(3, `Why: ${best.name}`),
          ...meanings(explainedFor(charge, place.name, explained)),
          ...comingAndPick(best),
        ]
      : []),
    ...list('dot', inOrder(best?.reasons ?? []).map(reasonItem)),
    ...list(
      'dot',
      others.map((relief) => ({
        lead: `${relief.name}:`,
        text: `${outcomeLabels[relief.outcome].toLowerCase()}.`,
        more: inOrder(relief.reasons)
          .filter(({ met }) => met !== true)
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

function reasonItem(reason: Reason): Item {
  const { text, met, on, fix, question, cite } = reason;
  return {
    lead: `${standingWords[standingOf(reason)]}:`,
    text,
    more: [
      ...(on && met === false ? [{ text: `This will be so on ${spokenDate(on)}.` }] : []),
      ...(fix ? [{ text: `What you can do: ${fix}` }] : []),
      ...(question ? [{ text: `Ask a lawyer: ${question}` }] : []),
      section(cite),
    ],
  };
}

function shortReason(reason: Reason): Words {
  return {
    lead: `${standingWords[standingOf(reason)]}:`,
    text: `${reason.text} (${reason.cite.label})`,
    look: 'small',
  };
}

/** Charges share reliefs: what one does is said once. */
function whatEachWayDoes({ charges }: Result): readonly Part[] {
  const ways = new Map<string, ReliefResult>();
  for (const { outcome, reliefs } of charges) {
    const [best] = reliefs;
    if (best && outcome !== 'not_eligible') ways.set(best.id, best);
  }
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

function whatToDo({ result, guide, done }: ResultToKeep): readonly Part[] {
  return [
    heading(2, 'What to do'),
    ...todosFor(result, guide).flatMap(({ title, todos, cost }) => [
      ...list(
        'box',
        todos.map(({ id, text, url }) => ({
          text,
          done: done.includes(id),
          ...(url && { more: [address(url)] }),
        })),
        [heading(3, title)],
      ),
      ...(cost ? [words(cost, { lead: 'Cost:' })] : []),
    ]),
  ];
}

/** Said once for all the charges it may help with. */
function whatMayHelpBesides({ result, nameOf }: ResultToKeep): readonly Part[] {
  const ways = new Map<string, { relief: ReliefResult; charges: string[] }>();
  for (const { id, alternatives } of result.charges)
    for (const relief of alternatives) {
      const key = [relief.id, relief.outcome, relief.on, relief.between].join();
      const way = ways.get(key) ?? { relief, charges: [] };
      way.charges.push(nameOf(id));
      ways.set(key, way);
    }
  if (ways.size === 0) return [];
  const several = result.charges.length > 1;
  return [
    heading(2, 'What may help besides'),
    words('These may not clear the record, but they can open doors.'),
    ...[...ways.values()].flatMap(({ relief, charges }) => [
      heading(3, relief.name),
      ...(several ? [words(charges.join('; '), { lead: 'For:' })] : []),
      words(standingOfWay(relief), { lead: `${outcomeLabels[relief.outcome]}.` }),
      words(relief.effect),
      words(relief.fee, { lead: 'Cost:' }),
      ...list('number', relief.steps.map(asItem)),
    ]),
  ];
}

function standingOfWay(relief: ReliefResult): string {
  const timing = relief.outcome === 'not_yet' ? spokenTiming(relief) : undefined;
  const inTheWay = relief.reasons
    .filter(({ met }) => met === false)
    .map(({ text, cite }) => `${text} (${cite.label})`);
  return [timing && `It may be open ${timing}.`, ...inTheWay].filter(Boolean).join(' ');
}

function goodToKnow({ result, guide }: ResultToKeep): readonly Part[] {
  return [
    heading(2, 'Good to know'),
    ...guidePartsFor(result, guide).flatMap(({ title, told }) =>
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

function whereRead({ source, readOn }: Told): readonly Words[] {
  if (source) return [address(source)];
  return readOn ? [{ text: privatePage(readOn), look: 'small' }] : [];
}

/** Written out, because paper cannot be pressed. */
const address = (url: string): Words => ({ text: url, link: url, look: 'small' });
