import { Card, LinkCard } from './card.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  title: 'Card',
  purpose: 'Holds together what belongs together.',
  states: [
    {
      name: 'Tones',
      render: () => (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Card>
            <p>Plain: the usual card.</p>
          </Card>
          <Card tone="raised">
            <p>Raised: lies above the page, such as a menu.</p>
          </Card>
          <Card tone="deep">
            <p>Deep: something to do now.</p>
          </Card>
          <Card tone="sun">
            <p>Sun: a date to remember.</p>
          </Card>
        </div>
      ),
    },
    {
      name: 'As a link',
      render: () => (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <LinkCard to="/help" title="Get help from a person" level={4}>
            Free offices that answer questions by phone.
          </LinkCard>
          <LinkCard to="/privacy-policy" title="What we keep, and what we never see" level={4} />
        </div>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Card>
          <h4 className="text-[1.15rem]">
            Before you go to the courthouse, write down everything you already know about the case
          </h4>
          <p className="mt-2">
            The case number, the name of the court and the year are enough for a clerk to find the file. If
            you have none of them, your full name at the time and your date of birth usually do. Someone with
            a very long reference such as EX-0000-CR-0000000-2016-AMENDED-SUPPLEMENTAL should see it break
            instead of running out of the card.
          </p>
        </Card>
      ),
    },
  ],
};
