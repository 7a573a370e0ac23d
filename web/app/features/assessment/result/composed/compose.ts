import { rankOf } from '@openslate/law/engine/ranking.ts';
import type { ChargeResult, Outcome, ReliefResult, Result } from '@openslate/law/engine/result.ts';
import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import type { Guide, Helper } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Place } from '@openslate/law/place/places.ts';
import type { Told } from '../../saved-progress.ts';
import { explainedBelow, explainedIn } from '../explained-words.ts';
import { type GuidePart, guidePartsFor } from '../guide-titles.ts';
import { hasLongerWay, onlyAfterPardon } from '../longer-way.ts';
import { once } from '../once.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { afterword, outcomeLabels, verdict, wholeRecord } from '../outcome-words.ts';
import {
  concerns,
  firstToCall,
  hasTrouble,
  helpersFor,
  isForSurvivors,
  type Ways,
  withSurvivorHelp,
} from './concerns.ts';
import { firstTask } from './first-task.ts';
import { type ForkedQuestion, forksOf } from './forks.ts';
import { type ComposedRight, rightsOf } from './rights.ts';
import { roadOf } from './road.ts';
import { groupsOf, type ReasonGroup } from './said-reasons.ts';
import { saidInSilence } from './silence.ts';
import type { Stage, Task } from './stage.ts';
import { otherWays, waysOf, withinReach } from './ways.ts';

/** A result, and what is needed to say it. */
export type ToCompose = {
  readonly place: Place;
  readonly result: Result;
  readonly guide: Guide;
  readonly jurisdiction: Jurisdiction;
  readonly nameOf: (id: string) => string;
  /** What was told, where it may be shown. */
  readonly record?: Told | undefined;
  /** Questions that are still open, and where their answers are found. */
  readonly toFindOut?: readonly OpenQuestion[];
};

/** A whole answer in words, the same for the screen, the paper and the short page. */
export type Composed = {
  readonly headline: string;
  readonly afterword: string;
  readonly meanings: readonly LegalWord[];
  /** The best that any charge comes to. */
  readonly outcome: Outcome;
  /** What to do first, short enough for the first screen of a phone. */
  readonly first: Task | undefined;
  readonly call: Helper | undefined;
  readonly charges: readonly ComposedCharge[];
  readonly road: readonly Stage[];
  readonly people: readonly Helper[];
  /** What a conviction took, and whether it is back: voting, guns and juries. */
  readonly rights: readonly ComposedRight[];
  readonly goodToKnow: readonly GuidePart[];
};

export type ComposedCharge = {
  readonly id: string;
  readonly name: string;
  readonly outcome: Outcome;
  readonly label: string;
  readonly verdict: string;
  readonly afterword: string;
  readonly meanings: readonly LegalWord[];
  readonly forks: readonly ForkedQuestion[];
  /** The way that decides. None where the place has ways only for few, and this person is not said to be one of them. */
  readonly deciding: ComposedWay | undefined;
  readonly others: readonly ComposedWay[];
  /** What clears nothing, but may open doors. */
  readonly besides: readonly ComposedWay[];
};

export type ComposedWay = {
  readonly relief: ReliefResult;
  readonly label: string;
  readonly groups: readonly ReasonGroup[];
};

/** What is said where no way is closed by anything the person told: there is none for such a record. */
export const noWayForThis = 'The ways of this place to clear a record are not for a record like this one.';

