import { part } from '../../parts/part.ts';
import { PartFailed } from '../../parts/part-failed.tsx';
import { usePart } from '../../parts/use-part.ts';
import { Button } from '../../ui/button.tsx';

// Who came for a paper does not wait for it.
const talk = part(() => import('./open-talk.tsx').then(({ OpenTalk }) => OpenTalk));

/** Questions in ordinary words, answered on the device. */
export function AskTab({ shown }: { shown: boolean }) {
  const drawn = usePart(talk, shown);
  return (
    // Links lead here, also before any script has run.
    <div id="ask" className="scroll-mt-40">
      <p>
        Ask about clearing a record. The answer comes from the law that we have read, with its section, so
        that you can check it. It is not legal advice.
      </p>
      <div className="needs-script mt-4">
        {drawn.kind === 'loading' && <p className="text-soft">Loading …</p>}
        {drawn.kind === 'failed' && (
          <PartFailed announce="polite" title="We could not load this part" missing={drawn.missing}>
            <p>Check your connection, then try again.</p>
            <Button variant="secondary" onClick={drawn.retry}>
              Try again
            </Button>
          </PartFailed>
        )}
        {drawn.kind === 'ready' && <drawn.part />}
      </div>
      <noscript>
        <p className="mt-2">
          This part needs JavaScript, because questions are answered on your own device and not on our server.
          Without it you can read <a href="/help">questions and answers</a> and{' '}
          <a href="/record-relief">the law of each state</a>.
        </p>
      </noscript>
    </div>
  );
}
