import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InquiryScreen } from './inquiry-screen.tsx';

const drawn = (address: string | undefined) =>
  renderToStaticMarkup(
    <InquiryScreen heading="Contact" purpose="Write." address={address} topic="question">
      <p>Or look it up.</p>
    </InquiryScreen>,
  );

it('whoever wants an answer is given the operator’s address where there is one', () => {
  expect(drawn('help@example.org')).toContain('href="mailto:help@example.org"');
  expect(drawn('help@example.org')).not.toContain('have not given an address');
});

it('whoever wants an answer is told where there is nobody to give one', () => {
  expect(drawn(undefined)).not.toContain('mailto:');
  expect(drawn(undefined)).toContain('cannot answer it');
});