export function compose(toCompose: ToCompose): Composed {
  const { place, result, guide, jurisdiction, nameOf, record, toFindOut = [] } = toCompose;
  const { charges, asOf } = result;
  const headline = wholeRecord(result, place.name);
  const [only, ...more] = charges;
  const outcome = bestOf(charges);
  const taken = [...waysOf(result), ...otherWays(result)].map(({ relief }) => relief);
  const ways: Ways = {
    taken,
    all: jurisdiction.reliefs,
    endings: record?.answers.charges.map(({ disposition }) => disposition) ?? [],
  };
  const isSurvivor = record?.answers.charges.some(({ traffickingVictim }) => traffickingVictim) ?? false;
  const people = withSurvivorHelp(helpersFor(guide.help, ways), result, isSurvivor);
  const first = firstTask(result, firstToCall(people), toFindOut);
  const road = roadOf({ result, guide, jurisdiction, nameOf, record, people, first });
  const eachCharge = once(() => charges.map((charge) => composeCharge(charge, headline, toCompose)));
  const rights = once(() => rightsOf({ result, jurisdiction, guide, record }));
  const goodToKnow = once(() =>
    guidePartsFor(guide, (told) => concerns(told, ways) && hasTrouble(told, record?.answers)),
  );
  return {
    headline,
    afterword:
      only && (more.length === 0 || outcome === 'not_eligible')
        ? afterword(only, asOf)
        : 'Below is each charge by itself, with the reasons and the day.',
    meanings: explainedIn(headline),
    outcome,
    first,
    call: firstToCall(people),
    road,
    people,
    // These stand below the answer, and take as long as all the rest.
    get charges() {
      return eachCharge();
    },
    get rights() {
      return rights();
    },
    get goodToKnow() {
      return goodToKnow();
    },
  };
}

/** Of several charges, the best that any comes to: in the order in which the law's own ways are ranked. */
function bestOf(charges: readonly ChargeResult[]): Outcome {
  const [best] = charges.map(({ outcome }) => outcome).sort((a, b) => rankOf(a, false) - rankOf(b, false));
  return best ?? 'not_eligible';
}

function composeCharge(
  charge: ChargeResult,
  headline: string,
  { place, result, jurisdiction, nameOf, record }: ToCompose,
): ComposedCharge {
  const { id, outcome, reliefs } = charge;
  const { asOf } = result;
  const ways = outcome === 'not_eligible' ? byWhatDecides(reliefs) : reliefs;
  const [first] = ways;
  const deciding = first && answersWhy(first) ? first : undefined;
  const said = verdict(charge, place.name, asOf);
  const inSilence = saidInSilence(jurisdiction, asOf);
  const way = (relief: ReliefResult): ComposedWay => ({
    relief,
    label: outcomeLabels[relief.outcome],
    groups: groupsOf(relief.reasons, rulesOf(relief, jurisdiction), (reason) => inSilence(relief.id, reason)),
  });
  return {
    id,
    name: nameOf(id),
    outcome,
    label: hasLongerWay(charge) ? onlyAfterPardon : outcomeLabels[outcome],
    verdict: said,
    afterword: afterword(charge, asOf),
    meanings: explainedBelow(headline, `${said} ${deciding?.name ?? ''}`),
    forks: forksOf(charge, { jurisdiction, asOf, helping: record?.helping ?? false }),
    deciding: deciding && way(deciding),
    others: ways.filter((relief) => relief !== deciding).map(way),
    besides: withinReach(charge, asOf).map(way),
  };
}

/** How the law itself words its rules, by their ids. */
function rulesOf({ id }: ReliefResult, { reliefs }: Jurisdiction): ReadonlyMap<string, string> {
  const rules = reliefs.find((relief) => relief.id === id)?.rules ?? [];
  return new Map(rules.map((rule) => [rule.id, rule.text]));
}

const closing = ({ reasons }: ReliefResult) =>
  reasons.filter(({ met, on, fix }) => met === false && !on && !fix);

/** What was told, and may have been read too simply: how it ended, which section it was. */
const readOff = /\.(disposition|statute|offense|level|grade|registrable|injury|weaponUsed)$/;

/**
 * Whether a closed way answers “why?”. A way for few people does not: it is closed by what was taken for granted of
 * most, or by not having been trafficked.
 */
function answersWhy(relief: ReliefResult): boolean {
  if (relief.outcome !== 'not_eligible') return true;
  if (isForSurvivors(relief)) return false;
  return closing(relief).some(
    ({ basis, assumed = [] }) => basis === 'told' || assumed.some(({ field = '' }) => readOff.test(field)),
  );
}

/** Of closed ways, first those that answer “why?”, and of these the one that lacks least. */
function byWhatDecides(reliefs: readonly ReliefResult[]): readonly ReliefResult[] {
  return [...reliefs].sort(
    (a, b) => Number(answersWhy(b)) - Number(answersWhy(a)) || closing(a).length - closing(b).length,
  );
}
