import { worded } from '../../../worded.ts';

export const eligibility = worded`
  expung\w*|expunction|seal\w*|clear\w*|erase\w*|wip(?:e|ed|ing)|remov\w*|delet\w*|clean\w*
  get rid
  (?:get|take|taking|getting|have) (?:it|that|this|them|these|those|my \w+) off
  off (?:of )?(?:my|his|her|your|the|their) record
  come off
  (?:ever|does it|that) leave
  taken off
  go(?:es)? off
  drop\w*|hide|hidden
  set aside
  vacat\w*|annul\w*|borrar\w*
  limpi\w+
  elimin\w+
  quitar|sellar|restrict\w*|nondisclosure|shield\w*|dismiss\w*
  qualif\w+
  eligib\w+
  ineligible|records?|charges?|charged|cases?|convict\w*|arrest\w*|antecedentes|expediente
  felon\w*|misdemeanou?rs?|juvenile|crimes?|delitos?|criminal
  second chance
  probation|parole|apply|arrestaron|acusaron
  forgiv\w+
  fines?|restitution|owed?|unpaid|busted
  locked up
  degree
  class [a-e1-4]
  threat\w*|violations?
  offen[cs]es?
  counts?(?= of)
  ticket|citations?|pfma
  do (?:it|this|that) (?:again|twice|more than once)|how many times|cuantas veces|more than once|mas de una vez|(?:another|second|more than one|two) petitions?
  clear my name
`;

export const wait = worded`
  (?:can|could|any way to|how) (?:\w+ ){0,6}(?:sooner|earlier|faster|quicker)
  how (?:long|many years|soon|old|many months)
  when (?:can|do|am|will|could|would|is|does) (?:i|my|it|a|the|someone)
  wait|waiting|waited
  years? (?:after|until|before|do i|later|must)
  cuando (?:puedo|se puede|podre|sera|se borra)
  cuanto tiempo
  cuantos anos
  eligible yet
  apply yet
  ready yet
  time limit
  fall(?:s)? off
  go(?:es)? away
  drop(?:s)? off
  come(?:s)? off (?:by|after)
  stays? on
  too soon
  too early
  old enough
  long enough
  earliest|soonest
  how early
  time ?frame
  (?:what|which) year
  what date
  before i (?:can|could|may)
  once i hit
  how many (?:days|weeks|months|years)(?: \w+){0,6} (?:before|until|till|after)(?: \w+){0,4} (?:can|could|may)
  number of (?:days|months|years)
  how (?:long|soon)(?: \w+){0,6} can (?:i|he|she|we|you|they) (?:file|ask|apply|petition)
  how often
  interval|elapse\w*|waiting periods?
  how (?:fast|quick|quickly|early) can (?:i|he|she|we)
`;

export const automatic = worded`
  automatic\w*
  clean slate
  cleanslate
  by itself
  by themselves
  on (?:its|their) own
  without (?:asking|applying|filing|doing anything)
  auto (?:expung|seal|clear|eras)\w*
  automaticamente
  do i have to (?:apply|file|ask|do anything)
  need to (?:apply|file)
  happen by
  should (?:already )?be (?:gone|cleared|sealed|erased|expunged)
  (?:clear|seal|expunge|erase)s? (?:itself|themselves)
  do anything
  does it (?:just )?happen
  just happens?
  do (?:i|we) (?:gotta|got to) (?:apply|file|ask)
  will the (?:court|state|judge) (?:close|seal|do|clear|erase) it
`;

export const steps = worded`
  ^how$
  how (?!many|long|much|old|soon|often)(?:do|can|to|would|should|does|could|did)(?: \w{1,12}){0,3} (?:get|go|start|apply|do|file|clear|expunge|seal|wipe|remove|clean|erase|begin|fix|set|vacate|petition|ask|request)
  steps?|process|procedure
  where do i (?:start|begin)
  what happens (?:after|when|next|once|then)
  what (?:can|should) i do
  what do i (?:do|need)
  what should i do
  how it works
  walk me through
  first thing
  first step
  next step
  get started
  instructions
  guide me
  what can be done
  where to start
  como
  (?:do|file|handle) (?:it|this|that) (?:myself|by myself|on my own|yourself)
  by myself
`;

export const reduction = worded`
  (?:get|getting|have|having|be|to)(?: \w+){0,4} reduced
  reduc(?:e|tion|ing)
  knock(?:ed|ing)?(?: \w+)? down
  lower(?:ed|ing)? (?:to|the|my|a|it)
  (?:bump|bring|drop)(?:ped)?(?: \w+){0,2} down
  (?:felony|it) (?:down )?to a misdemeanor
  wobbler|402
`;

export const moved = worded`
  (?:i|we|since|have) (?:\w+ )?moved
  moved (?:to|from|away)
  live in (?:another|a different)
  different states?
  out of state
  other states?
  another state
  (?:two|2|three|3|several|multiple|many|more than one) states?
  live somewhere else
`;

export const trafficking = worded`
  traffick(?:ing|ed) (?:victim|survivor)
  (?:victim|survivor) of (?:\w+ )?traffick\w+
  victimas? de trata
  trata de personas
  (?:was|were|been|being|got) (?:sex )?trafficked
  forced (?:me |her |him )?(?:to|into) (?:prostitut\w*|sex|sell)
  pimp
  (?:man|guy|boyfriend|pimp|he|they|someone|somebody|uncle|gang) (?:was |were |who )?(?:selling|sold|trafficking|pimping|pimped|trafficked) (?:me|us)
  made (?:me|to) (?:sell|walk|turn|prostitute)
  (?:sexually )?exploited
`;
