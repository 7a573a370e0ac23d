import type { Topic } from './topics.ts';

/** Two or three stems that make a topic when all of them stand in a question, in any order and however far apart. */
const together: readonly (readonly [Exclude<Topic, 'definition'>, ...RegExp[]])[] = [
  [
    'fee_waiver',
    /\b(?:fees?|costs?|pay|money|filing)\b/,
    /\b(?:cant|cannot|unable|afford|minimum wage|broke|poor|low income|disabled|homeless|ssi|welfare)\b/,
  ],
  [
    'hearing',
    /\b(?:court|courthouse|courtroom|judge|hearing)\b/,
    /\b(?:be (?:at|in|there|present)|appear\w*|attend\w*|testif\w*|show up|go|come|speak|stand|face)\b/,
    /\b(?:have to|has to|need to|must|will i|do i|required|necessary|supposed to)\b/,
  ],
  [
    'licenses',
    /\b(?:teach\w*|nurs(?:e|es|ing)|medical assistant|pharmac\w*|social work\w*|counsel(?:or|ing)|electrician|plumb\w*|realtor|cosmetolog\w*|barber\w*|licen[cs]\w*)\b/,
    /\b(?:can i|could i|become|be an?|work|school|board|with an?|allowed|get)\b/,
  ],
  [
    'employers',
    /\b(?:hired?|hiring|jobs?|employ\w*|work|boss|career|interview\w*|application)\b/,
    /\b(?:tell|say|bring up|mention|admit|disclose|answer|ask\w*|fire|refuse|deny|denied|lost|keep)\b/,
  ],
  ['own_record', /\bfinger ?print\w*\b/, /\b(?:where|how|get|taken|need)\b/],
  [
    'own_record',
    /\b(?:copy|printout|look up|pull up|see|order|request)\b/,
    /\b(?:my|own)\b/,
    /\b(?:record|history|rap sheet|file|background)\b/,
  ],
  [
    'copies',
    /\b(?:cop(?:y|ies)|serve|served|notify|notice)\b/,
    /\b(?:who|whom|how many|prosecutor|da|police|victim)\b/,
    /\b(?:petition|papers?|motion|application|it)\b/,
  ],
  [
    'form',
    /\b(?:forms?|paperwork|packet|petition|application|documents?|papers)\b/,
    /\b(?:which|what|where|find|download|print|fill|blank|number|need the|get the)\b/,
  ],
  [
    'where_to_file',
    /\b(?:file|filing|submit|send|mail|turn in|bring|apply)\b/,
    /\b(?:where|which|who|county|office|clerk|online|address|courthouse)\b/,
  ],
  [
    'check',
    /\b(?:know|tell|sure|confirm|find out|verify|prove|proof)\b/,
    /\b(?:sealed|expunged|cleared|erased|gone|went through|worked|wiped|restricted)\b/,
    /\b(?:how|if|whether|that)\b/,
    /^(?!.*\b(?:can|could) (?:be|i|it|you|he|she)\b)/,
  ],
  [
    'who_sees',
    /\b(?:see|sees|find (?:it|my|them|that|this)|show|shows|visible|access|know|appear|come up|pop up|pull up|look)\b/,
    /\b(?:sealed|expunged|cleared|erased|restricted|set aside|vacated)\b/,
  ],
  [
    'how_long',
    /\b(?:filed|sent|submitted|mailed|applied|turned in)\b/,
    /\b(?:nothing|no word|yet|waiting|heard|update|silence)\b/,
  ],
  [
    'how_long',
    /\b(?:how long|how many (?:days|weeks|months)|when)\b/,
    /\b(?:take|takes|decide\w*|process\w*|hear back|be (?:finished|done|over)|response|respond|approve\w*)\b/,
  ],
  [
    'wait',
    /\b(?:when(?! (?:i|he|she|they|we|my \w+) (?:was|were|got|had|turned))|how long|how soon|point|enough|yet|wait\w*|until|till)\b/,
    /\b(?:can|could|may|eligible|qualif\w*|apply|file|expung\w*|seal\w*|clear\w*|off|gone)\b/,
    /\b(?:years?|months?|time|when(?! (?:i|he|she|they|we|my \w+) (?:was|were|got|had|turned))|long|point|soon|wait\w*|yet)\b/,
  ],
  [
    'help',
    /\b(?:nonprofits?|non profits?|clinics?|organi[sz]ations?|programs?|volunteers?|legal services|groups?|somebody|someone|anybody|anyone|places?)\b/,
    /\b(?:help\w*|do this|does this|that do|that does|free|assist\w*|handles?)\b/,
  ],
  [
    'steps',
    /\b(?:how(?! (?:many|long|much|old|soon|often))|steps?|process|procedure|start|begin|thru|through|next)\b/,
    /\b(?:do i|can i|to|would|does one|go about|walk|works?)\b/,
    /\b(?:expung\w*|seal\w*|clear\w*|eras\w*|remov\w*|get|wip\w*|clean\w*|vacat\w*|annul\w*|set aside)\b/,
  ],
];

/** What a question is about by its stems alone, where no turn of phrase gave it away. */
export function topicByStems(plain: string): Exclude<Topic, 'definition'> | undefined {
  return together.find(([, ...stems]) => stems.every((stem) => stem.test(plain)))?.[0];
}
