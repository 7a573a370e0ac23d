import { decline, type Turned } from './turned.ts';

const officials =
  '(?:the |a |my |that )?(?:da|judge|prosecutor|district attorney|court|jury|board|state|they)';
const judges = '(?:i|ill|the judge|they|it|my|a judge|the court|the da|the jury|u|you|im)';
const outcome =
  '(?:win|lose|find (?:me|him|her) (?:not )?guilty|approve\\w*|grant\\w*|accept\\w*|say yes|say no|convict(?:s|ed)?|deny|definitely|for sure|found guilty|be guilty|beat (?:this|it|my case|the case))';
const cleared = '(?:cleared|qualify|eligible|expunged|sealed|approved|gone|granted|work|get it)';
const surely =
  '(?:for sure|100 percent|100%|definitely|certain|certainly|guaranteed|no matter what|positively)';

/** A promise, a guess at a verdict, or what to plead: that is for nobody to say but a lawyer, or the judge. */
export const guesses: Turned = {
  found: new RegExp(
    `\\b(?:${[
      `will ${judges}(?: \\w+){0,5} ${outcome}`,
      '(?:is|are|do you think) (?:the |a |my |that )?(?:judge|da|court|prosecutor|jury|they|board)(?: \\w+)? (?:going to|gonna|will|would)(?: \\w+){0,3} (?:let|say|give|grant|deny|approve|sign|lock|clear|seal|expunge|convict|be (?:nice|easy|hard))',
      `(?:^|think |so |but |and )(?:will|would|is|are|gonna) ${officials}(?: (?:going to|gonna|just|really|actually|ever)){0,2} (?:drop|dismiss|offer|grant|approve|deny|rule|convict|sentence|forgive|reduce|throw)`,
      `(?:you|u) think (?:${officials}|i|ill|im|my)\\b`,
      'is (?:the|my|this|that) judge(?: \\w+){0,3} (?:fair|nice|tough|strict|lenient|hard|easy|mean)',
      '(?:straight|best|honest|educated|wild) guess|(?:give|take|make)(?: me)? (?:a|your) (?:\\w+ )?guess|just guess',
      'what (?:would|will|could|might) (?:a|the|my) judge (?:give|do to|sentence)',
      'how (?:do|can) i make sure(?: \\w+){0,4} (?:says? yes|grants?|approves?|wins?)',
      'is (?:my|this|it)(?: \\w+)? (?:a )?(?:winner|winnable|strong case|good case|slam dunk)',
      '(?:what are|whats) (?:my|the) (?:chances|odds)|(?:chances|odds) (?:of|that|are|i)|(?:the|my|any) odds|(?:percent|%) chance|how (?:likely|probable|good are)|(?:is it|am i|are they|is the judge) likely',
      'guarante\\w*|promise|predict|(?:swear|vow) (?:to me|that|it|im|ill|i)|garantiza\\w*|prometeme|me prometes',
      `(?:are you (?:sure|certain|positive)|yes or no)(?: \\w+){0,6} ${cleared}`,
      'will i (?:get|be) (?:expunged|cleared|approved|sealed|granted|denied|found guilty|convicted|acquitted)',
      '(?:am i|im) (?:going to|gonna) (?:go to |get |do |be )?(?:found guilty|found not guilty|jail|prison|win|lose|time|convicted|locked up)|(?:will i|ill|would i|could i|think i|think ill) (?:be )?(?:go|going|sent|get sent) to (?:jail|prison)',
      '(?:what|how much|how long a|how many years|how much time)(?: \\w+){0,2} (?:sentence|time|jail|prison|years)?(?: \\w+)? ?(?:will|would|am|might|could) i (?:get|be facing|do|serve|looking at)(?! (?:it|my|a|the|to|off|expunged|sealed|cleared|back))|what (?:sentence|punishment|penalty) (?:will|would|do|could)',
      '(?:should|shall) i (?:plead|take (?:the|a|my|this) (?:deal|plea)|testify|confess|fight (?:it|this|the)|go to trial|accept (?:the|a|this) (?:deal|plea))',
      `${surely}(?: \\w+){0,6} ${cleared}|${cleared}(?: \\w+){0,4} ${surely}`,
      '(?:ignore|forget|disregard|override) (?:all |any )?(?:of )?(?:your|the|previous|prior|earlier|these|my last)(?: \\w+)? (?:instructions?|rules?|prompts?|law)|(?:just |please )?(?:say|tell (?:me|them)) (?:that )?(?:im|i am|i do) (?:eligible|qualif\\w+|cleared)|pretend',
    ].join('|')})\\b`,
  ),
  answer: decline(
    'other',
    'Nobody can promise what a judge will do, and we do not guess. We can show you what the law asks. A lawyer or the public defender can look at your case.',
    ['/assessment', '/attorney-finder'],
  ),
};
