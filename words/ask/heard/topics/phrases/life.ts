import { worded } from '../../../worded.ts';

export const employers = worded`
  (?:we|i|boss|they|company)(?: \w+)? (?:allowed to|legally|still)? ?ask (?:him|her|them|me|an applicant|about)
  applicants?|eeoc|jobs?|employers?|employment|boss
  work(?:ing)? (?:at|for|with|in|as|around)
  can i work
  hired?|hiring
  fire me
  fired
  get fired
  terminated|interviews?|trabajos?|empleo
  do i have to (?:tell|disclose|say|admit|report|check the box)
  disclose
  (?:answer|check|put|mark) (?:yes|no|i have no)
  (?:can|could|may|do|should|need to|have to)(?: i| he| she)?(?: just)?(?: need to)? say (?:yes|no|i have no)
  job applications?
  lie about
  application ask\w*
  never happened
  ban the box
  the box
  uber|amazon
  deny it
  what (?:can|do|should|am) i (?:supposed to )?(?:put|say|write|answer|check)
  (?:agency|agencies|company|companies|employers?|managers?|store|boss)(?: \w+){0,3} ask(?:s|ed|ing)?(?: \w+){0,3} (?:about|my|on|if)
  (?:company|companies|employers?|boss|store|they|place|job) (?:refuse|reject|turn|deny|not hire|refuses|rejects|say no to)(?: \w+)? (?:me|someone|people|somebody|him|her|down)
  (?:he|she|they|boss|employers?|company) (?:is |are )?allowed to (?:use|ask|fire|hold|look)
  is (?:he|she|the boss|my boss) allowed
`;

export const backgroundCompany = worded`
  background (?:check )?(?:company|companies|reports?|sites?)
  (?:show|shows|showing|come|comes|coming|appear|appears|pop|pops) (?:up )?(?:on|in) (?:a |my |the )?(?:background|report)
  background checks?
  still show\w*
  shows? up after
  shows? (?:up )?for \w+ years
  report (?:has|had)
  (?:company|site|agency|report) (?:still )?(?:reported|shows?|lists?|listed|says)
  checkr|sterling|hireright|goodhire
  lexis ?nexis
  spokeo|beenverified
  been verified
  truthfinder|whitepages
  first advantage
  mugshots?|google|googled
  the internet
  (?:wrong|somebody elses|someone elses) (?:info|information|record|case|charge)
  mixed (?:me|up)
  dispute
  errors? (?:on|in) (?:my|the)
  something on (?:the|my|a) report
  (?:showed|show|give|gave|get|see|saw)(?: \w+){0,3} (?:the|any|that|their|a copy of the) report
  how (?:many years|far) back(?: \w+){0,4} (?:report|check|show)
  those companies
  (?:ran|run|runs|pulled|did) (?:my|a|his|her|the) background
`;

