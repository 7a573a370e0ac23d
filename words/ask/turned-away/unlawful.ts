import { decline, type Turned } from './turned.ts';

const refused = decline(
  'other',
  'We cannot help with that. It could bring new charges. There may be a lawful way to clear the record, and we can help you look for it.',
  ['/assessment', '/attorney-finder'],
);

/** Who asks how to hide it says what the record is, too. */
export const hiding: Turned = {
  found:
    /\b(?:hide it so|so (?:that )?(?:they|nobody|no one) (?:never|wont|dont|cant) find (?:out|it)|(?:use|using|give|put) (?:my|a|his|her) (?:maiden|middle|other|old) name)\b/,
  answer: refused,
};

/** A way around the law: it would bring new charges. */
export const unlawful: Turned = {
  found: new RegExp(
    `\\b(?:${[
      'cpns?|(?:make|get|buy|use|using|create|order|find|write|draft|type|print|need)(?: me| up)? (?:a |an |some )?(?:fake|false|forged)',
      'forge (?:a|an|the|my)|forging|falsify\\w*|photoshop\\w*|doctor (?:a|the|my) (?:paper|report|document)\\w*',
      'hack(?:ing)? (?:into|the)|how (?:do|can|to) (?:i )?(?:hack|bribe)|brib(?:e|ing) (?:the|a|some)|under the table|pay (?:off )?(?:the|a|some|my) (?:\\w+ )?(?:clerk|judge|cops?|officer|da|prosecutor|po|police)(?: \\w+){0,3} to (?!file|get|seal|expunge|start|apply)|slip(?: \\w+){0,3} (?:cash|money|a few|\\d+)|file gets lost|lose my file',
      'destroy(?:ing)? (?:the |my )?(?:evidence|records?|papers?|files?)|burn (?:the|my) (?:file|record)s?',
      '(?:get around|get past|beat|cheat|bypass|dodge|trick|fool) (?:a|my|the|their|any) (?:background|criminal|fingerprint|employment)(?: \\w+)? ?(?:check|screen\\w*|history)?',
      '(?:beat|pass|cheat) (?:a|my|the) (?:drug test|piss test|polygraph|lie detector)',
      '(?:hid(?:e|ing)|keep(?:ing)?|conceal(?:ing)?) (?:\\w+ ){1,4}from (?:the |my |a )?(?:police|cops?|court|judge|probation|po|parole|immigration|ice|uscis|border|fbi|feds|officers?|government|dmv)',
      '(?:keep|stop|prevent|avoid) (?:the |my |a )?(?:prosecutor|da|boss|employer|board|police|cops?|court|judge|probation(?: officer)?|po|parole officer|immigration|ice|uscis|fbi|feds|officers?|government) (?:from )?(?:finding|seeing|knowing|checking|looking|learning)',
      '(?:lie|lying) (?:to (?!me|us)|on|about|under)|use (?:my|someones|somebodys|a) (?:\\w+ )?(?:ssn|social)|(?:can|could|should) i (?:just )?threaten|without (?:getting caught|being caught|(?:the |my |a |an |any)?(?:police|cops?|courts?|judge|probation|po|da|one|body|law|government|employer)(?: \\w+)? (?:knowing|finding|noticing))|(?:not|wont|never|dont) get caught|get away with',
      '(?:someone elses|somebody elses|another persons|different|fake|new|other) (?:identity|social(?: security)?|ssn|cpn|birth certificate)|use (?:my|a) (?:\\w+s?) (?:name|identity|social|id) (?:instead|to)',
      '(?:how|can|could|should|to)(?: \\w+){0,3} (?:hide|keep|conceal) (?:my|a|the|this|that|it)(?: \\w+){0,3} from (?:the |my |a )?(?:\\w+ )?(?:board|employer|boss|landlord|school|recruiter)(?! (?:after|once))',
      'so (?:that )?(?:they|their|the|my|nobody|no one|it|he|she)(?: \\w+){0,2} (?:dont|doesnt|wont|cant|never|not) (?:find|see|show|catch|know|notice|come up|pop)',
      'look(?:s|ing)? (?:real|legit|official|authentic)|(?:write|make|print|type) (?:me|up) (?:a|an|one|the)(?: \\w+){0,4} (?:order|letter|certificate|stamp|seal)',
      '(?:who|someone|somebody|anyone|guy|hacker)(?: \\w+){0,4} (?:pay|hire)(?: \\w+){0,3} (?:delete|erase|remove|wipe|take)(?: \\w+){0,4} (?:off|from|out of|computers?|systems?|database)',
      '(?:log|get|go|break|hack|gets|logs)(?: up)? (?:in|into) (?:that|the|their|a)(?: \\w+){0,4} (?:and |to )?(?:delete|erase|change|remove)|(?:delete|erase|remove) the entry|knows a guy who can',
      'fak(?:e|ing) (?:a|an|the|my) (?:court|order|letter|paper|record|document|certificate|id)\\w*',
      'dodg(?:e|ing) (?:a|my|the) warrant|skip(?:ping)? (?:court|bail)|run(?:ning)? from (?:the )?(?:police|cops|law|warrant)|hide out|flee (?:the )?(?:country|state)|(?:scare|threaten|pay|intimidate) (?:the |a |my )?(?:witness|victim|accuser)\\w*',
    ].join('|')})\\b`,
  ),
  unless:
    /\b(?:(?:charge|charged|conviction|convicted|arrested) (?:for|of|with)|(?:do|should) i (?:have to|need to) (?:lie|hide)|i skipped|(?:lie|lying|lied)(?: \w+){0,3} (?:sealed|expunged|cleared|erased|restricted|shielded))\b/,
  answer: refused,
};
