import type { Answer } from './answer.ts';

type Turned = { readonly found: RegExp; readonly unless?: RegExp; readonly answer: Answer };

const say = (topic: Answer['topic'], text: string, links: readonly string[] = []): Answer => ({
  kind: 'declined',
  topic,
  text,
  sources: [],
  links,
});

const aboutRecords =
  /\b(?:records?|expung\w*|seal\w*|felon\w*|misdemeanors?|convict\w*|arrest\w*|charged?|charges|pardon\w*|clemency|background|criminal|clean slate|dismiss\w*)\b/;

const notHeld: Answer = {
  ...say(
    'other',
    'Our data does not hold that. We know how records are cleared, and what helps beside it. Legal aid, or a lawyer near you, can tell you more.',
    ['/attorney-finder', '/help'],
  ),
  kind: 'unknown',
};

/** What comes before every other answer: danger first, then what we do not do. */
const turned: readonly Turned[] = [
  {
    found:
      /\b(?:hitting me|beating me|(?:going to|gonna|wants? to|threaten\w* to|trying to|will) (?:hurt|kill|shoot|beat|stab) (?:me|us)|threatening me|(?:hits|hurts|beats|chokes|abuses|abusing) me|im in danger|i am in danger|being followed|stalking me|(?:outside|here|house|home|door)(?: \w+){0,2} with a (?:gun|knife|weapon)|(?:pointing|pulled|holding) a (?:gun|knife) (?:at|on|to) me|(?:breaking|broke) into my (?:house|home|apartment) (?:now|right now)|not safe (?:at home|right now)|me (?:quiere matar|esta pegando|pega))\b/,
    answer: say(
      'danger',
      'If you are in danger now, call 911. If it is not safe to talk, you can text 911 in many places. Go where other people are, if you can.',
    ),
  },
  {
    found:
      /\b(?:kill(?:ing)? (?:my ?self|me)|kms|suicid\w*|end (?:my life|it all|my own life)|(?:ima|gonna|going to|wanna|want to|thinking (?:of|about)|ready to) end(?:ing)? (?:it|things|everything)(?! early)|(?:take|taking) my (?:own )?life|(?:dont|do not) wanna (?:live|be here|be alive)|rather be dead|feel(?:s|ing)? like (?:dying|killing myself)|wish i (?:were|wasnt|werent) (?:dead|alive|here|born)|should(?: just)? be dead|no point (?:in|to) (?:living|life|live)|point of living|want to die|wanna die|wish i was dead|(?:dont|do not) want to (?:live|be here|be alive|go on)|hurt(?:ing)? my ?self|self harm|cutting myself|no reason to (?:live|go on)|cant go on|cant (?:live like this|(?:take|do) (?:it|this) any ?more)|(?:im|i am|feel|feeling|so) hopeless|have no hope|nothing to live for|better off (?:dead|without me)|matarme|quiero morir\w*|suicidarme)\b/,
    answer: {
      ...say(
        'danger',
        'You do not have to carry this alone. Call or text 988 now. A person answers, day and night, and it is free. If you are in danger this minute, call 911.',
      ),
      sources: [{ label: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' }],
    },
  },
  {
    found: /\b(?:overdos(?:e|ed|ing)|cant breathe|bleeding)\b/,
    unless: aboutRecords,
    answer: say('danger', 'Call 911 now. Stay with the person, if you can, and do what the operator says.'),
  },
  {
    found:
      /\b(?:(?:the )?(?:police|cops?|officers?|sheriff|ice|feds|detectives?) (?:are |is |r |just |have )?(?:here|at (?:my|the) (?:door|house)|outside|pulled me over|pulling me over|arresting me|knocking|banging|questioning me|searching)|(?:im|i am) (?:being|getting) (?:arrested|pulled over|questioned)|in custody (?:now|right now)|(?:police|cops?|detectives?) (?:want|wants) to (?:talk|question|interview)|la policia esta)\b/,
    unless:
      /\b(?:(?:19|20)\d\d|(?:years?|months?) ago|last (?:year|month)|convicted|dismissed|expung\w*|seal\w*|record)\b/,
    answer: say(
      'danger',
      'Stay calm, and keep your hands where they can be seen. You may say: “I want to stay silent, and I want a lawyer.” Then ask for a public defender. Do not run, and do not argue. We cannot help with what is happening right now.',
      ['/attorney-finder'],
    ),
  },
  {
    found:
      /\b(?:(?:make|get|buy|use|using|create) (?:me )?(?:a |an )?fake|forge (?:a|an|the|my)|forging|falsify\w*|photoshop|hack(?:ing)? (?:into|the)|how (?:do|can|to) (?:i )?(?:hack|bribe)|bribe (?:the|a)|destroy (?:the |my )?(?:evidence|records?)|(?:beat|pass|cheat) (?:a|my|the) drug test|(?:hide|keep) (?:it|this|that|my record|my felony|my conviction|a warrant|my warrant)(?: \w+)? from (?:the |my )?(?:police|cops|court|judge|probation|po|immigration|ice|uscis|border)|lie (?:to|on|about)(?: \w+){0,3} (?:judge|court|police|immigration|form|application|oath)|(?:someone elses|another persons|different|fake) (?:identity|social|name|ssn)|dodge (?:a|my|the) warrant|skip court|run from)\b/,
    unless: /\b(?:charge|charged|conviction|convicted|arrested) (?:for|of|with)\b/,
    answer: say(
      'other',
      'We cannot help with that. It could bring new charges. There may be a lawful way to clear the record, and we can help you look for it.',
      ['/assessment', '/attorney-finder'],
    ),
  },
  {
    found:
      /\b(?:will (?:i|the judge|they|it|my|a judge|the court)(?: \w+){0,5} (?:win|lose|approve\w*|grant\w*|accept\w*|say yes|convict|deny|definitely|for sure)|(?:what are|whats) (?:my|the) (?:chances|odds)|(?:chances|odds) (?:of|that|are)|guarante\w*|(?:are you sure|yes or no)(?: \w+){0,6} (?:qualify|eligible|expunged|cleared|sealed|work)|will i (?:get|be) (?:expunged|cleared|approved|sealed)|promise|predict|am i (?:going to|gonna) (?:go to )?(?:jail|prison|win|lose)|will i go to (?:jail|prison)|should i (?:plead|take (?:the|a|my|this) (?:deal|plea)|testify|confess|fight)|(?:for sure|100 percent|100%|definitely|certain)(?: \w+){0,6} (?:cleared|qualify|eligible|expunged|sealed|approved|gone)|(?:cleared|qualify|eligible|expunged|sealed|approved|gone)(?: \w+){0,4} (?:for sure|100 percent|100%|definitely|no matter what))\b/,
    answer: say(
      'other',
      'Nobody can promise what a judge will do, and we do not guess. We can show you what the law asks, and who near you can look at your case.',
      ['/assessment', '/attorney-finder'],
    ),
  },
  {
    found:
      /\b(?:weather|recipes?|pizza|football|basketball|baseball|movies?|songs?|jokes?|stocks?|bitcoin|crypto|homework|poem|president|divorce\w*|custody|child support|bankruptcy|parking|tax(?:es)?|python|javascript|capital of|restaurant|girlfriend|boyfriend|horoscope|lottery|translate|essay|math|car insurance|credit score|unemployment benefits)\b/,
    unless: new RegExp(`${aboutRecords.source}|domestic|assault|theft|dui|dwi|drugs?|weed`),
    answer: say(
      'other',
      'We only know about clearing criminal records. For other legal trouble, legal aid near you may help.',
      ['/attorney-finder'],
    ),
  },
  {
    found:
      /\b(?:army|navy|marines?|air force|military|enlist\w*|passports?|canada|mexico with|travel\w*|tsa|precheck|global entry|adopt\w*|foster|fafsa|financial aid|student loans?|college|university|food stamps|snap benefits|sue|lawsuit|malpractice|bail|bond|warrants?|probation violation|parole hearing|traffic school|get (?:me |him |her )?out of (?:jail|prison)|name change|change my name|points on|small claims)\b/,
    unless:
      /\b(?:expung\w*|seal(?:ed|ing)?|clear(?:ed)?|erased?|wiped?|juvenile|on (?:disability|ssi|food stamps)|snap|fee|cant afford|military pardon|warrant (?:charge|case)|violat\w+|charge|convict\w+)\b/,
    answer: notHeld,
  },
  {
    found:
      /\b(?:restraining orders?|protective orders?|orders? of protection|civil (?:case|judgment)|evictions?)\b/,
    unless:
      /\b(?:violat\w+|broke|charged?|charges|convict\w*|felon\w*|misdemeanors?|apartment|landlord|rent)\b/,
    answer: notHeld,
  },
];

/** What has to be said before anything else, or instead of it. */
export function turnedAway(plain: string): Answer | undefined {
  return turned.find(({ found, unless }) => found.test(plain) && !unless?.test(plain))?.answer;
}
