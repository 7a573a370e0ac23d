import { CloudUpload } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Model } from './by-model.ts';

const toModel = 'model';

/** Whether a form was sent by the button for the model. The Enter key is none. */
export function isForModel({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean {
  return nativeEvent.submitter instanceof HTMLButtonElement && nativeEvent.submitter.value === toModel;
}

/** The other way to ask, and what it means. It is chosen anew for every question. */
export function ModelChoice({ model: { host, name } }: { model: Model }) {
  return (
    <div className="mt-4 rounded-card border border-line px-4 py-4 [&>*+*]:mt-2">
      <p className="font-[650]">Or let a language model put the answer into other words</p>
      <p>
        Then your question leaves this device. It goes through our server to {name} at{' '}
        <span className="wrap-anywhere">{host}</span>, with the questions that you sent there before in this
        talk. We take out names, phone numbers and addresses that we find. We keep nothing. What {host} keeps,
        we cannot tell.
      </p>
      <p>We check each sentence against the law that we have read, and show those that hold.</p>
      <Button type="submit" variant="secondary" size="small" name="answerer" value={toModel}>
        <CloudUpload aria-hidden />
        Send this question to {name}
      </Button>
    </div>
  );
}
