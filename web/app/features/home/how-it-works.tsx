import { Steps } from '../../ui/steps.tsx';

const steps = [
  {
    title: 'Select the state of conviction',
    text: 'Where the case was, not where you live now.',
  },
  {
    title: 'Answer what matters there',
    text: 'Each state has its own questions. “I don’t know” is always fine.',
  },
  {
    title: 'Get an eligibility result',
    text: 'A date, the law behind it, the forms, the fee, and who can help.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mt-4">
      <h2 id="how-it-works">How it works</h2>
      <Steps steps={steps} className="mt-4" />
    </section>
  );
}
