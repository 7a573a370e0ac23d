import { MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';

const numbers = [
  { number: '988', canText: true },
  { number: '911', canText: false },
];

/** The numbers that the words name, to be called with a tap. */
export function HelpNow({ text }: { text: string }) {
  const named = numbers.filter(({ number }) => text.includes(number));
  if (named.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-3">
      {named.map(({ number, canText }, at) => (
        <span key={number} className="contents">
          <ButtonLink href={`tel:${number}`} variant={at === 0 ? 'primary' : 'secondary'}>
            <Phone aria-hidden />
            Call {number}
          </ButtonLink>
          {canText && (
            <ButtonLink href={`sms:${number}`} variant="secondary">
              <MessageCircle aria-hidden />
              Text {number}
            </ButtonLink>
          )}
        </span>
      ))}
    </p>
  );
}
