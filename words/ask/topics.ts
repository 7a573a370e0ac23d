/** What a question can be about. The first whose words are found is it: what is narrow stands before what is wide. */
const found = {
  tool: /\b(?:is this (?:site|tool|app|thing|website)?(?: really| actually)? ?(?:free|legit|real|private|safe|legal advice|anonymous|a scam|confidential)|who (?:are you|made this|runs this)|what (?:can you do|is (?:openslate|this (?:site|tool|app)))|are you (?:a |an )?(?:real )?(?:lawyer|attorney|bot|robot|ai|human|person)|do you (?:save|store|sell|keep|share) |(?:my|this) (?:data|privacy|information|info)|is this (?:private|confidential|anonymous)|(?:you|u) there|track me|who sees what i type|how does this (?:site|tool|app|thing)? ?work)\b/,
  trafficking:
    /\b(?:traffick(?:ing|ed) (?:victim|survivor)|(?:victim|survivor) of (?:\w+ )?traffick\w+|(?:was|were|been|being|got) (?:sex )?trafficked|forced (?:me |her |him )?(?:to|into) (?:prostitut\w*|sex|sell)|pimp)\b/,
  immigration:
    /\b(?:immigra\w+|deport\w*|green card|visas?|citizen\w*|naturaliz\w+|daca|uscis|undocumented|asylum|inmigra\w+|ciudadan\w+|residencia)\b/,
  guns: /\b(?:(?:own|buy|have|get|possess|carry|tener|comprar) (?:a |my |an |back )?(?:guns?|firearms?|rifle|pistol|arma)|gun rights?|guns?(?! (?:charge|case|possession|conviction))|firearms? rights|hunt(?:ing)?|second amendment|2a|concealed carry permit|armas?)\b/,
  voting: /\b(?:vote|voting|voter|votes|ballot|election|votar|voto)\b/,
  jury: /\b(?:jury duty|juror|on (?:a|the) jury|jury service|(?:sit|serve)(?: \w+){0,2} jury)\b/,
  housing:
    /\b(?:housing|apartments?|landlords?|rent|renting|rental|section 8|lease|evict\w*|vivienda|apartamento)\b/,
  licenses:
    /\b(?:(?:nursing|professional|occupational|teaching|real estate|cosmetology|barber|medical|law|security|insurance|contractors?|trade|state) licen[cs]es?|licens(?:ing|ure) board|board of nursing|nurse|nursing|teacher|cdl|cosmetolog\w*|barber|realtor|bar exam|cna|notary license|get licensed)\b/,
  registry:
    /\b(?:registry|(?:off|on) the sex offender|sex offender (?:list|regist\w+)|(?:have|need|stop|required) to regist\w+|deregister|registering|megans law)\b/,
  pardon: /\b(?:pardon|pardons|pardoning|clemency|commut\w+|perdon|indulto|governor)\b/,
  certificate:
    /\b(?:certificates? of (?:rehab\w*|relief|good conduct|employability|achievement|restoration|recovery|qualification|eligibility)|certificates?|good conduct|relief from disabilities|cqe)\b/,
  fee_waiver:
    /\b(?:(?:cant|cannot|can not|couldnt|dont have|not able to|no puedo) (?:pay|afford|pagar|the money)|no money|no tengo dinero|too (?:poor|expensive)|im broke|broke|fee waiver|waive\w* (?:the |my )?fees?|waiver|fees? (?:be )?waived|(?:do it|file|get it(?: done)?|expunged?|sealed?) for free|low income|poor|indigent|on (?:disability|ssi|food stamps))\b/,
  help: /\b(?:lawyers?|attorneys?|legal aid|who can help|help me (?:with|find|file)|need (?:some )?help|free help|pro bono|(?:expungement|sealing|legal) help|abogad[oa]s?|public defender|clinics?|someone to talk|(?:talk|speak) (?:to|with) (?:someone|somebody|a|an)(?: real| actual)?(?: \w+)?|necesito ayuda|ayuda legal|^help|help me$|(?:can|will) you help|ayuda gratis|who (?:do|can|should|would) i (?:call|talk|speak|ask|contact|see)|where can i get help)\b/,
  fee: /\b(?:costs?|fees?|how much(?! (?:time|longer|trouble))|price|cuanto (?:cuesta|vale|cobran|es)|expensive|do i have to pay (?:to|for)|charge for (?:it|this|filing)|filing fee|(?:do|does|will) (?:they|it|the \w+|courts?) charge (?:to|for|you|me|any)|(?:is|are) (?:it|this|expung\w+|sealing|they|the \w+) (?:really |actually )?free|who pays|money does it)\b/,
  who_sees:
    /\b(?:who (?:can |could |will )?(?:still )?(?:see|sees|look|access)|can (?:the )?(?:police|cops?|fbi|they|anyone|anybody|schools?|colleges?|courts?|judges?|government|military|employers?|landlords?|people) (?:still )?(?:see|find|look|access|view)|still visible|(?:expunged|sealed|cleared|erased|restricted|vacated|set aside)(?: \w+){0,5} (?:show|shows|shown|appear|appears|come up|visible)|(?:show|shows|appear|come up)(?: \w+){0,6} (?:after|once|if|when)(?: \w+){0,3} (?:expunged|expungement|sealed|sealing|cleared|erased|restricted|set aside)|see it after|(?:can|will|could|do|does|would) (?!i\b|you\b|we\b)(?:\w+ ){1,4}(?:still )?(?:see|access) (?:my|it|a|an|the|that|sealed|expunged)|(?:show|see|visible|appear)\w*(?: \w+){0,6} fbi|fbi(?: \w+){0,4} (?:see|show|know|find)\w*|fingerprint (?:background )?checks?|livescan|live scan)\b/,
  background_company:
    /\b(?:background (?:check )?(?:company|companies|reports?|sites?)|(?:show|shows|showing|come|comes|coming|appear|appears|pop|pops) (?:up )?(?:on|in) (?:a |my |the )?(?:background|report)|background checks?|still show\w*|shows? up after|shows? (?:up )?for \w+ years|(?:company|site|agency|report) (?:still )?(?:reported|shows?|lists?|listed|has|says)|checkr|sterling|hireright|mugshots?|google|googled|the internet)\b/,
  employers:
    /\b(?:jobs?|employers?|employment|boss|work(?:ing)? (?:at|for|with|in|as|around)|can i work|hired?|hiring|fire me|fired|get fired|terminated|interviews?|trabajos?|empleo|do i have to (?:tell|disclose|say|admit|report|check the box)|disclose|(?:say|answer|check|put|mark) (?:yes|no|i have no)|job applications?|lie about|application ask\w*|ban the box|the box|uber|amazon|deny it)\b/,
  denied:
    /\b(?:(?:was|got|been|were|is|they|judge|court|petition|application|request|expungement) (?:was |got |just )?(?:denied|rejected|turned down|refused)|denied|denial|turned (?:me|it) down|said no|judge said no|appeal|try again|reapply|re apply|apply again|ask again)\b/,
  objection:
    /\b(?:object(?:s|ed|ing|ion|ions)?|oppos(?:e|es|ed|ing|ition)|(?:prosecutor|da|state|victim) (?:says|said|is|was) (?:against|no|fighting|contesting|challenging|blocking))\b/,
  form: /\b(?:forms?(?! of)|paperwork (?:do|to)|what (?:paperwork|documents?|papers?)|(?:the|an|get|download|find|file|blank) applications?(?! ask)|applications? (?:for|to|form)|packet|papers do i|formularios?|what (?:do|papers) i (?:fill|need to fill)|fill out|pdf|download)\b/,
  where_to_file:
    /\b(?:where (?:do|to|can|should|would|does) (?:i |you |we |one |my \w+ )?(?:\w+ )?(?:file|send|go|apply|submit|mail|turn|take)|(?:which|what) (?:court|office|county|clerk|courthouse)|(?:do|should|can|must) i file (?:in|at|with|it)|file it|filing location|mail (?:it|the|my) \w*|(?:in )?person or (?:online|by mail)|file (?:online|by mail)|e ?file|who(?:m)? (?:do|should) i (?:mail|send|give|submit|file)|donde (?:lo |la )?(?:presento|tengo|voy|solicit\w+))\b/,
  copies:
    /\b(?:how many copies|copies|serve (?:the|them|it|papers|notice)|who (?:do|must|should) i (?:serve|notify)|service|who (?:gets|needs|must get|do i send) (?:a )?cop(?:y|ies)|certified mail|notify the|notice to)\b/,
  hearing:
    /\b(?:hearing|go to court|see (?:a|the) judge|court date|appear in court|judge ask|show up (?:in|to|at) court|in front of (?:a|the) judge|audiencia|ir a la corte|(?:have|need|required) to (?:be (?:there|present)|go (?:there|in)|come in|attend|appear)|in person)\b/,
  own_record:
    /\b(?:(?:get|see|order|request|obtain|pull|find|view|check|look up|access|run) (?:a copy of )?(?:my|your|own|the|up my) (?:own )?(?:criminal )?(?:record|records|rap sheet|rapsheet|background|history)(?! (?:cleared|clean|clear|expunged|sealed|wiped|erased|removed|restricted|cleaned|gone|set|off|done|fixed))|rap sheet|rapsheet|background check on my ?self|whats? (?:is )?(?:still )?on my record|find out whats on|copy of my (?:criminal |own )?(?:record|history)|record request|look up my (?:own )?(?:case|charges|file)|copy of my (?:disposition|judgment|case|court|file|docket)\w*|(?:ver|pido|pedir|obtener) mi record|fbi (?:record|report|background|file|rap|check)|identity history|if i have a record|record looks? like|how (?:do|can) i check$)\b/,
  lost_papers:
    /\b(?:lost (?:my|the) (?:file|case|record)|lost (?:my|the|all) (?:\w+ )?(?:papers?|paperwork|documents?)|(?:dont|do not|cant|no longer) (?:have|remember|find|know|recall) (?:my|the|any|what)(?: \w+){0,2} (?:papers?|paperwork|case number|dates?|docket|court)|case number|dont remember|cant remember|forgot (?:the|my|when))\b/,
  check:
    /\b(?:did my (?:record|case|charge|felony|misdemeanor)(?: \w+)? (?:sealed|expunged|cleared|erased)|did (?:it|they) (?:\w+ )?(?:work|go through|happen)|check (?:that|if|whether) (?:it|my)|make sure (?:its|it is|it|my)|(?:really|actually) (?:gone|cleared|sealed|expunged|erased)|how (?:do|can|will|would) i know (?:if|that|when|its)|know if (?:it|my)(?: \w+){0,3} (?:sealed|expunged|cleared|erased|gone)|still (?:there|on my record) after|confirm|verify|proof (?:that )?(?:it|its|my))\b/,
  how_long:
    /\b(?:how long (?:until|till|til|before) (?:the |they |my )?(?:court|judge|state|clerk|police|petition)|how long (?:does|do|will|did) (?:the )?(?:judge|court|da|prosecutor|state|they|clerk) (?:have|get|got|need)|(?:nobody|no one|noone|havent|hasnt|never)(?: \w+)? (?:responded|respond|heard|replied|answered)|hea(?:r|rd) back|no response|(?:after|once|when) (?:i|its|it is|its been|it gets) filed?|after filing|how long (?:does|do|will|would|is|did) (?:it|this|the|that|they|a|an|expungement|sealing|my|petition)(?: \w+){0,7} (?:take|takes|process|last)|how long (?:till|until|til|before) (?:its|it is|it gets|they|the judge|i hear)(?: \w+)? (?:done|gone|cleared|decides?|back|processed|approved)|(?:take|takes|taking) to (?:process|get|be)|taking so long|processing time|turnaround|how (?:fast|quick|quickly)|cuanto (?:tiempo )?(?:tarda|dura|demora))\b/,
  automatic:
    /\b(?:automatic\w*|clean slate|cleanslate|by itself|by themselves|on (?:its|their) own|without (?:asking|applying|filing|doing anything)|auto|automaticamente|do i have to (?:apply|file|ask|do anything)|need to (?:apply|file)|happen by)\b/,
  wait: /\b(?:how (?:long|many years|soon|old|many months)|when (?:can|do|am|will|could|would|is|does) (?:i|my|it|a|the|someone)|wait|waiting|waited|years? (?:after|until|before|do i|later|must)|cuando (?:puedo|se puede|podre|sera|se borra)|cuanto tiempo|cuantos anos|eligible yet|apply yet|ready yet|time limit|fall(?:s)? off|go(?:es)? away|drop(?:s)? off|come(?:s)? off (?:by|after)|stays? on|too soon|too early|old enough|long enough)\b/,
  moved:
    /\b(?:(?:i|we|since|have) (?:\w+ )?moved|moved (?:to|from|away)|live in (?:another|a different)|different states?|out of state|other states?|another state|(?:two|2|three|3|several|multiple|many|more than one) states?|live somewhere else)\b/,
  steps:
    /\b(?:how (?:do|can|to|would|should|does|could|did)(?: i| you| we| one| someone| somebody| my \w+)? ?(?:\w+ )?(?:get|go|start|apply|do|file|clear|expunge|seal|wipe|remove|clean|erase|begin|fix|set|vacate|petition|ask|request)|steps?|process|procedure|where do i (?:start|begin)|what happens (?:after|when|next|once|then)|what (?:can|should) i do|what do i (?:do|need)|what should i do|how it works|walk me through|como)\b/,
  eligibility:
    /\b(?:expung\w*|expunction|seal\w*|clear\w*|erase\w*|wip(?:e|ed|ing)|remov\w*|delet\w*|clean\w*|get rid|off (?:of )?(?:my|his|her|your|the|their) record|come off|taken off|go(?:es)? off|drop\w*|hide|hidden|set aside|vacat\w*|annul\w*|borrar\w*|limpi\w+|elimin\w+|quitar|sellar|restrict\w*|nondisclosure|shield\w*|dismiss\w*|qualif\w+|eligib\w+|ineligible|records?|charges?|charged|cases?|convict\w*|arrest\w*|antecedentes|expediente|felon\w*|misdemeanou?rs?|juvenile|crimes?|delitos?|criminal|second chance|probation|parole|apply|arrestaron|acusaron|forgiv\w+)\b/,
} as const satisfies Record<string, RegExp>;

