import { describe, expect, it } from 'vitest';
import { detailsIn, withoutDetails } from './draft-details.ts';
import { newDraft } from './post-draft.ts';

const draft = {
  ...newDraft(),
  title: 'A question',
  content: 'My name is Jordan Miller. Call me at 215-555-0142 about the fee waiver.',
};

describe('blanking what may tell who wrote a post', () => {
  it('blanks one and leaves the rest', () => {
    const [name] = detailsIn(draft);
    expect(withoutDetails(draft, name ? [name] : []).content).toBe(
      'My name is [name]. Call me at 215-555-0142 about the fee waiver.',
    );
  });

  it('finds each where it stands now, when the text changed since it was pointed out', () => {
    const pointedOut = detailsIn(draft);
    const [name] = pointedOut;
    const changed = withoutDetails(draft, name ? [name] : []);
    expect(withoutDetails(changed, pointedOut).content).toBe(
      'My name is [name]. Call me at [phone] about the fee waiver.',
    );
  });
});
