import { saidInSpanish } from '@openslate/words/ask/heard/spanish.ts';
import type { ReactNode } from 'react';

const phone = /\(?\b\d{3}\)?[-. ]\d{3}[-.]\d{4}\b/g;

type SaidTextProps = { text: string; lang?: 'es' | undefined; className?: string };

/** The words of an answer: phone numbers to tap, and what is in Spanish said to be so. */
export function SaidText({ text, lang, className = '' }: SaidTextProps) {
  const isSpanish = text.endsWith(saidInSpanish);
  const english = isSpanish ? text.slice(0, -saidInSpanish.length).trim() : text;
  return (
    <>
      <p {...(lang && { lang })} className={className}>
        {withPhones(english)}
      </p>
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
