/** Words by which offenses are called everywhere. They help where nothing else says that a line names one. */
const words =
  /\b(?:theft|thft|larc\w{0,6}|shoplift\w{0,4}|burg\w{0,6}|robb\w{0,4}|assault|aslt|batt\w{0,4}|tresp\w{0,4}|poss\w{0,8}|controlled|cont?r? subs\w{0,6}|marij\w{0,5}|cocaine|heroin|drug|narc\w{0,6}|paraph\w{0,7}|disord\w{0,5}|conduct|dui|dwi|owi|oui|ovi|dwls?|driv\w{0,4}|speeding|reckless|licen[sc]e|mischief|damage|destruction|vandal\w{0,3}|resist\w{0,3}|obstruct\w{0,4}|evad\w{0,3}|elud\w{0,3}|flee\w{0,3}|fraud|forg\w{0,4}|checks?|stolen|weapon|firearm|gun|harass\w{0,5}|stalk\w{0,3}|threat\w{0,6}|menac\w{0,4}|violation|prostitut\w{0,4}|solicit(?!or)\w{0,7}|loiter\w{0,3}|intox\w{0,6}|drunk\w{0,4}|alcohol|liquor|murder|manslaughter|homicide|kidnap\w{0,4}|arson|perjury|escape|contempt|neglect|endanger\w{0,5}|indecen\w{0,4}|lewd\w{0,4}|exposure|sexual|rape|unauthorized|unlawful\w{0,2}|vehicle|identity|hinder\w{0,3}|tamper\w{0,3}|false|gambling|riot|conspir\w{0,5}|breach|peace|public|abuse|strangulation|counterfeit|embezzle\w{0,4}|receiving|concealed|insurance|registration|failure|curfew|minor|nuisance|noise|littering|bribery|extortion|smuggling|deliver\w{0,3}|manufactur\w{0,4}|distribut\w{0,4}|sell\w{0,3}|sale)\b/i;

export function soundsLikeOffense(text: string): boolean {
  return words.test(text);
}
