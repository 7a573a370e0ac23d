import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { part } from '../../parts/part.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { sampleRecord } from './sample-record.ts';
import { SelfCheckScreen } from './self-check-screen.tsx';

const answers = part(() =>
  import('@openslate/contract/eligibility.ts').then(({ EligibilityResult }) => EligibilityResult),
);

/** The judging over HTTP, on a record of nobody. The assessment itself judges in the browser and asks no server. */
export function AssessmentSelfCheck() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const [EligibilityResult, answer] = await Promise.all([
        answers.load(),
        request('POST', '/api/eligibility', { body: sampleRecord }),
      ]);
      return EligibilityResult.parse(answer);
    },
    // Developers want to see the first failure, not the third.
    retry: false,
  });

  return (
    <SelfCheckScreen
      heading="Assessment self-check"
      purpose="For developers: sends a made-up record to the server and shows what it answers."
    >
      <Button onClick={() => mutate()} busy={isPending} busyLabel="Asking…">
        Send the sample record
      </Button>
      <p role="status">
        {error
          ? failureWords(error)
          : data
            ? `${data.state}, ${data.asOf}: ${data.charges.map(({ id, outcome }) => `${id} ${outcome}`).join(', ')}`
            : 'Nothing sent yet.'}
      </p>
      <Shown summary="What is sent" value={sampleRecord} />
      {data && <Shown summary="What came back" value={data} />}
    </SelfCheckScreen>
  );
}

function failureWords(error: Error): string {
  // A server that was never reached has no status.
  const answered = error instanceof ApiError && error.code !== 'UNKNOWN_ERROR';
  return answered ? `HTTP error! status: ${error.statusCode}` : `It failed: ${error.message}`;
}

function Shown({ summary, value }: { summary: string; value: unknown }) {
  return (
    <Accordion summary={summary}>
      <pre className="rounded-field bg-wash p-3 text-[0.9rem] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {JSON.stringify(value, null, 2)}
      </pre>
    </Accordion>
  );
}
