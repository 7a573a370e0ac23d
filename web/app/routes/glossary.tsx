import type { ListedWord } from '../features/glossary/glossary.ts';
import { GlossaryScreen } from '../features/glossary/glossary-screen.tsx';
import { readGlossary } from '../features/glossary/read-glossary.server.ts';
import { type Packed, packed, useUnpacked } from '../packed.ts';
import { pageMeta } from '../page-meta.ts';

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export const loader = (): Packed => packed(readGlossary());

export const meta = () =>
  pageMeta({
    path: '/glossary',
    title: 'Words of the law',
    description:
      'What the words on court papers, dockets and background checks mean, in plain English, with examples and how states differ.',
    keywords: ['legal glossary', 'court terms', 'nolle prosequi meaning', 'disposition meaning'],
  });

export default function Glossary() {
  return <GlossaryScreen words={useUnpacked<readonly ListedWord[]>()} />;
}
