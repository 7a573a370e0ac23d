import { worded } from '../worded.ts';
import {
  type DangerAnswer,
  heldBySomebody,
  inDanger,
  needsDoctor,
  otherLife,
  ownLife,
  policeNow,
  wantsToHurt,
} from './danger-answers.ts';
import { dangerInSpanish } from './danger-in-spanish.ts';
import { aboutRecords, type Turned } from './turned.ts';

type InDanger = Omit<Turned, 'answer'> & { readonly answer: DangerAnswer };

const past =
  /\b(?:(?:19|20)\d\d|(?:years?|months?) ago|last (?:year|month)|convicted|dismissed|expung\w*|seal\w*|record)\b/;

/** Somebody is held, or sold. */
const held: InDanger = {
  found: worded`
      (?:makes?|making|forces?|forcing) me (?:to )?(?:do dates|sleep with|have sex|sell|work the|walk the|turn tricks|prostitut\w*|strip)
      (?:keeps?|took|takes|has|holding|holds) my (?:id|passport|papers|phone|money)(?: \w+){0,6} (?:money|leave|scared|afraid|id|go)
      wont let me leave
    `,
  answer: heldBySomebody,
};

const rightNow =
  /\b(?:right now|this (?:second|minute|moment)|im in the (?:bathroom|closet|bedroom|car|basement)|hiding|locked (?:myself|in)|outside (?:my|the) (?:door|house)|nobody leaves|wont let (?:me|us)|at the door|on (?:his|her|the) way here|what do i do)\b/;

/** Words that make danger only together, however they are put. */
const threats: readonly InDanger[] = [
  {
    found: worded`
      (?:kick|bang|pound|break)(?:s|ing|ed)? (?:on |in |down )?(?:the|my) (?:door|window)
      (?:son|daughter|child|kid|baby|sister|mom) is missing
      (?:took|taken|grabbed|kidnapped) (?:my (?:kids?|son|daughter|baby|child)|her|him) (?:and|away|from)
    `,
    unless:
      /\b(?:polic\w*|cops?|officers?|sheriffs?|(?:19|20)\d\d|(?:years?|months?) ago|convicted|dismissed)\b/,
    answer: inDanger,
  },
  {
    found:
      /\b(?:(?:he|hes|she|shes|they|ex|husband|boyfriend)(?: is| are| just)? (?:outside|at|found|in) (?:me|my (?:door|house|window|job|yard|driveway|car)|the (?:door|house|window))|(?:found|followed|following) me)\b/,
    with: [/\b(?:right now|scared|afraid|help|hurry|please|what do i do|hiding)\b/],
    unless: /\b(?:guilty|polic\w*|cops?|(?:19|20)\d\d)\b/,
    answer: inDanger,
  },
  {
    found:
      /\b(?:(?:his|her|a|the|with) (?:gun|knife|rifle|pistol|bat|machete)|nobody leaves|screaming|breaking (?:in|the door|down))\b/,
    with: [/\b(?:he|hes|she|shes|they|somebody|someone|ex|husband|boyfriend|wife)\b/, rightNow],
    unless: /\b(?:(?:19|20)\d\d|(?:years?|months?) ago|last (?:year|month)|convicted|dismissed)\b/,
    answer: inDanger,
  },
  {
    found: worded`
      cuffed
      in (?:hand)?cuffs
      holding cell
      back of (?:the|a) (?:car|cruiser|squad|cop)
      stopped (?:me|by)(?: the)? (?:police|cops?|highway patrol|trooper|state police|sheriff)
      (?:pulled|pulling)(?: me)? over
      (?:blue|red|police|cop|flashing) lights
      (?:cops?|police) behind
    `,
    with: [
      /\b(?:now|rn|this (?:second|minute|moment)|behind me|run|what do i (?:say|do)|im in|got me|they asking|asking for|can (?:u|you) help)\b/,
    ],
    unless: past,
    answer: policeNow,
  },
  {
    found: worded`
      (?:he|she|son|daughter|brother|sister|friend|mom|dad|husband|wife)(?: \w+){0,12} (?:cant (?:do|take|live) this|doesnt want to (?:live|be here)|wants? to die|kill (?:himself|herself)|hurt (?:himself|herself)|end (?:his|her) life|end it)
      goodbye (?:text|note|letter)
      pills with (?:him|her)
    `,
    answer: otherLife,
  },
];

