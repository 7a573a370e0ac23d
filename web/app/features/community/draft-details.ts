import { blanked, type PersonalDetail, personalDetailsIn } from '@openslate/contract/personal-details.ts';
import type { PostDraft } from './post-draft.ts';

const written = ['title', 'content'] as const;

/** Something in a draft that may tell who wrote it. */
export type DraftDetail = PersonalDetail & { readonly field: (typeof written)[number] };

export function detailsIn(draft: PostDraft): DraftDetail[] {
  return written.flatMap((field) => personalDetailsIn(draft[field]).map((detail) => ({ ...detail, field })));
}

/**
 * The draft without some of them, wherever they stand now: they are looked for anew, because the text may have changed
 * since they were pointed out. The rest stays as it was typed.
 */
export function withoutDetails(draft: PostDraft, some: readonly DraftDetail[]): PostDraft {
  const meant = detailsIn(draft).filter((detail) => some.some((one) => isSame(one, detail)));
  const clean = (field: DraftDetail['field']) =>
    blanked(
      draft[field],
      meant.filter((detail) => detail.field === field),
    );
  return { ...draft, title: clean('title'), content: clean('content') };
}

const isSame = (one: DraftDetail, other: DraftDetail) =>
  one.field === other.field && one.kind === other.kind && one.text === other.text;

/** What each is, as a person would say it. */
export const detailWords: Readonly<Record<PersonalDetail['kind'], string>> = {
  phone: 'a phone number',
  email: 'an e-mail address',
  address: 'an address',
  social_security_number: 'a social security number',
  case_number: 'a case number',
  name: 'a name',
  link_key: 'a private link',
};
