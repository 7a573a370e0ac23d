/** A sentence with its full stop. Rules are written without one. */
export function sentence(words: string): string {
  const text = words.trim();
  return /[.!?:]”?$/.test(text) ? text : `${text}.`;
}

/** The sentences of a text. No look-behind: phones from before 2023 do not know it. */
export function sentencesOf(text: string): readonly string[] {
  return text.replaceAll(/([.?!]”?) (?=[A-Z“])/g, '$1\n').split('\n');
}

/** The first sentences that fit into so many characters; at least one. */
export function few(sentences: readonly string[], most: number): string {
  const chosen: string[] = [];
  for (const each of sentences.map(sentence)) {
    if (chosen.length > 0 && [...chosen, each].join(' ').length > most) break;
    chosen.push(each);
  }
  return chosen.join(' ');
}

export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What clearing does not do. Beside what the law asks it would read like one more thing to meet. */
export function evenThen(limit: string): string {
  return `Even then: ${capital(limit)}`;
}

/** Names of places that do not stand after “in” as they are. */
const otherwiseCalled: Readonly<Record<string, string>> = {
  'Federal courts': 'federal courts',
  'District of Columbia': 'the District of Columbia',
};

export function inPlaceCalled(name: string): string {
  return `In ${otherwiseCalled[name] ?? name}`;
}

/** Sums as people write them: $75. Some guides have “75 dollars”. */
export function withSums(text: string): string {
  return text.replaceAll(/\b(\d[\d,]{0,12}(?:\.\d\d)?) dollars\b/g, (_, sum) => `$${sum}`);
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** “Three years” as people look for it: 3 years. */
export function inDigits(text: string): string {
  return text.replaceAll(
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:years?|months?|days?)\b)/gi,
    (word) => `${numbers.indexOf(word.toLowerCase()) + 1}`,
  );
}

const ofAge = /\b(?:turn|turns|turned|age|aged|are|at|until)[^a-z0-9]{0,3}$/;

/**
 * Each wait of one rule with its unit: “1 year for a violation, 2 for a class B misdemeanor” is hard to read, and to find.
 * Never for several rules at once, as one may count years and the next days.
 */
export function withUnits(rule: string): string {
  let unit: string | undefined;
  return rule.replaceAll(
    /(^|[^\w$.,§-])(\d{1,2})( (?:clean |business |full |more )?(?:years?|months?|weeks?|days?)\b)?(?=( (?:for|if|after)\b)?)/g,
    (
      found,
      before: string,
      count: string,
      told: string | undefined,
      goesOn: string | undefined,
      offset: number,
      whole: string,
    ) => {
      if (told) unit = (told.split(' ').at(-1) ?? '').replace(/s$/, '');
      const isAge = ofAge.test(whole.slice(Math.max(0, offset - 8), offset + before.length));
      return told || !unit || !goesOn || isAge
        ? found
        : `${before}${count} ${unit}${count === '1' ? '' : 's'}`;
    },
  );
}

export function quoted(name: string): string {
  return `“${name}”`;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** As people write a day: September 10, 2028. */
export function dated(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}