const toldInWords: readonly InDanger[] = [
  held,
  ...threats,
  {
    found:
      /\b(?:kill|shoot|stab|hurt|bomb) (?:the|that|this|my|a) (?:judge|cops?|officer|da|prosecutor|boss|ex|landlord|po|probation officer|victim|lawyer|court\w*)\b/,
    answer: wantsToHurt,
  },
  {
    found:
      /\b(?:(?:being|getting|got|just got|am|im|was just) pulled over (?:right )?now|(?:cops?|officer|trooper|police|deput(?:y|ies)|sheriff)\b.{0,40}\bright now|right now\b.{0,20}\b(?:cops?|officer|trooper|police|deput(?:y|ies)))\b/,
    answer: policeNow,
  },
  {
    found:
      /\b(?:cops?|officer|trooper|police)(?: is| are)? (?:walks?|walking|coming|comes) (?:up|over|to my)\b/,
    answer: policeNow,
  },
  {
    found: worded`
      (?:hitting|beating|choking|punching|kicking|strangling|abusing|hurting)(?: on| up)? (?:me|us|him|her|my (?!case|record|charge|head|goal)\w+)
      (?:going to|gonna|wants? to|threaten\w* to|trying to|tried to|will) (?:hurt|kill|shoot|beat|stab) (?:me|us|my (?:kids?|son|daughter|mom|children))
      threatening (?:me|to (?:hurt|kill|shoot))
      (?:hits|hurts|beats|chokes|abuses|abusing|choking|strangl\w+|punches|kicks|slaps) (?:me|us|my (?:kids?|son|daughter|mom|children))
      (?:kill|shoot|stab) (?:me|us)
      (?:would|said hed|hell|shell|theyll) (?:hurt|beat) (?:me|us)
      im in danger
      i am in danger
      fear for my life
      being followed
      (?:stalking|following) me
      (?:outside|here|house|home|door)(?: \w+){0,2} with a (?:gun|knife|weapon)
      (?:pointing|pulled|holding) a (?:gun|knife) (?:at|on|to) me
      (?:breaking|broke) into my (?:house|home|apartment) (?:now|right now)
      not safe (?:at home|right now|here)
    `,
    unless: /\b(?:for|of) (?:hitting|beating|choking|punching|kicking|strangling|hurting)\b/,
    answer: inDanger,
  },
  {
    found: worded`
      (?:choked|strangled|punched|slapped|kicked|hit|beat|raped|shoved|burned|hurt) (?:me|us|my (?:kids?|son|daughter|mom|children))
      (?:afraid|scared|terrified) (?:of (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad))|to (?:go|be|stay) (?:home|at home|alone)|for my (?:life|safety|kids))
    `,
    unless: aboutRecords,
    answer: inDanger,
  },
  {
    found: worded`
      (?:kill|hurt|harm|shoot|hang|cut|stab|drown|burn)(?:ing)? my ?self
      (?:use|using|turn|pull) (?:it|the gun|the knife|a gun|the trigger) on my ?self
      kms
      suicid\w*
      (?:have|got|with)(?: \w+){0,2} pills(?: \w+){0,4} (?:take|taking|tonight|them|swallow)
      (?:dont|cant|do not) see (?:the|a|any) (?:point|way out|future)(?: any ?more)?(?! (?:in|of) (?:pay|fil|appl|ask|hir))
      (?:living|live|go on) like this
      (?:happier|easier|better) (?:off )?if i (?:was|were|am) (?:gone|dead|not here)
      (?:on|off) the (?:bridge|ledge|roof|edge of)
      gun (?:to|in|at) (?:my|his|her) (?:head|mouth)
      im done with (?:life|living|everything)
      give up on life
      (?:pray|wish|hope) i (?:dont|never) wake up
      cant (?:do|take|live|go on with) (?:this|my) (?:life|anymore)(?: anymore)?
      (?:doesnt|dont|does not|do not) want to (?:live|be (?:here|alive))
      (?:goodbye|suicide) (?:text|note|letter)
      (?:said|saying) (?:his|her) goodbyes?
      pills (?:with me|in my hand)
      end (?:my life|it all|my own life)
      (?:ima|gonna|going to|wanna|want to|thinking (?:of|about)|ready to|want it to) end(?:ing)? (?:it|things|everything|all of it)(?! early)
      (?:take|taking) my (?:own )?life
      (?:dont|do not) wanna (?:live|be here|be alive|exist|wake up)
      rather be dead
      (?:jump|jumping) (?:off|from) (?:a|the) (?:bridge|roof|building)
      feel(?:s|ing)? like (?:dying|killing myself)
      wish i (?:were|wasnt|werent) (?:dead|alive|here|born)
      should(?: just)? be dead
      no (?:point|reason|use) (?:in |to )?(?:keep |keeping |go |going )?(?:on |on )?(?:living|life|live|alive|going on|being alive)
      (?:point|reason|use) (?:of|in|to|for) (?:live|living|life|be alive|being alive|go on|going on|keep going|keep on|exist|existing|wake up)
      (?:want|ready|going|about) to die
      wanna die
      gonna die
      wish i was dead
      (?:dont|do not) want to (?:live|be here|be alive|go on|exist|wake up)
      tired of (?:living|life|being alive)
      self harm
      no reason to (?:live|go on)
      cant go on
      cant (?:live like this|(?:take|do) (?:it|this) any ?more)
      (?:im|i am|feel|feeling|so) hopeless
      have no hope
      nothing (?:left )?to live for
      (?:world|everyone|everybody|family|kids) (?:is |are |would be |will be )?better off (?:dead|without me)
      better off (?:dead|without me)
    `,
    answer: ownLife,
  },
  {
    found: worded`
      overdos(?:e|ed|ing)
      (?:took|taken|swallowed) (?:a bunch of|too many|all (?:of )?my|a lot of|a bottle of|the whole bottle of)(?: \w+)? (?:pills?|meds?|medicine|tylenol|xanax|oxy\w*)
      cant breathe
      not breathing
      passed out and
      bleeding
    `,
    unless: aboutRecords,
    answer: needsDoctor,
  },
  {
    found: worded`
      (?:the )?(?:police|cops?|officers?|sheriffs?|ice|feds|fbi|detectives?|marshals|agents?|troopers?) (?:are |is |r |just |have |keeps? |has )?(?:here|at (?:my|the) (?:door|house|job|work\w*|apartment|place|school)|outside|pulled me over|pulling me over|arresting me|knocking|banging|questioning me|searching|called|calling|came|showed up|left (?:a|his|her|their) card|looking for me|stopped me|detaining me|(?:is |are )?asking me|(?:is |are )?questioning|handcuff\w* me)
      (?:im|i am) (?:being|getting) (?:arrested|pulled over|questioned|detained)
      in custody (?:now|right now)
      (?:police|cops?|detectives?|officers?|fbi|sheriff) (?:want|wants|wanna|asked|asking|is asking|are asking|keeps? asking)(?: me)?(?: to)? (?:questions?|talk|question|interview|come|go|see|meet|search|speak)
    `,
    unless: past,
    answer: policeNow,
  },
];

/**
 * Somebody may be hurt, or has to speak with the police now. It comes before everything else, and is said in the language
 * in which it was told.
 */
export const danger: readonly Turned[] = [
  ...dangerInSpanish,
  ...toldInWords.map(({ answer, ...told }) => ({ ...told, answer: answer.english, spanish: answer.spanish })),
];
