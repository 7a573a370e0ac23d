import {
  ChartNoAxesColumn,
  HandCoins,
  LockKeyhole,
  type LucideIcon,
  Scale,
  ShieldCheck,
  UserRoundX,
} from 'lucide-react';

type Promised = { title: string; words: string; icon: LucideIcon };

/** Where nobody is named who answers for the site, one can build what that law asks for, and no more. */
const gdpr = {
  answered: {
    title: 'GDPR compliant',
    words: 'We follow Europe’s privacy law too: we cannot lose or sell what we never keep.',
    icon: ShieldCheck,
  },
  unanswered: {
    title: 'Built for GDPR',
    words: 'Built to follow Europe’s privacy law too: what is never kept cannot be lost or sold.',
    icon: ShieldCheck,
  },
} as const satisfies Record<string, Promised>;

/**
 * What we promise: badges at the foot of every page, explained on the home page. `answeredBy` is whom people can write to
 * about their data.
 */
export const promisesOf = (answeredBy: string | undefined): readonly Promised[] => [
  { title: '100% free forever', words: 'No fee, no account, no advertisements.', icon: HandCoins },
  {
    title: 'Data protected',
    words: 'Every page is served without anybody else’s scripts.',
    icon: LockKeyhole,
  },
  {
    title: 'No personal data stored',
    words: 'No name, no internet address, no cookie for visitors.',
    icon: UserRoundX,
  },
  answeredBy ? gdpr.answered : gdpr.unanswered,
  {
    title: 'Anonymous analytics',
    words: 'We count nothing that could point to you.',
    icon: ChartNoAxesColumn,
  },
  { title: 'No legal advice', words: 'We explain the law. We are not a law firm.', icon: Scale },
];
