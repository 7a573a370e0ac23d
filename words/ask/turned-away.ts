import type { Answer } from './answer.ts';

type Turned = { readonly found: RegExp; readonly answer: Answer };

const say = (topic: Answer['topic'], text: string, links: readonly string[] = []): Answer => ({
  kind: 'declined',
  topic,
  text,
  sources: [],
  links,
});

/** What comes before every other answer: danger first, then what we do not do. */
const turned: readonly Turned[] = [
  {
    found:
      /\b(?:kill (?:my ?self|me)|suicid\w*|end (?:my life|it all)|want to die|dont want to (?:live|be here)|hurt (?:my ?self)|self harm|no reason to live|better off dead|matarme|quiero morir)\b/,
    answer: {
      ...say(
        'danger',
        'You do not have to carry this alone. Call or text 988 now. A person answers, day and night, and it is free. If you are in danger this minute, call 911.',
      ),
      sources: [{ label: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' }],
    },
  },
  {
    found:
      /\b(?:hitting me|beating me|going to hurt me|threatening me|hurts me|abus(?:es|ing) me|im in danger|being followed|he will kill me|she will kill me)\b/,
    answer: say(
      'danger',
      'If you are in danger now, call 911. If it is not safe to talk, you can text 911 in many places. Go where other people are, if you can.',
    ),
  },
  {
    found:
      /\b(?:police|cops?|officers?) (?:are |is )?(?:here|at (?:my|the) door|outside|pulled me over|arresting|knocking|questioning)|being arrested|getting arrested|in custody (?:now|right now)|cops? want to talk\b/,
    answer: say(
      'danger',
      'Stay calm, and keep your hands where they can be seen. You may say: “I want to stay silent, and I want a lawyer.” Then ask for a public defender. Do not run, and do not argue. We cannot help with what is happening right now.',
      ['/attorney-finder'],
    ),
  },
  {
    found:
      /\b(?:fake|forge|forging|falsif\w+|photoshop|hack\w*|bribe|destroy (?:the )?(?:evidence|records?)|beat a drug test|fake (?:id|name|social)|hide (?:it|this|my record) from (?:the )?(?:police|court|judge|probation|immigration)|lie (?:to|on) (?:the )?(?:judge|court|police|immigration|form|application))\b/,
    answer: say(
      'other',
      'We cannot help with that. It could bring new charges. There may be a lawful way to clear the record, and we can help you look for it.',
      ['/assessment', '/attorney-finder'],
    ),
  },
  {
    found:
      /\b(?:will (?:i|the judge|they|it|my) (?:\w+ ){0,4}(?:win|lose|approve|grant|get approved|say yes|be granted|get granted|convict)|what are my (?:chances|odds)|(?:chances|odds) (?:of|that|are)|guarantee|promise me|predict|am i going to (?:jail|prison)|should i (?:plead|take (?:the|a) (?:deal|plea)|testify|confess))\b/,
    answer: say(
      'other',
      'Nobody can promise what a judge will do, and we do not guess. We can show you what the law asks, and who near you can look at your case.',
      ['/assessment', '/attorney-finder'],
    ),
  },
  {
    found:
      /\b(?:weather|recipe|pizza|football|basketball|baseball|movie|song|joke|stock|bitcoin|crypto|homework|poem|president|divorce|custody|child support|bankruptcy|parking space|tax(?:es)? return|python|javascript)\b/,
    answer: say(
      'other',
      'We only know about clearing criminal records. For other legal trouble, legal aid near you may help.',
      ['/attorney-finder'],
    ),
  },
];

/** What has to be said before anything else, or instead of it. */
export function turnedAway(plain: string): Answer | undefined {
  return turned.find(({ found }) => found.test(plain))?.answer;
}
