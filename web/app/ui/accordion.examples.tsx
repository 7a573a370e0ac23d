import { Accordion } from './accordion.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  title: 'Accordion',
  purpose: 'Keeps an explanation at hand without putting it in the way. Works without JavaScript.',
  states: [
    {
      name: 'Closed',
      render: () => (
        <Accordion summary="Why we ask">
          <p>The answer decides which question comes next.</p>
        </Accordion>
      ),
    },
    {
      name: 'Open',
      render: () => (
        <Accordion summary="Where do I find this?" open>
          <p>On the first page of the papers from the court, near the top.</p>
        </Accordion>
      ),
    },
    {
      name: 'A group of which one is open',
      render: () => (
        <div className="border-b border-line">
          <Accordion name="example-questions" summary="Do I have to give my name?">
            <p>No. There is no account either.</p>
          </Accordion>
          <Accordion name="example-questions" summary="Can I stop in the middle?">
            <p>Yes. The answers wait on this phone.</p>
          </Accordion>
        </div>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Accordion summary="What if the case was in another state, or in more than one county, or I was never told how it ended?">
          <p>Answer for one case at a time. You can add the others afterwards.</p>
        </Accordion>
      ),
    },
  ],
};
