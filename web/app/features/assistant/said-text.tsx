import { saidInSpanish } from '@openslate/words/ask/heard/spanish.ts';
import type { ReactNode } from 'react';

const phone = /\(?\b\d{3}\)?[-. ]\d{3}[-.]\d{4}\b/g;

/** The words of an answer: phone numbers to tap, and a sentence in Spanish said to be so. */
export function SaidText({ text, className = '' }: { text: string; className?: string }) {
  const isSpanish = text.endsWith(saidInSpanish);
  const english = isSpanish ? text.slice(0, -saidInSpanish.length).trim() : text;
  return (
    <>
      <p className={className}>{withPhones(english)}</p>
      {isSpanish && (
        <p lang="es" className="text-soft">
          {saidInSpanish}
        </p>
      )}
    </>
  );
}

export function withPhones(text: string): readonly ReactNode[] {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { 0: number, index } of text.matchAll(phone)) {
    pieces.push(
      text.slice(from, index),
      <a key={index} href={`tel:${number.replaceAll(/\D/g, '')}`} className="whitespace-nowrap">
        {number}
      </a>,
    );
    from = index + number.length;
  }
  return [...pieces, text.slice(from)];
}