export const whoSees = worded`
  (?:they|anyone|anybody|people|police|cops|boss|employers?|landlords?) still (?:see|find)
  (?:expunged|sealed|cleared|erased)(?: \w+){0,5} (?:came|comes|showed|pops?|popped) up
  who (?:can |could |will )?(?:still )?(?:see|sees|look|access)
  (?:the )?(?:police|cops?|fbi|feds|state|government|courts?|dmv) (?:still )?(?:have|has|keep|keeps)(?: \w+){0,4} (?:after|once|if|when)
  (?:does|do|will|would|can) (?:the )?(?:police|cops?|fbi|feds|state|government) (?:still )?(?:have|keep)
  can (?:the )?(?:police|cops?|fbi|they|anyone|anybody|schools?|colleges?|courts?|judges?|government|military|employers?|landlords?|people) (?:still )?(?:see|find|look|access|view)
  still visible
  (?:expunged|sealed|cleared|erased|restricted|vacated|set aside)(?: \w+){0,5} (?:show|shows|shown|appear|appears|come up|visible)
  (?:show|shows|appear|come up)(?: \w+){0,6} (?:after|once|if|when)(?: \w+){0,3} (?:expunged|expungement|sealed|sealing|cleared|erased|restricted|set aside)
  see it after
  used against (?:me|you|him|her)
  held against (?:me|you|him|her)
  come back to haunt
  haunt me
  (?:anyone|anybody|people|they) (?:ever )?(?:find out|know about|look it up)
  (?:can|will|could|do|does|would) (?!i\b|you\b|we\b)(?:\w+ ){1,4}(?:still )?(?:see|access) (?:my|it|a|an|the|that|sealed|expunged)
  (?:show|see|visible|appear)\w*(?: \w+){0,6} fbi
  fbi(?: \w+){0,4} (?:see|show|know|find)\w*
  fingerprint (?:background )?checks?
  livescan
  live scan
  who (?:can |could |will |would )?(?:still )?(?:pull|find|view|read|get)(?: \w+)? (?:it|that|them|my record|the record|this)
  (?:will|can|could|do|does|would) (?:the )?(?:cops?|police|fbi|prosecutors?|employers?|landlords?|people|anyone|anybody|boss)(?: \w+){0,3} (?:be able to )?(?:see|find|pull|access|look)
`;

export const housing = worded`
  housing|apartments?|landlords?|rent|renting|rental
  section 8
  lease|evict\w*|tenants?|hud
  place to (?:live|stay|rent)
  vivienda|apartamento
`;

export const licenses = worded`
  (?:nursing|professional|occupational|teaching|real estate|cosmetology|barber|medical|law|security|insurance|contractors?|trade|state) licen[cs]es?
  licens(?:ing|ure) board
  board of nursing
  nurse|nurses|nursing|teacher
  (?:become|becoming|be|work(?:ing)? as|job as) (?:a |an )?(?:rn|lpn|lvn|emt|paramedic|pharmac\w+|therapist|counselor|social worker|electrician|plumber|lawyer|attorney|doctor|dentist|accountant|cpa|security guard|real estate agent|firefighter|cop|police officer|hairdresser|massage therapist|daycare \w+|insurance agent)
  (?:hvac|plumbing|electric\w+|daycare|childcare|massage|pharmacy|liquor|gaming|guard|broker|casino|hair|nail|tattoo|trucking|taxi|appraiser|adjuster) licen[cs]es?
  cdl|cosmetolog\w*|barber|realtor
  bar exam
  cna
  notary license
  get licensed
  (?:get|keep|lose|apply for|renew|need|have) (?:my |a |an |the )?(?!drivers?|driving|gun|hunting|fishing|marriage|suspended|dl\b)(?:\w+ )?licen[cs]e
`;

export const tool = worded`
  is (?:this|it|openslate)(?: site| tool| app| thing| website)?(?: really| actually| all)? (?:legit|real|private|safe|legal advice|anonymous|a scam|confidential)
  who (?:are you|made this|runs this)
  what (?:can you do|is (?:openslate|this (?:site|tool|app)))
  are you (?:a |an )?(?:real )?(?:lawyer|attorney|bot|robot|ai|human|person)
  do (?:you|u) (?:save|store|sell|keep|share|log|record|remember|track)
  (?:questions?|answers?|chats?|messages|what i (?:type|write|ask|say)|everything i \w+)(?: \w+){0,2} (?:saved|stored|kept|recorded|tracked|private|shared|sold|safe|deleted|logged|anonymous|confidential)
  (?:anyone|anybody|someone|somebody|who)(?: \w+){0,2} (?:see|read|know) (?:what i (?:type|write|ask|say|typed)|my questions?|this chat)
  (?:my|this) (?:data|privacy|information|info)(?! (?:sheet|from the court))
  is this (?:private|confidential|anonymous)
  ^is (?:this|it)(?: \w+){0,3} free$
  (?:you|u) there
  track me
  who sees what i type
  how does this (?:site|tool|app|thing)? ?work
`;
