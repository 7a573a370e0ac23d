import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { newErrorId, reportError } from '../errors/error-report.ts';
import { SelfCheckScreen } from './self-check-screen.tsx';

/** The way a screen that failed reports itself, on a report that says it is a check. */
export function MutationSelfCheck() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const errorId = newErrorId();
      await reportError({ errorId, error: 'Self-check: no screen failed.', pathname: '/test-mutation' });
      return errorId;
    },
  });

  return (
    <SelfCheckScreen
      heading="Mutation self-check"
      purpose="For developers: sends the server an error report that says it is only a check."
    >
      <Button onClick={() => mutate()} busy={isPending} busyLabel="Sending…">
        Send a report
      </Button>
      <p role="status">
        {error ? `It failed: ${error.message}` : data ? `Received as ${data}.` : 'Nothing sent yet.'}
      </p>
    </SelfCheckScreen>
  );
}
