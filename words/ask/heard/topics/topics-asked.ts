import { askedIn, sentencesIn } from '../clauses.ts';
import { offensesIn } from '../facts/offenses.ts';
import { mended } from '../mended.ts';
import { speaksOf, type Topic, topicOf } from './topics.ts';
import { topicByStems } from './topics-by-stems.ts';

/** What somebody needs though they only tell it: that money is short, that a judge said no. */
const needs = new Set<Topic>([
  'who_sees',
  'certificate',
  'jury',
  'registry',
  'voting',
  'check',
  'denied',
  'fee_waiver',
  'how_long',
  'immigration',
  'lost_papers',
  'objection',
  'trafficking',
]);

/** Each of these says already what the others would. */
const onTheCase: ReadonlySet<Topic> = new Set([
  'trafficking',
  'automatic',
  'eligibility',
  'moved',
  'steps',
  'wait',
]);

/** Who asks these has asked for the rest before. */
const alone: ReadonlySet<Topic> = new Set(['check', 'denied', 'how_long', 'objection', 'own_record']);

/** What can be told beside something else, and stays short. */
const besides: ReadonlySet<Topic> = new Set([
  ...onTheCase,
  'certificate',
  'copies',
  'fee',
  'fee_waiver',
  'form',
  'guns',
  'hearing',
  'how_long',
  'own_record',
  'pardon',
  'voting',
  'where_to_file',
  'who_sees',
]);

/** “What can I do?” asks about whatever was told before it. */
const asksAnything =
  /^(?:(?:so|and|but|ok|now|then|please) ){0,2}(?:what (?:can|should|do|could) (?:i|we|he|she) do(?: (?:now|about (?:it|that|this|(?:the|this|that) (?:company|site|boss|landlord|report|judge|da))|next|then))?|what now|now what|what are my options|any (?:advice|ideas?|help|options)|is (?:that|this|it) (?:right|legal|true|ok|okay|normal|allowed|fair)|can they (?:do that|really do that)|can (?:you|anyone|someone|somebody) help(?: me)?|help(?: me)?|what law is that|whats right)$/;

/** Without any of these, how to do something is not how to clear a record. */
const ofClearing =
  /\b(?:expung\w*|expunction|seal\w*|clear\w*|eras\w*|wip\w+|remov\w+|record\w*|petition\w*|apply|file|filing|conviction|charges?|case|start|begin|felony|misdemeanor|annul\w*|set aside|vacat\w*|shield\w*|restrict\w*|off)\b/;

/** What asks for a fact of its own, wherever in a thought it stands. */
const facts = ['fee', 'form', 'where_to_file', 'fee_waiver', 'hearing'] as const;

/** Beside these, a fact is told too: “how long, about how much”. */
const asksFacts: ReadonlySet<Topic> = new Set([...onTheCase, ...facts, 'copies']);

/** What a question on a pardon may ask of it. */
const besidePardon = ['fee', 'where_to_file', 'form', 'how_long'] as const;

type TopicsAsked = {
  readonly own: Topic | undefined;
  readonly also: readonly Topic[];
  /** Somebody tells what happened, and asks nothing. */
  readonly isTale: boolean;
};

/** What a question is about: what is asked in it goes before what is only told around it. */
export function topicsAsked(question: string, plain: string): TopicsAsked {
  const sentences = sentencesIn(question).map(mended);
  const whole = topicFor(asAsked(plain), sentences.map(asAsked)) ?? topicFor(plain, sentences);
  const isPardon = topicOf(plain) === 'pardon' || /\bpardon\b/.test(plain);
  const each = askedIn(question).flatMap((clause): readonly Topic[] => {
    if (whole !== undefined && asksAnything.test(clause)) return [];
    const thought = asAsked(mended(clause));
    const topic = topicFor(thought, [thought]);
    // “How long must I wait to apply for one?”
    if (isPardon && topic === 'wait') return ['pardon' as const];
    if (isPardon && (topic === 'hearing' || topic === 'how_long')) return ['pardon', 'how_long'];
    if (topic === 'pardon' || topic === 'certificate')
      return [topic, ...besidePardon.filter((each) => speaksOf(each, clause))];
    // “Is there a certificate that helps me get a license?”
    if ((topic === 'licenses' || topic === 'employers') && speaksOf('certificate', thought))
      return ['certificate', topic];
    // What your own record costs stands with how to get it.
    if (
      (topic === 'fee' || topic === 'fee_waiver' || topic === 'where_to_file') &&
      speaksOf('own_record', plain)
    )
      return ['own_record' as const];
    // “How do I make them fix it?” asks about whatever was told before it.
    if (topic === 'steps' && whole !== undefined && whole !== 'steps' && !ofClearing.test(thought)) return [];
    // “Cost?” asks; “misdemeanor” only tells.
    return topic === undefined || (topic === 'eligibility' && /^(?!expung|seal|eras|clear)\w+$/.test(clause))
      ? []
      : [topic, ...(asksFacts.has(topic) ? facts.filter((fact) => speaksOf(fact, thought)) : [])];
  });
  const isAsked = whole === undefined || each.length === 0 || each.includes(whole) || needs.has(whole);
  const isAboutOwnRecord = each.includes('own_record') && (whole === 'fee' || whole === 'fee_waiver');
  const own = isAboutOwnRecord
    ? 'own_record'
    : isAsked
      ? whole
      : (each.find((topic) => topic !== 'eligibility') ?? each[0]);
  // “They denied it. Is there any way to seal a DUI later?” asks for the law too.
  const isOfCase =
    (own === 'denied' || own === 'objection') &&
    (offensesIn(plain).length > 0 || /\b(?:felon(?:y|ies)|misdemeanors?)\b/.test(plain));
  const also = [...new Set(each)].filter(
    (topic) =>
      topic !== own &&
      besides.has(topic) &&
      !(own && alone.has(own) && onTheCase.has(topic) && !isOfCase) &&
      !(onTheCase.has(topic) && own && onTheCase.has(own)),
  );
  const onCase = also.filter((topic) => onTheCase.has(topic));
  const told = [
    ...also.filter((topic) => !onTheCase.has(topic)),
    ...(onCase.includes('wait') ? ['wait' as const] : onCase.slice(0, 1)),
  ];
  const stillThere =
    own && onTheCase.has(own) && /\bstill (?:on|shows?|showing|there|up|sees?|comes?|pops?)\b/.test(plain);
  return {
    own,
    also: [...(stillThere ? ['check' as const] : []), ...told].slice(0, 2),
    isTale: each.length === 0,
  };
}

/** Stems say more than that a record is spoken of, and less than a turn of phrase. */
function topicFor(plain: string, sentences: readonly string[]): Topic | undefined {
  const phrased = topicOf(...sentences);
  return phrased === undefined || phrased === 'eligibility' ? (topicByStems(plain) ?? phrased) : phrased;
}

/** “… so I can get a job” says why somebody asks, not what; “no CDL” is what they do not have. */
function asAsked(plain: string): string {
  return plain
    .replaceAll(
      /\b(?:judge|court|da|prosecutor|state|they)(?: \w+){0,2} says? (?:yes|no)\b/g,
      'judge decides',
    )
    .replaceAll(/\b(?:no|not a|without a?) (?:cdl|commercial|license)\b/g, ' ')
    .replace(/ (?:i got|i have|have|with|theres) a (?:job|interview|offer)\b.{0,120}$/, '')
    .replace(/ (?:so|because|cause|cuz|since|trying)(?: that)? (?:i|im|to|we)\b.{0,200}$/, '');
}
