/** How a sentence begins that tells somebody to do something. */
const doing = new Set(
  (
    'add answer apply ask attend be begin book bring buy call certify check choose click collect come complete contact copy download ' +
    'explain fax file fill find finish follow gather get give go hand have hold include join keep learn leave list look mail ' +
    'make mark meet name note obtain open order pay pick prepare print prove put read register request return save say ' +
    'search see send serve show sign start state submit swear take talk tell turn type use visit wait watch write'
  ).split(' '),
);

/** Before what is to be done: “If not, send …”, “First ask …”, “Still there? Ask …”, “To seal an arrest, file …”. */
const before =
  /^(?:(?:if|when|once|before|after|to|for|in|at|by|as|until|online)\b[^,.?!:]{0,120}[,:] |(?:later|first|then|now),? |(?:also|please|or|you must|you have to|you need to) )/i;

/** The sentences of a text. No look-behind: phones from before 2023 do not know it. */
function sentencesOf(text: string): readonly string[] {
  return text.replaceAll(/([.?!]) (?=[A-Z“])/g, '$1\n').split('\n');
}

function tellsToDo(sentence: string): boolean {
  const [first = ''] = sentence.toLowerCase().match(/^[a-z’]+/) ?? [];
  if (doing.has(first)) return true;
  const rest = sentence.replace(before, '');
  return rest !== sentence && tellsToDo(rest);
}

/** Something to be done, not only to be known: a checklist holds nothing else. */
export function isTask(text: string): boolean {
  return sentencesOf(text).some(tellsToDo);
}
