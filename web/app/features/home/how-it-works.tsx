import { Card } from '../../ui/card.tsx';

const steps = [
  {
    title: 'Select the state of conviction',
    words: 'Where the case was, not where you live now.',
  },
  {
    title: 'Answer what matters there',
    words: 'Each state has its own questions. “I don’t know” is always fine.',
  },
  {
    title: 'Get an eligibility result',
    words: 'A date, the law behind it, the forms, the fee, and who can help.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mt-4">
      <h2 id="how-it-works">How it works</h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map(({ title, words }, position) => (
          <Card as="li" key={title}>
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full bg-sun-wash font-bold text-sun-ink"
            >
              {position + 1}
            </span>
            <h3 className="mt-3">{title}</h3>
            <p className="mt-2">{words}</p>
          </Card>
        ))}
      </ol>
    </section>
  );
}
