import type { FactCondition } from '../../engine/condition.ts';
import { fact } from '../../engine/when.ts';
import { code } from '../../vocabulary/code.ts';

/** The New Mexico Statutes, by chapter, article and section. Of the expungement act, a free copy has an address for each. */
const statutes = code({
  name: 'NMSA 1978, §',
  number: /\d{1,2}[a-z]?-\d{1,2}[a-z]?-\d{1,3}(?:\.\d{1,2})?/i,
  decimal: true,
  // Attempt, conspiracy and solicitation: the crime that was meant decides, and these do not name it.
  attempts: '30-28-*',
  address: ({ number }) =>
    /^29-3a-\d$/i.test(number)
      ? `https://law.justia.com/codes/new-mexico/chapter-29/article-3a/section-${number.toLowerCase()}/`
      : undefined,
});

export const { address, cite, isSection, lists, sectionsIn, under } = statutes;

const agreedOrAsked = /30-28-[23](?!\d)/;

/** Conspiracy (§ 30-28-2) and solicitation (§ 30-28-3), told by their sections. */
export const conspiredOrSolicited: FactCondition = ({ charge }) =>
  fact(agreedOrAsked.test(charge.statute ?? ''));
export const attempted: FactCondition = ({ charge }) => fact(statutes.isAttempt(charge));