export type Topic = keyof typeof found | 'definition';

const topics = Object.keys(found) as readonly (keyof typeof found)[];

export function topicOf(plain: string): Exclude<Topic, 'definition'> | undefined {
  return topics.find((topic) => found[topic].test(plain));
}

/** Words that are mended where somebody mistyped them. */
export const topicWords: readonly string[] =
  'expunge expunged expungement expunction sealed sealing record records felony felonies misdemeanor misdemeanors marijuana cannabis convicted conviction convictions dismissed dismissal deferred adjudication automatic automatically pardon pardoned certificate petition hearing lawyer attorney employer employers employment background probation juvenile domestic violence burglary robbery assault battery shoplifting larceny trespassing possession paraphernalia disorderly prosecutor objected waiver forms license housing immigration citizenship voting firearm firearms qualify eligible eligibility cleared clearing erased arrested charges charge years restitution driving drunk clean slate acquitted diversion nondisclosure prostitution trafficking manslaughter vandalism apartment landlord background fingerprints sentence prison offense offender offenders criminal'.split(
    ' ',
  );

/** Words that look like a slip of another, and are none. */
export const notSlips: readonly string[] =
  'change changes chance chances charged clearly cleaning parsons sales flirt cover count county court courts years prisons started state states status place places force forced forgot pardons ready really already sealable seals charger offence sealer felons felon driven drivers driver voted voter voters recorded recording erase expunges eligibly cleaner classes license licensed licenses house houses housed automobile'.split(
    ' ',
  );
