import { MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';

const numbers = [
  { number: '988', canText: true },
  { number: '911', canText: false },
];

const labels = {
  en: { call: 'Call', text: 'Text' },
  es: { call: 'Llamar al', text: 'Enviar un texto al' },
};

/** The numbers that the words name, to be called with a tap. */
export function HelpNow({ text, lang = 'en' }: { text: string; lang?: 'en' | 'es' | undefined }) {
  const { call, text: write } = labels[lang];
  const named = numbers.filter(({ number }) => text.includes(number));
  if (named.length === 0) return null;
  return (
    <p lang={lang} className="flex flex-wrap gap-3">
      {named.map(({ number, canText }, at) => (
        <span key={number} className="contents">
          <ButtonLink href={`tel:${number}`} variant={at === 0 ? 'primary' : 'secondary'}>
            <Phone aria-hidden />
            {call} {number}
          </ButtonLink>
          {canText && (
            <ButtonLink href={`sms:${number}`} variant="secondary">
              <MessageCircle aria-hidden />
              {write} {number}
            </ButtonLink>
          )}
        </span>
      ))}
    </p>
  );
}
