import type { ComponentType } from 'react';
import { LinkCard } from '../../ui/card.tsx';
import {
  AskedQuestion,
  type DrawingProps,
  Helper,
  MarkedDay,
  OpenBook,
  Pages,
  ReadPaper,
  Road,
  ShortPage,
  Signpost,
  TwoVoices,
  WipedPage,
} from '../../ui/drawings.tsx';

type Feature = { to: string; name: string; words: string; drawing: ComponentType<DrawingProps> };

const features: readonly Feature[] = [
  {
    to: '/assessment-simple',
    name: 'Short version',
    words: 'One charge on one page, for a first answer.',
    drawing: ShortPage,
  },
  {
    to: '/translator',
    name: 'Legal Translator',
    words: 'What a court paper means, in plain English, also from a photo.',
    drawing: ReadPaper,
  },
  {
    to: '/translator#ask',
    name: 'Legal Assistant',
    words: 'Ask in your own words. The answer names its law.',
    drawing: AskedQuestion,
  },
  {
    to: '/assessment',
    name: 'Progress and Reminders',
    words: 'Go on where you stopped, tick off steps, and be reminded of your day.',
    drawing: Road,
  },
  {
    to: '/record-relief',
    name: 'Record Relief',
    words: 'What expungement, sealing and certificates are.',
    drawing: Pages,
  },
  {
    to: '/clean-slate',
    name: 'Clean Slate Laws',
    words: 'Which states clear some records by themselves, and since when.',
    drawing: WipedPage,
  },
  {
    to: '/attorney-finder',
    name: 'Attorney Finder',
    words: 'Legal aid, free clinics and court self-help, state by state.',
    drawing: Helper,
  },
  {
    to: '/alternative-relief',
    name: 'Alternative Relief',
    words: 'What you can still do when a record cannot be cleared.',
    drawing: Signpost,
  },
  {
    to: '/help',
    name: 'Help',
    words: 'Common questions, and the words of the law in plain English.',
    drawing: OpenBook,
  },
  {
    to: '/case-studies',
    name: 'Case Studies',
    words: 'Worked examples, with dates and the law behind them.',
    drawing: MarkedDay,
  },
  {
    to: '/impact-stories',
    name: 'Impact Stories',
    words: 'What clearing a record changed, from research and from people.',
    drawing: TwoVoices,
  },
];

/** What works today, and where. */
export function Features() {
  return (
    <section aria-labelledby="features" className="mt-14">
      <h2 id="features">What else is here</h2>
      <p className="reading mt-2 text-soft">
        You can save your result as a PDF, put its dates in your calendar, write the letters it takes, or
        share it by a locked link.
      </p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ to, name, words, drawing: Drawing }) => (
          <li key={to} className="grid">
            <LinkCard to={to} title={name} picture={<Drawing className="size-11 lg:size-14" />}>
              <p className="text-soft">{words}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
