import type * as z from 'zod/mini';

/**
 * Turns what a schema found wrong into a sentence the person can act on. Used for issues whose schema brings no
 * sentence of its own. The same words appear under a form's field and in the server's answer.
 */
export function advise(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : `This must be ${kindOf(issue.expected)}.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `Use at most ${issue.maximum}${unitOf(issue.origin, Number(issue.maximum))}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `This must be ${String(issue.values[0])}.`
        : `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written in the expected form.';
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return 'This is not a field we know. Leave it out.';
    case 'invalid_key':
      return 'This name is not one we know.';
    default:
      return 'This is not a value we can use.';
  }
}

/** Each field that needs attention, by its path (`answers.charges.0.disposition`), with the first thing to do. */
export function adviceByField(issues: readonly z.core.$ZodIssue[], whole: string): Record<string, string> {
  const advice = new Map<string, string>();
  for (const issue of issues) {
    // Unknown fields are reported by the object that holds them; people look for the field itself.
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.map(String).join('.') || whole;
      if (!advice.has(field)) advice.set(field, issue.message);
    }
  }
  return Object.fromEntries(advice);
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const minimum = Number(issue.minimum);
  if (issue.origin === 'string' && minimum === 1) return 'Write something here.';
  return `Use at least ${issue.minimum}${unitOf(issue.origin, minimum)}.`;
}

function unitOf(origin: string, count: number): string {
  const unit = units[origin];
  return unit ? ` ${unit}${count === 1 ? '' : 's'}` : '';
}

function kindOf(expected: string): string {
  return kinds[expected] ?? `a ${expected}`;
}

const units: Readonly<Record<string, string>> = { string: 'character', array: 'item', set: 'item' };

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'empty',
  never: 'left out',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Write an e-mail address, like name@example.org.',
  url: 'Write a web address, like https://example.org.',
  uuid: 'Send the id exactly as you received it.',
  date: 'Write a date as year-month-day, like 2028-09-10.',
  datetime: 'Write a time like 2028-09-10T12:00:00Z.',
};
