import { blanked, type PersonalDetail, personalDetailsIn } from '@openslate/contract/personal-details.ts';
import type { PostDraft } from './post-draft.ts';

const written = ['title', 'content'] as const;

/** Something in a draft that may tell who wrote it. */
export type DraftDetail = PersonalDetail & { readonly field: (typeof written)[number] };

export function detailsIn(draft: PostDraft): DraftDetail[] {
  return written.flatMap((field) => personalDetailsIn(draft[field]).map((detail) => ({ ...detail, field })));
}

/** The draft without one of them, or without any. The rest stays as it was typed. */
export function withoutDetails(draft: PostDraft, details: readonly DraftDetail[]): PostDraft {
  const clean = (field: DraftDetail['field']) =>
    blanked(
      draft[field],
      details.filter((detail) => detail.field === field),
    );
  return { ...draft, title: clean('title'), content: clean('content') };
}

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
