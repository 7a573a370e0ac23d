/** What a question can be about. The first whose words are found is it: what is narrow stands before what is wide. */
const found = {
  definition:
    /\b(?:what (?:does|do|is|are)(?: (?:a|an|the))? [a-z ]{3,40}(?: mean)?$|meaning of|whats? (?:a|an|the)?|define|que (?:es|significa)|difference between)\b/,
  fee_waiver:
    /\b(?:cant (?:pay|afford)|cannot (?:pay|afford)|no money|too (?:poor|expensive)|broke|fee waiver|waive (?:the )?fees?|waiver|for free|low income|poor|indigent|afford)\b/,
  fee: /\b(?:cost|costs|fees?|how much|price|pay|cuanto cuesta|expensive)\b/,
  denied: /\b(?:denied|deny|rejected|turned down|said no|judge said no|appeal|try again|reapply)\b/,
  objection: /\b(?:object\w*|oppos\w+|prosecutor (?:says|said|is against)|da (?:says|said|is against))\b/,
  form: /\b(?:forms?|paperwork|application|petition form|packet|papers do i)\b/,
  where_to_file:
    /\b(?:where (?:do|to|can|should) (?:i |you |we )?(?:file|send|go|apply|submit|mail|turn)|which court|what court|file it|filing location)\b/,
  copies: /\b(?:copies|serve|service|who (?:gets|needs|must get) a copy|certified mail|notify the)\b/,
  hearing: /\b(?:hearing|go to court|see a judge|court date|appear in court|judge ask)\b/,
  how_long:
    /\b(?:how long (?:does|do|will|is) (?:it|this|the (?:process|court|judge|petition|expungement|sealing|order)|that|they)(?: \w+){0,3} (?:take|last|process)|how long (?:till|until) (?:its|it is|they) (?:done|gone|cleared)|take to (?:process|get|be)|processing time|when will it be gone)\b/,
  automatic: /\b(?:automatic\w*|clean slate|by itself|on its own|without (?:asking|applying|filing)|auto)\b/,
  own_record:
    /\b(?:get (?:a copy of )?(?:my|your|own|the) (?:own )?(?:record|rap sheet|background|history)|see my record|check my (?:own )?record|rap sheet|background check on myself|look up my record|know whats on my record|find out whats on|copy of my (?:record|criminal))\b/,
  lost_papers:
    /\b(?:lost (?:my|the) (?:papers?|paperwork|documents?)|dont (?:have|remember) (?:my|the)(?: \w+)? (?:papers?|paperwork|case number|dates?)|case number|dont remember)\b/,
  check:
    /\b(?:did it (?:work|go through|happen)|check (?:that|if|whether) it|make sure (?:its|it is)|really gone|actually (?:gone|cleared|sealed|expunged)|still (?:there|on my record) after|confirm)\b/,
  background_company:
    /\b(?:background (?:check )?(?:company|companies|report|site)|still shows?(?: up)?|shows? up (?:on|in) (?:a |my )?background|checkr|sterling|hireright|mugshots?|google|online|internet)\b/,
  employers:
    /\b(?:jobs?|employers?|employment|boss|work|hired?|hiring|interview|trabajo|do i have to (?:tell|disclose|say)|disclose|lie about|application ask)\b/,
  licenses:
    /\b(?:licen[cs]es?|nurs\w+|teacher|cdl|cosmetolog\w*|barber|realtor|real estate|bar exam|board)\b/,
  housing: /\b(?:hous\w+|apartments?|landlords?|rent|section 8|lease)\b/,
  guns: /\b(?:guns?|firearms?|hunt\w*|second amendment|2a|rifle|pistol|own a gun)\b/,
  voting: /\b(?:vot\w+|ballot|election|votar)\b/,
  jury: /\b(?:jury|juror)\b/,
  immigration:
    /\b(?:immigra\w+|deport\w*|green card|visa|citizen\w*|daca|ice|undocumented|asylum|inmigra\w+)\b/,
  registry: /\b(?:regist(?:ry|er|ered|ration)|sex offender list|megans law)\b/,
  pardon: /\b(?:pardon\w*|clemency|commut\w+|perdon|governor)\b/,
  certificate: /\b(?:certificates?|rehabilitation certificate|good conduct|relief from disabilities)\b/,
  who_sees:
    /\b(?:who can (?:still )?see|can (?:police|cops|fbi|the fbi|they|anyone|schools?) (?:still )?see|still visible|show up|fbi|see it after)\b/,
  trafficking:
    /\b(?:traffick(?:ing|ed) (?:victim|survivor)|(?:victim|survivor) of (?:human |sex )?traffick\w+|was trafficked|forced (?:me )?(?:to|into)|pimp)\b/,
  help: /\b(?:lawyers?|attorneys?|legal aid|who can help|help me|need help|abogad[oa]s?|public defender|clinic|someone to talk|free help)\b/,
  moved:
    /\b(?:moved|live in (?:another|a different)|different state|out of state|other state|another state|two states|several states|multiple states)\b/,
  steps:
    /\b(?:how (?:do|can|to|would|should) (?:i |you |we )?(?:get|go about|start|apply|do|file|clear|expunge|seal|wipe|remove|clean|erase|begin)|steps?|process|where do i start|what do i (?:do|need)|como)\b/,
  wait: /\b(?:how (?:long|many years|soon)|when (?:can|do|am|will|could) i|wait\w*|years? (?:after|until|before|do i)|cuando|cuanto tiempo|eligible yet|time limit|fall off|go away|drop off)\b/,
  tool: /\b(?:is this (?:site|tool|app|thing)?(?: really)? (?:free|legit|real|private|safe|legal advice|anonymous|a scam)|who (?:are you|made this|runs this)|are you (?:a )?(?:lawyer|bot|robot|ai|human)|do you (?:save|store|sell|keep)|my (?:data|privacy)|track me|who sees what i type)\b/,
  eligibility:
    /\b(?:expung\w*|seal\w*|clear\w*|erase\w*|wip(?:e|ed|ing)|remov\w*|delet\w*|clean\w*|get rid|off my record|set aside|vacat\w*|annul\w*|borrar|limpiar|eliminar|quitar|sellar|restrict\w*|nondisclosure|qualify|eligible|record|charge|case|conviction|arrest\w*|antecedentes)\b/,
} as const satisfies Record<string, RegExp>;

export type Topic = keyof typeof found;

const topics = Object.keys(found) as readonly Topic[];

export function topicOf(plain: string): Topic | undefined {
  return topics.find((topic) => found[topic].test(plain));
}

/** Words that are mended where somebody mistyped them. */
export const topicWords: readonly string[] =
  'expunge expunged expungement expunction sealed sealing record records felony felonies misdemeanor misdemeanors marijuana cannabis convicted conviction convictions dismissed dismissal deferred adjudication automatic automatically pardon pardoned certificate petition hearing lawyer attorney employer employers employment background probation juvenile domestic violence burglary robbery assault battery shoplifting larceny trespassing possession paraphernalia disorderly prosecutor objected waiver forms license housing immigration citizenship voting firearm firearms qualify eligible cleared clearing erased arrested charges charge years restitution driving drunk clean slate acquitted diversion'.split(
    ' ',
  );
