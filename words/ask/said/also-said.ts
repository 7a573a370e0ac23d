import { type Guide, type Told, toldAbout } from '@openslate/law/place/guide.ts';
import { type Said, type Source, sourceOf } from '../answer.ts';
import { focusesOf } from '../heard/focus.ts';
import { placeWords, townWords } from '../heard/places/place-asked.ts';
import { plainly } from '../heard/plainly.ts';
import { capital, evenThen, few, withUnits } from './sentences.ts';
import type { Way } from './ways.ts';

/** Words that stand in too many questions to say what one is about. */
const common = new Set(
  'all and any are aint but can cant case did didnt does dont for get got had has her him his how its ive may not now off one our out own per she the too two use was way who why yes you day old new law ago man men six ten let say see men lot bad big end far few job wife about after again already also another anything back been before being both case cases charge charged charges clean clear cleared conviction convictions convicted could court does done down each even ever everything expunge expunged expungement felony file filed find first from get gets getting give goes gone good have heard help here into judge just know later like long made make many misdemeanor more most much must need never only other over people petition possible record records right said same seal sealed sealing  should show slate some something state still stuff such take tell than that their them then there these they thing think this those time today told trying until very want wants went were what when where which while will with work would year years your yours'.split(
    ' ',
  ),
);

function stems(text: string): ReadonlySet<string> {
  return new Set(
    plainly(text)
      .split(' ')
      .filter((word) => word.length >= 3 && !common.has(word) && !/\d/.test(word))
      .map((word) => word.replace(/s$/, '').slice(0, 6)),
  );
}

const ofPlaces = stems([...placeWords, ...townWords].join(' '));

type Candidate = {
  readonly text: string;
  readonly source: Source;
  /** It says what clearing does not do, which nobody has to meet. */
  readonly isLimit?: boolean;
};

/** Crimes that a rule may name, where the kinds of crime that we tell apart do not. */
const crimes = new Set(
  'arson briber carjac cruelt eludin embezz extort forger harass incest indece kidnap mansla perjur prosti robber stalki strang vehicu'.split(
    ' ',
  ),
);

/** Two rare words shared are no accident. */
const sure = 5;

/** Beside an answer stand at most so many sentences. */
const most = 2;

/**
 * What an answer leaves out and the question turns on: the sentence, on a way that is open or of the guide, that speaks of
 * it; and else the one that has the rarest words of the question.
 */
export function alsoSaid(plain: string, said: Said, ways: readonly Way[], guide: Guide): Said | undefined {
  const all = candidates(ways, guide).filter(({ text }) => !said.text.includes(withUnits(text).slice(0, 60)));
  const near = nearness(plain, said.text, all);
  const turning = focusesOf(plain)
    .filter((told) => !told.test(said.text))
    .flatMap(
      (told) =>
        nearest(
          all.filter(({ text }) => told.test(text)),
          near,
        ) ?? [],
    );
  const byWords = nearest(
    all.filter((each) => (near(each).shared > 1 && near(each).weight > sure) || near(each).isCrime),
    near,
  );
  const chosen = [...new Set([...turning, ...(byWords ? [byWords] : [])])].slice(0, most);
  if (chosen.length === 0) return undefined;
  return {
    text: chosen
      .map(({ text, isLimit }) => (isLimit ? evenThen : capital)(withUnits(text)))
      .map((text) => few([text], 300))
      .join(' '),
    sources: chosen.map(({ source }) => source),
  };
}

type Nearness = {
  readonly shared: number;
  readonly weight: number;
  /** It names the crime that was named. */
  readonly isCrime: boolean;
};

/** How near a sentence is to a question, by the words that the answer does not have already; rare ones weigh more. */
function nearness(
  plain: string,
  said: string,
  all: readonly Candidate[],
): (candidate: Candidate) => Nearness {
  const read = new Map(all.map((candidate) => [candidate, stems(candidate.text)]));
  const often = new Map<string, number>();
  for (const each of read.values()) for (const stem of each) often.set(stem, (often.get(stem) ?? 0) + 1);
  const told = stems(said);
  const asked = [...stems(plain)].filter((stem) => !told.has(stem) && !ofPlaces.has(stem));
  return (candidate) => {
    const shared = asked.filter((stem) => read.get(candidate)?.has(stem));
    const weight = shared.reduce((sum, stem) => sum + Math.log(all.length / (often.get(stem) ?? 1)), 0);
    return { shared: shared.length, weight, isCrime: shared.some((stem) => crimes.has(stem)) };
  };
}

function nearest(all: readonly Candidate[], near: (candidate: Candidate) => Nearness): Candidate | undefined {
  return [...all].sort((one, other) => near(other).weight - near(one).weight)[0];
}

function candidates(
  ways: readonly Way[],
  { forms: _forms, help: _help, ...parts }: Guide,
): readonly Candidate[] {
  const ofWays = ways.flatMap(({ effect, limits, cautions, asks }) => {
    const [first] = asks;
    if (!first) return [];
    return [
      ...[effect, ...cautions].map((text) => ({ text, source: first.cite })),
      ...limits.map((text) => ({ text, source: first.cite, isLimit: true })),
    ];
  });
  const rules = ways.flatMap(({ asks }) => asks.map(({ text, cite }) => ({ text, source: cite })));
  const told: readonly Told[] = [...new Set(Object.values(parts).flat())];
  const ids = ways.map(({ id }) => id);
  return [
    ...ofWays,
    ...rules,
    ...toldAbout(told, ids).map((each) => ({
      text: each.text,
      source: sourceOf(each),
      isLimit: ways.some(({ limits }) => limits.includes(each.text)),
    })),
  ];
}
