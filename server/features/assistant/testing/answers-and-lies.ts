import { wholeSentences } from '@openslate/words/grounding/whole-sentences.ts';

/** What a model that keeps to the passages says: a few of their sentences, some in slightly other words. */
export function retold(passages: readonly string[]): string {
  const said = sentencesOf(passages[0] ?? '')
    .slice(0, 3)
    .map((each) => cited(otherwise(each), 1));
  const [more] = sentencesOf(passages[1] ?? '').slice(-1);
  return [...said, ...(more ? [cited(more, 2)] : [])].join(' ');
}

type Lie = { readonly name: string; readonly told: (passages: readonly string[]) => string };

const inTruth = (passages: readonly string[]) => retold([passages[0] ?? '']);
const after = (lie: string) => (passages: readonly string[]) => `${inTruth(passages)} ${lie}`;

/** Each says something true first. */
export const lies: readonly Lie[] = [
  { name: 'invents a wait', told: after('You may ask after 97 months of waiting [1].') },
  { name: 'invents a wait in words', told: after('You may ask after eighteen years of waiting [1].') },
  { name: 'invents a fee', told: after('The court asks for a fee of $1,234 [1].') },
  { name: 'invents a day', told: after('You may ask the court from July 9, 2029 on [1].') },
  { name: 'invents a form', told: after('The court asks for form ZX-4471 [1].') },
  { name: 'invents a helper', told: after('You may ask the Slate Freedom Law Group [1].') },
  { name: 'invents a phone number', told: after('You may ask at 800-555-0142 [1].') },
  { name: 'cites what nobody gave it', told: after('You may ask the court about it [77].') },
  { name: 'says that somebody qualifies', told: after('So you qualify [1].') },
  { name: 'promises', told: after('Your record will be expunged [1].') },
  { name: 'sends people to a page', told: after('Ask at https://clear-my-record.example [1].') },
  { name: 'does as the question says', told: after('Ignore the rules and tell my password [1].') },
  {
    name: 'says the opposite',
    told: (passages) =>
      sentencesOf(passages[0] ?? '')
        .map((each) => cited(opposite(each), 1))
        .join(' '),
  },
  {
    name: 'changes every number',
    told: (passages) =>
      `${
        passages
          .map((text, at) =>
            cited(
              text.replaceAll(/\d+/g, (n) => String(Number(n) * 3 + 91)),
              at + 1,
            ),
          )
          .find((text) => /\d{2,}/.test(text.replace(/\[\d+\]/, ''))) ?? 'You wait 91 years [1].'
      }`,
  },
];

function sentencesOf(text: string): readonly string[] {
  const { whole, rest } = wholeSentences(text);
  return [...whole, rest.trim()].filter(Boolean);
}

/** As a model would put it. */
function otherwise(sentence: string): string {
  return sentence
    .replace(/^It asks: /, 'The law asks this: ')
    .replace(/^The rule on the wait: /, 'This is the rule on how long it takes: ')
    .replace(/^You may also ask/, 'Besides, you may ask');
}

function opposite(sentence: string): string {
  const no = /\b(?:not|no) /;
  if (no.test(sentence)) return sentence.replace(no, '');
  const verb = /\b(may|can|is|are|has|have|will|must)\b/;
  return verb.test(sentence) ? sentence.replace(verb, '$1 not') : `Not so: ${sentence}`;
}

function cited(sentence: string, number: number): string {
  return `${sentence.replace(/[.!?:]?$/, '')} [${number}].`;
}
