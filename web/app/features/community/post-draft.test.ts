import { describe, expect, it } from 'vitest';
import { detailsIn, withoutDetails } from './draft-details.ts';
import { isEmpty, newDraft, problemsIn } from './post-draft.ts';

const draft = (title: string, content: string) => ({ ...newDraft(), title, content });

describe('a draft', () => {
  it.each([
    ['', '', ['Enter a title', 'Write your post']],
    ['  ', '\n', ['Enter a title', 'Write your post']],
    [
      'ab',
      'too short',
      ['Make the title at least 3 characters long', 'Make the post at least 10 characters long'],
    ],
    ['abc', '0123456789', []],
    ['a'.repeat(120), 'b'.repeat(5000), []],
    [
      'a'.repeat(121),
      'b'.repeat(5020),
      ['Shorten the title by 1 character', 'Shorten the post by 20 characters'],
    ],
  ])('with the title %j and the text %j says what is wrong', (title, content, messages) => {
    expect(problemsIn(draft(title, content)).map(({ message }) => message)).toEqual(messages);
  });

  it('of a state and a category alone is empty', () => {
    expect(isEmpty({ ...newDraft(), state: 'PA', category: 'process_help' })).toBe(true);
    expect(isEmpty(draft('', 'x'))).toBe(false);
  });
});

describe('the personal details in a draft', () => {
  const written = draft('Call 215-555-0142', 'Write to jo@example.org or call 215-555-0199.');

  it('are found in the title and in the text', () => {
    expect(detailsIn(written).map(({ field, kind, text }) => [field, kind, text])).toEqual([
      ['title', 'phone', '215-555-0142'],
      ['content', 'email', 'jo@example.org'],
      ['content', 'phone', '215-555-0199'],
    ]);
  });

  it('can be blanked one by one', () => {
    const [, email] = detailsIn(written);
    expect(withoutDetails(written, email ? [email] : [])).toMatchObject({
      title: 'Call 215-555-0142',
      content: 'Write to [e-mail] or call 215-555-0199.',
    });
  });

  it('can be blanked all at once, and then there are none', () => {
    const clean = withoutDetails(written, detailsIn(written));
    expect(clean).toMatchObject({ title: 'Call [phone]', content: 'Write to [e-mail] or call [phone].' });
    expect(detailsIn(clean)).toEqual([]);
  });
});
