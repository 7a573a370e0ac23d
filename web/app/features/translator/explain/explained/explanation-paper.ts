import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import { heading, list, type Paper, words } from '../../../assessment/documents/paper.ts';
import type { ExplainedPaper } from '../explained-paper.ts';
import { findingsOf } from './findings.ts';
import { whatElse, whatItIs } from './how-sure.ts';
import { meaningsOf } from './meanings.ts';

const onlyInformation = 'This is information, not legal advice. A machine can misread a paper: compare it.';

/** The explanation, to be copied, printed or taken to somebody who helps. The paper itself is not in it. */
export function explanationPaper(explained: ExplainedPaper, made: { on: string; at: string }): Paper {
  const { explanation } = explained;
  return {
    title: 'Your paper, explained',
    foot: `OpenSlate. Made on ${spokenDate(made.on)}.`,
    parts: [
      heading(1, whatItIs(explained)),
      words(whatElse(explained)),
      heading(2, 'What it means'),
      words(explanation.meaning),
      ...list(
        'box',
        explanation.next.map(({ text }) => ({ text })),
        [heading(2, 'What to do next')],
      ),
      ...list(
        'dot',
        explanation.warnings.map((text) => ({ text })),
        [heading(2, 'Be careful')],
      ),
      ...findingsOf(explained).flatMap(({ title, found }) =>
        list(
          'dot',
          found.map(({ label, value }) => ({ lead: `${label}:`, text: value })),
          [heading(2, title)],
        ),
      ),
      ...list(
        'dot',
        explanation.sayings.map(({ plain, text }) => ({
          text: plain,
          more: [{ text: `“${text.replaceAll(/\s+/g, ' ')}”`, look: 'small' as const }],
        })),
        [heading(2, 'What the court’s phrases say')],
      ),
      ...list(
        'dot',
        meaningsOf(explained).map(({ name, meaning }) => ({ lead: `${name}:`, text: meaning })),
        [heading(2, 'Legal words in it')],
      ),
      heading(2, 'Please know'),
      words(onlyInformation),
      words(`Made with OpenSlate (${made.at}) on ${spokenDate(made.on)}, on your own device.`),
    ],
  };
}
