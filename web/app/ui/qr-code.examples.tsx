import type { Examples } from './examples.ts';
import { QrCode } from './qr-code.tsx';

export const examples: Examples = {
  title: 'QR code',
  purpose: 'A text for a phone’s camera. The same text stands beside it, to be copied.',
  states: [
    {
      name: 'Default',
      render: () => (
        <QrCode text="https://example.org/" label="QR code of the example" caption="Scan it with a phone." />
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <QrCode
          text={`https://example.org/${'a-long-address/'.repeat(12)}`}
          label="QR code of a long example"
          caption="The longer the text, the finer the code: hold the camera closer."
        />
      ),
    },
  ],
};
