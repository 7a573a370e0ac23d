const label =
  /^(?:statute|degree|level|class|severity|(?:offense|disposition|violation|outcome) date|disposition|plea|verdict|finding)(?= [A-Z\d])/i;
const labelAlone =
  /^(?:offense|charge|description|statute|degree|level|class|severity|court|county|case (?:no\.?|number)|(?:offense|disposition|violation|outcome|filing|file|arrest) date|outcome|disposition|plea|verdict|finding|sentence)$/i;

/** A line of labels and values that has no colons gets them, so that it reads like any other. */
export function withColons(text: string): string {
  if (text.includes(':')) return text;
  const all = text.trim().split(/\s{2,}/);
  // “Statute 14-72(a)    Degree MISDEMEANOR    Offense Date 04/02/2017”: every box begins with its label.
  if (all.length > 1 && all.every((box) => label.test(box)))
    return all.map((box) => box.replace(label, '$&:')).join('   ');
  // “1)  OFFENSE   Theft”, “LEVEL   Misdemeanor   OFFENSE DATE   09/30/2016”: every other box is a label.
  const isListed = /^\d{1,2}[.)]$/.test(all[0] ?? '');
  const boxes = isListed ? all.slice(1) : all;
  const isPaired =
    boxes.length % 2 === 0 &&
    (boxes.length > 2 || isListed) &&
    boxes.every((box, at) => labelAlone.test(box) === (at % 2 === 0));
  return isPaired ? boxes.map((box, at) => (at % 2 === 0 ? `${box}:` : `${box}  `)).join(' ') : text;
}
