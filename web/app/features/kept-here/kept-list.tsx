import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { useInView } from '../../ui/use-in-view.ts';

const keptRows = part(() => import('./kept-rows.tsx').then(({ KeptRows }) => KeptRows));

/** Everything that this device holds for the site, fetched when somebody has come that far down the page. */
export function KeptList() {
  const [box, seen] = useInView<HTMLElement>();
  const rows = usePart(keptRows, seen);
  return (
    <section ref={box} aria-labelledby="kept-here" className="needs-script mt-8">
      <h2 id="kept-here" tabIndex={-1} className="text-xl outline-none">
        What this device holds now
      </h2>
      {rows.kind === 'ready' && <rows.part />}
      {rows.kind === 'loading' && <p className="mt-2">Loading…</p>}
      {rows.kind === 'failed' && (
        <p role="status" className="mt-2">
          The list could not be loaded. Check your connection, then{' '}
          <button type="button" className="min-h-9 text-deep underline" onClick={rows.retry}>
            try again
          </button>
          .
        </p>
      )}
    </section>
  );
}
