import { ChosenAnswer, ChosenTile, MarkedDay } from '../../ui/drawings.tsx';
import { Steps } from '../../ui/steps.tsx';

const steps = [
  {
    title: 'Select the state of conviction',
    text: 'Where the case was, not where you live now.',
    drawing: <ChosenTile className="size-14" />,
  },
  {
    title: 'Answer what matters there',
    text: 'Each state has its own questions. “I don’t know” is always fine.',
    drawing: <ChosenAnswer className="size-14" />,
  },
  {
    title: 'Get an eligibility result',
    text: 'A date, the law behind it, the forms, the fee, and who can help.',
    drawing: <MarkedDay className="size-14" />,
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="drawn-third mt-4">
      <h2 id="how-it-works">How it works</h2>
      <Steps steps={steps} className="mt-4" />
    </section>
  );
}
