import { worded } from '../../../worded.ts';

export const whereToFile = worded`
  where (?:do|to|can|should|would|does) (?:i |you |we |one |my \w+ )?(?:\w+ )?(?:file|send|go|apply|submit|mail|turn|take|drop)
  (?:file|apply|submit|do|petition)(?: \w+){0,5} (?:online|by mail|electronically|on the internet|on the website|over the phone)
  (?:which|what) (?:court|office|county|clerk|courthouse)
  (?:do|should|can|must) i file (?:in|at|with)
  (?:where|who|which|how)(?: \w+){0,4} file it
  filing location
  mail (?:it|the|my) \w*
  (?:in )?person or (?:online|by mail)
  file (?:online|by mail)
  e ?file
  (?:mail|send|drop|bring) it (?:or|to|in|off)
  take it (?:to|in)
  which (?:county|courthouse)
  the courthouse
  address to
  who(?:m)? (?:do|should) i (?:mail|send|give|submit|file)
  donde (?:lo |la )?(?:presento|tengo|voy|solicit\w+)
`;

export const form = worded`
  forms?(?! of)
  paperwork (?:do|to)
  what (?:paperwork|documents?|papers?)
  (?:the|an|get|download|find|file|blank) applications?(?! ask)
  applications? (?:for|to|form)
  packet
  papers do i
  formularios?
  what (?:do|papers) i (?:fill|need to fill)
  fill (?:out|in)
  pdf|download|printable|template
  form number
`;

export const copies = worded`
  how many copies
  copies
  serve (?:the|them|it|papers|notice)
  who (?:do|must|should) i (?:serve|notify)
  service
  who (?:gets|needs|must get|do i send) (?:a )?cop(?:y|ies)
  certified mail
  notify the
  notice to
  (?:prosecutor|da|state|police|victim)(?: \w+)? (?:have|has|need|needs) to (?:be told|know|get|be notified|hear)
  how far ahead
  (?:tell|inform|notify) the (?:prosecutor|da|state|police|victim)
`;

export const hearing = worded`
  hearings?(?! (?:about|of|that|20\d\d|there|theres|people|different))
  go(?:ing)? (?:to|in|into|back to) court
  (?:see|before|face|meet|talk to) (?:a|the) judge(?! (?:can|could|decides?|rules?|signs?|will))
  court date
  appear in court
  judge ask
  show up (?:in|to|at) court
  in front of (?:a|the) judge
  audiencia
  ir a la corte
  (?:have|need|required) to (?:be (?:there|present)|go (?:there|in)|come in|attend|appear)
  in person
`;

export const howLong = worded`
  how many (?:days|weeks|months)(?: \w+){0,4} (?:answer|object|respond|reply|decide|oppose)
  how long after (?:i|you|we) (?:mail|file|send|submit|apply|turn)
  (?:applied|filed|sent|submitted|petitioned)(?: \w+){0,5} waiting
  waiting (?:\w+ )?(?:months|weeks|forever)
  how long(?: \w+){0,5} (?:heard|decided|processed|back from)
  how long is (?:it|that|the|a|my)(?: \w+){0,4} (?:good|valid)
  (?:does|do|will|when)(?: \w+){0,3} expire
  how long (?:until|till|til|before) (?:the |they |my )?(?:court|judge|state|clerk|police|petition)
  how long (?:does|do|will|did) (?:the |a |my )?(?:judge|court|da|prosecutor|state|they|clerk) (?:have|get|got|need)
  (?:nobody|no one|noone|havent|hasnt|never)(?: \w+)? (?:responded|respond|heard|replied|answered)
  hea(?:r|rd) back
  no response
  (?:after|once|when) (?:i|its|it is|its been|it gets) filed?
  after filing
  how long (?:does|do|will|would|is|did)(?: \w+){1,9} (?:take|takes|process|last)
  how long (?:till|until|til|before) (?:its|it is|it gets|they|the judge|i hear)(?: \w+)? (?:done|gone|cleared|decides?|back|processed|approved)
  (?:take|takes|taking) to (?:process|get|be)
  taking so long
  processing time
  turnaround|timeline
  how many (?:weeks|months|days) (?:does|will|until|till|before|for the)(?! (?:i|he|she|we|you) can)
  still waiting (?:on|for)
  when will (?:i hear|they|the (?:judge|court|clerk))
  how (?:fast|quick|quickly)(?! can (?:i|he|she|we))
  cuanto (?:tiempo )?(?:tarda|dura|demora)
  how (?:long|many (?:weeks|months))(?: \w+){0,3} expect
  how many (?:weeks|months)(?: \w+)? (?:for|to get|is) (?:an?|the|my|it)
  how long (?:do|does) (?:these|those|they|the)(?: \w+){0,3} (?:get|have|got)
  (?:sitting|sat) on (?:it|my)
  expires? after
  (?:prosecutor|da|state) has how (?:many|long)
`;

