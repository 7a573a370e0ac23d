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

/** What we promise: badges at the foot of every page, explained on the home page. */
export const promises: readonly Promised[] = [
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
  {
    title: 'GDPR compliant',
    words: 'We follow Europe’s privacy law too: we cannot lose or sell what we never keep.',
    icon: ShieldCheck,
  },
  {
    title: 'Anonymous analytics',
    words: 'We count nothing that could point to you.',
    icon: ChartNoAxesColumn,
  },
  { title: 'No legal advice', words: 'We explain the law. We are not a law firm.', icon: Scale },
];
