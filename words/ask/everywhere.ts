import { legalWords } from '@openslate/law/glossary/legal-words.ts';
import { federalLaw, type Right, rightsEverywhere } from '@openslate/law/jurisdictions/rights-everywhere.ts';
import type { Answer } from './answer.ts';
import type { Topic } from './topics.ts';

type Said = Pick<Answer, 'text' | 'sources' | 'links'>;

const right = (rights: readonly Right[], links: readonly string[]): Said => ({
  text: rights.map(({ text }) => text).join(' '),
  sources: rights.map(({ cite }) => cite),
  links,
});

const aboutReports = rightsEverywhere.filter(({ cite }) => /1681/.test(cite.label));
const aboutJobs = rightsEverywhere.filter(({ cite }) => /9202|EEOC/.test(cite.label));

/** What is the same wherever the case was. */
export const everywhere: Partial<Record<Topic, Said>> = {
  guns: right([federalLaw.guns], ['/alternative-relief', '/attorney-finder']),
  jury: right([federalLaw.jury], ['/alternative-relief']),
  immigration: right([federalLaw.immigration], ['/alternative-relief', '/attorney-finder']),
  housing: right([federalLaw.housing], ['/alternative-relief']),
  background_company: right(aboutReports, ['/help']),
  employers: right(aboutJobs, ['/alternative-relief']),
  moved: {
    text: 'The state of the court that had the case counts, not the state you live in now. Every state clears only its own cases. If you have cases in two states, check each of them.',
    sources: [],
    links: ['/assessment'],
  },
  denied: {
    text: 'A “no” is often not the end. Read the reason on the paper. Something may be mended, or you may be able to ask again later. Times to appeal are short, so ask legal aid soon.',
    sources: [],
    links: ['/help', '/attorney-finder'],
  },
  objection: {
    text: 'An objection is not a decision. A judge still has to look at it. Read the reasons, bring papers that answer them, and go to the hearing. Legal aid may help you with it.',
    sources: [],
    links: ['/help', '/attorney-finder'],
  },
  tool: {
    text: 'OpenSlate is free, and no lawyer. It says what the law says, with the section, so that you can check it. Your answers stay on your device unless you send them.',
    sources: [],
    links: ['/privacy-policy', '/help'],
  },
};

/** What a word of the law means, if the question is about one. */
export function meaningOf(plain: string): Said | undefined {
  const word = legalWords
    .filter(({ found }) => new RegExp(`\\b(?:${found.source})`, 'i').test(plain))
    .sort((one, other) => other.word.length - one.word.length)[0];
  return (
    word && {
      text: `${word.word.charAt(0).toUpperCase()}${word.word.slice(1)}: ${word.meaning} States can use the word in their own way.`,
      sources: [{ label: 'OpenSlate glossary' }],
      links: ['/help'],
    }
  );
}
