import { productName } from '../../product.ts';

export type TourStep = {
  readonly id: 'welcome' | 'assessment' | 'legal-help' | 'community' | 'journey' | 'start';
  readonly title: string;
  readonly description: string;
  /** What to remember of it. */
  readonly note?: { readonly title: string; readonly words: string };
};

/** Each is read in a few seconds, and promises only what works today. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'welcome',
    title: `Welcome to ${productName}`,
    description: 'See whether your criminal record may be cleared. It is free. We ask for no name.',
  },
  {
    id: 'assessment',
    title: 'State-Specific Assessment',
    description:
      'Choose the state of your case and answer in plain words. Our goal for one case is under 5 minutes.',
    note: { title: 'State-specific laws', words: 'Every question comes from the law of that state.' },
  },
  {
    id: 'legal-help',
    title: 'Legal Assistant',
    description:
      'Ask a question in your own words. The answer names its law, and people who may help you for free.',
  },
  {
    id: 'community',
    title: 'Community Support',
    description: 'Ask a question in the forum, or share what worked for you.',
    note: { title: 'Anonymous and safe', words: 'You post under a made-up name, without an account.' },
  },
  {
    id: 'journey',
    title: 'Track Your Journey',
    description: 'Your answers, and the steps you tick off, stay on this device. Go on where you stopped.',
  },
  {
    id: 'start',
    title: 'Ready to Get Started?',
    description: 'See what may be cleared, on what date, under which law, and what to do next.',
    note: { title: 'Ready to begin', words: 'We show you the button. You can stop at any time.' },
  },
];
