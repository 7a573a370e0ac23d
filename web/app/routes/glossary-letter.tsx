import { useParams } from 'react-router';
import type { ExplainedWord } from '../features/glossary/glossary.ts';
import { LetterScreen } from '../features/glossary/letter-screen.tsx';
import { readLetter } from '../features/glossary/read-glossary.server.ts';
import { type Packed, packed, useUnpacked } from '../packed.ts';
import { pageMeta } from '../page-meta.ts';

type Args = { params: { letter?: string } };

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export const loader = ({ params }: Args): Packed => packed(readLetter(letterIn(params)));

export const meta = ({ params }: Args) => {
  const letter = letterIn(params);
  return pageMeta({
    path: `/glossary/${letter}`,
    title: `Words of the law: ${letter.toUpperCase()}`,
    description: `What the words on court papers that begin with ${letter.toUpperCase()} mean, in plain English, with examples and how states differ.`,
    keywords: ['legal glossary', 'court terms', 'plain English'],
  });
};

export default function GlossaryLetter() {
  const words = useUnpacked<readonly ExplainedWord[]>();
  return <LetterScreen letter={letterIn(useParams())} words={words} />;
}

const letterIn = ({ letter = '' }: Args['params']): string => letter.toLowerCase();
