import { worded } from '../../../worded.ts';

export const fee = worded`
  costs?|fees?
  what (?:do|does|will|would) (?:\w+ ){1,3}charge
  is there (?:a |any )?charge(?! (?:on|against|that))
  (?:what|how much) (?:do|does|would|will|am) (?:i|we|you|he|she|it|they) (?:\w+ ){0,2}(?:pay|owe the court|charge)
  \w{1,9} (?:dollars|bucks(?! county))
  how much(?! (?:time|longer|trouble))
  price
  cuanto (?:cuesta|vale|cobran|es|hay que pagar|tengo que pagar|se paga|debo pagar)
  (?:tengo|hay) que pagar
  expensive
  (?:have|need|make|makes|made|got|gotta|going)(?: me| you| us| people)?(?: to)? pay (?:to|for|anything|any|money|something|a|that)(?! fines?| restitution)
  pay (?:to|for) (?:it|this|expung\w*|seal\w*|fil\w+|clear\w*|get)
  how many dollars
  charge (?:for (?:it|this|filing|an? (?:expung|petition|pardon)\w*|expung\w*|seal\w*|clear\w*)|anything|something|money|extra)
  filing fee
  (?:do|does|will) (?:they|it|the \w+|courts?) charge (?:to|for|you|me|any)
  (?:is|are) (?:it|this|expung\w+|sealing|they|the \w+) (?:really |actually )?free
  who pays
  money does it
  cuanto (?:cobra|piden|pide|sale)
  what (?:do|does|will|would)(?: \w+){1,3} (?:take|want|ask)(?: \w+){0,2} (?:to|for|from me|just)
  (?:whats|what is) the (?:total|damage|going rate)
  (?:most|least) (?:they|the \w+|it) can charge
  about how much
  what(?:s| do| does| will| would| did)(?: \w+){1,8} charge(?! (?:me|him|her) with)
  do (?:i|we|you) (?:have to )?pay(?: \w+){0,3} (?:anything|something)
  what sum
  do (?:i|we|you) (?:have to|need to|got to|gotta) pay
  (?:run|set) me(?: back)?
  (?:whats|what does|what do|what will)(?: \w+){1,6} run
  wants? (?:paid|money)
`;

export const feeWaiver = worded`
  (?:cant|cannot|can not|couldnt|dont have|not able to|unable to|no puedo) (?:pay|afford|pagar|the money|cover)
  inability
  no money
  no tengo dinero
  too (?:poor|expensive|much money)
  unemployed
  no job
  out of work
  without paying
  hardship
  (?:dont|do not|aint) have (?:any |the |that kind of |enough |no )?(?:money|cash)
  im broke
  broke
  fee waiver
  (?:get|getting) out of paying
  (?:can|could|will|would|do|does|to|get|have|be) (?:\w+ ){0,3}waived?
  waive\w* (?:the |my )?fees?
  waiver
  fees? (?:be )?waived
  (?:do it|file|get it(?: done)?|expunged?|sealed?) for free
  low income
  poor|indigent
  on (?:disability|ssi|food stamps)
  too much for (?:me|us)
  (?:fee|cost|it) is too (?:much|high|steep)
`;

export const help = worded`
  lawyers?|attorneys?
  legal aid
  who (?:can|could|will|would|does|offers|provides|do|handles)(?: \w+){0,2} (?:help|free|pro bono|organi[sz]ations?|nonprofits?|non profits?|represent me|someone (?:to|who can|that can) help|phone number|hotline|expungements|sealing|clinics?)
  help me (?:with|find|file)
  need (?:some )?help
  free help
  pro bono
  (?:expungement|sealing|legal) help
  abogad[oa]s?
  public defender
  clinics?
  someone to talk
  (?:talk|speak) (?:to|with) (?:someone|somebody|a|an)(?: real| actual)?(?: \w+)?
  necesito ayuda
  ayuda legal
  ^help
  help me$
  (?:can|will) you help
  ayuda gratis
  who (?:do|can|should|would) i (?:call|talk|speak|ask|contact|see)
  where can i get help
  who helps
  (?:number|someone|somebody|person|place|office)(?: \w+){0,4} (?:to call|i (?:can|could) call|call about)
  who (?:can|do|should) i call
`;
