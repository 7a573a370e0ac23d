import {
  CircleHelp,
  ClipboardCheck,
  HandHelping,
  House,
  type LucideIcon,
  MessagesSquare,
  Scale,
  Sparkles,
} from 'lucide-react';

type NavigationLink = { to: string; name: string; description: string };
type IconLink = NavigationLink & { icon: LucideIcon };

/** The seven links of the header, in their order. */
export const mainLinks: readonly NavigationLink[] = [
  { to: '/', name: 'Home', description: 'Where to start' },
  {
    to: '/assessment',
    name: 'Check Eligibility',
    description: 'See if your record may be cleared. 5-10 minutes for a whole record.',
  },
  {
    to: '/record-relief',
    name: 'Record Relief',
    description: 'Expungement, sealing and certificates explained',
  },
  {
    to: '/translator',
    name: 'Legal Translator',
    description: 'Legal words and court papers in plain English',
  },
  {
    to: '/clean-slate',
    name: 'Clean Slate Laws',
    description: 'States that clear some records by themselves',
  },
  { to: '/case-studies', name: 'Case Studies', description: 'Worked examples, state by state' },
  { to: '/community', name: 'Community', description: 'Ask and share without giving your name' },
];

const findPerson = {
  to: '/attorney-finder',
  name: 'Find a person',
  description: 'Legal aid, clinics and court self-help near you',
};

/** What the menus list, which have room for it: people look for a person first. */
export const menuLinks: readonly NavigationLink[] = [...mainLinks, findPerson];

export const bottomBarLinks: readonly IconLink[] = [
  { to: '/', name: 'Home', description: 'Where to start', icon: House },
  {
    to: '/assessment',
    name: 'Assessment',
    description: 'See if your record may be cleared',
    icon: ClipboardCheck,
  },
  { to: '/translator', name: 'Legal Help', description: 'Legal words in plain English', icon: Scale },
];

export const moreLinks: readonly IconLink[] = [
  ...bottomBarLinks,
  {
    to: '/clean-slate',
    name: 'Clean Slate',
    description: 'States that clear records by themselves',
    icon: Sparkles,
  },
  {
    to: '/community',
    name: 'Community',
    description: 'Ask and share without your name',
    icon: MessagesSquare,
  },
  { to: '/help', name: 'Help', description: 'Where to find help', icon: CircleHelp },
  { ...findPerson, icon: HandHelping },
];

export const quickActions: readonly { to: string; name: string }[] = [
  { to: '/assessment', name: 'Start Assessment' },
  { to: '/translator', name: 'Translate Legal Document' },
];

type LinkGroup = { title: string; links: readonly { to: string; name: string }[] };

export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Quick links',
    links: [
      { to: '/assessment', name: 'Check Eligibility' },
      { to: '/assessment-simple', name: 'Short version' },
      { to: '/record-relief', name: 'Record Relief' },
      { to: '/alternative-relief', name: 'Alternative Relief' },
      { to: '/clean-slate', name: 'Clean Slate Laws' },
      { to: '/attorney-finder', name: 'Attorney Finder' },
      { to: '/impact-stories', name: 'Impact Stories' },
      { to: '/help', name: 'FAQ' },
      { to: '/help', name: 'Need Help' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy-policy', name: 'Privacy Policy' },
      { to: '/terms-of-service', name: 'Terms of Service' },
      { to: '/assessment', name: 'Disclaimer' },
      { to: '/analytics', name: 'What we count' },
      { to: '/accessibility-test', name: 'Accessibility' },
    ],
  },
  {
    title: 'Business',
    links: [
      { to: '/contact', name: 'Contact' },
      { to: '/media-inquiries', name: 'Media Inquiries' },
      { to: '/advertisement-inquiries', name: 'Advertisement Inquiries' },
      { to: '/logo-download', name: 'Logo Download' },
    ],
  },
];

/** All that somebody in the midst of questions may want to look up. */
export const shortFooterLinks: LinkGroup['links'] = [
  { to: '/privacy-policy', name: 'Privacy Policy' },
  { to: '/terms-of-service', name: 'Terms of Service' },
  { to: '/help', name: 'Need Help' },
  { to: '/contact', name: 'Contact' },
];
