import { HeartHandshake } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

/** Stands where somebody speaks of hurting themselves. For whoever wrote it, and for whoever reads it. */
export function CrisisLine() {
  return (
    <Card as="aside" tone="sun" aria-label="Help right now" className="mt-4 flex gap-3 px-4! py-4!">
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-sun-ink" />
      <p>
        You do not have to carry this alone. If you are thinking about hurting yourself, or you worry about
        someone, <CrisisLink href="tel:988">call 988</CrisisLink> or{' '}
        <CrisisLink href="sms:988">text 988</CrisisLink>. A person answers, day and night. It is free, and you
        do not have to say your name.
      </p>
    </Card>
  );
}

function CrisisLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-block py-1 font-[650]">
      {children}
    </a>
  );
}