export const denied = worded`
  (?:was|got|been|were|is|they|judge|court|petition|application|request|expungement) (?:was |got |just )?(?:denied|rejected|turned down|refused)
  denied|denial
  not granted
  turned (?:me|it|my \w+|the \w+) down
  turned down
  rejected
  said no
  judge said no
  appeal
  try again
  reapply
  re apply
  apply again
  ask again
  (?:letter|said|says|say|told me|wrote)(?: \w+){0,6} (?:not eligible|ineligible|dont qualify|do not qualify)
  (?:they|bci|fdle|court|judge) (?:got|has|have) it wrong
  (?:disagree|challenge)(?: \w+){0,3} (?:decision|denial|them)
  if (?:they|the judge|the court|it|he|she|judge)(?: \w+)? (?:says? no|deny|denies|denied|turns? it down|refuses?)
`;

export const objection = worded`
  object(?:s|ed|ing|ion|ions)?|oppos(?:e|es|ed|ing|ition)
  contest(?:s|ed|ing)?(?= (?:my|it|the))
  (?:prosecutor|da|state|victim|states attorney|district attorney) (?:says|said|is|was|wants|doesnt want|wont|keeps|will)(?: \w+)? (?:against|no|fighting|fight|contesting|challenging|blocking|agree|let me|to block|to stop)
  how many days(?: \w+){0,6} (?:fight|object|oppose|contest|respond)
`;

export const check = worded`
  (?:send|sends|get|mail) (?:me |you |us |out )?a letter
  (?:didnt|hasnt|never|did not) happen(?:ed)?(?! (?:to|again))
  (?:no|never (?:got|received) an?|any|got no|get a|send me a|didnt get an?) (?:letter|notice|notification)
  did my (?:record|case|charge|felony|misdemeanor)(?: \w+)? (?:sealed|expunged|cleared|erased)
  did (?:it|they) (?:\w+ )?(?:work|go through|happen)
  check (?:that|if|whether) (?:it|my)
  make sure (?:its|it is|it|my)
  (?:really|actually) (?:gone|cleared|sealed|expunged|erased)
  how (?:do|can|will|would) (?:i|you|we) (?:know|tell|find out|see) (?:if|that|when|its|my|it|whether|they)
  (?:know|see|tell) (?:if|whether|that)(?: \w+){0,4} (?:sealed|expunged|cleared|erased|gone|went through)
  know if (?:it|my)(?: \w+){0,3} (?:sealed|expunged|cleared|erased|gone)
  still (?:there|on my record) after
  (?:expunged|sealed|cleared|erased)(?: \w+){0,4} still (?:on|in|at|there|up|public)
  confirm|verify
  proof (?:that )?(?:it|its|my)
`;

export const ownRecord = worded`
  (?:check|see|find out|know|copy of) what(?: \w+){0,4} (?:on|about|has on|have on|see on) me
  own cori
  my cori
  record check(?: on (?:me|myself))?
  background (?:check )?on myself
  (?:order|get|pull|copy of) (?:my|a|your) (?:own )?(?:\w+ )?criminal history
  ichat
  (?:get|see|order|request|obtain|pull|find|view|check|look up|access|run) (?:a copy of )?(?:my|your|own|the|up my) (?:own )?(?:criminal )?(?:record|records|rap sheet|rapsheet|background|history)(?! (?:cleared|clean|clear|expunged|sealed|wiped|erased|removed|restricted|cleaned|gone|set|off|done|fixed))
  rap sheets?
  rapsheets?
  background check on my ?self
  what(?:s| is| all| all is| do i have)?(?: \w+)? on my (?:criminal |own |state |police )?(?:record|history|background|rap sheet|report)
  (?:see|find out|know|check) (?:what|whats|if)(?: \w+){0,4} on (?:my|there)
  copy of my (?:criminal |own )?(?:record|history)
  record request
  look up my (?:own )?(?:case|charges|file)
  copy of my (?:disposition|judgment|case|court|file|docket)\w*
  (?:ver|pido|pedir|obtener) mi record
  fbi (?:record|report|background|file|rap|check)
  identity history
  if i have a record
  look up (?:my|your)(?: own)?(?: criminal)? (?:record|history|background)
  (?:record|history) check on myself
  record looks? like
  how (?:do|can) i check$
  my (?:own )?(?:bci|sled|gcic|rap|cch|ncic|sbi|obi|bca|dps record)
  own (?:criminal |police |state )?record
`;

export const lostPapers = worded`
  lost (?:my|the) (?:file|case|record)
  (?:lost|misplaced|threw (?:away|out)|tossed|no longer have|dont have) (?:\w+ ){0,4}(?:papers?|paperwork|documents?)
  (?:dont|do not|cant|no longer) (?:have|remember|find|know|recall) (?:my|the|any|what)(?: \w+){0,2} (?:papers?|paperwork|case number|dates?|docket|court)
  case number
  dont remember
  cant remember
  forgot (?:the|my|when)
`;
