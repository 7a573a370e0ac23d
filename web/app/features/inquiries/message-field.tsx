import { contactMessageLength } from '@openslate/contract/contact-topics.ts';
import { TextArea, type TextAreaProps } from '../../ui/fields/text-area.tsx';
import type { ProofInAdvance } from '../bot-check/proof-in-advance.ts';
import { DetailsHint } from '../writing/details-hint.tsx';

type MessageFieldProps = Pick<TextAreaProps, 'id' | 'label' | 'hint' | 'rows' | 'error'> & {
  message: string;
  onChange: (message: string) => void;
  proofs: ProofInAdvance;
};

/** Where a message to the people who run the site is written, and what in it may tell who wrote it. */
export function MessageField({ message, onChange, proofs, ...rest }: MessageFieldProps) {
  return (
    <>
      <TextArea
        {...rest}
        least={contactMessageLength.least}
        limit={contactMessageLength.most}
        value={message}
        // While somebody writes, there is time to show that it is not a machine.
        onFocus={() => proofs.begin()}
        onChange={({ target }) => onChange(target.value)}
      />
      <DetailsHint text={message} onBlank={onChange} />
    </>
  );
}
