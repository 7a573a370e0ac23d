import { locate } from '@openslate/contract/site.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '../../page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { newErrorId, reportError } from './error-report.ts';

type Report = { errorId: string; sent: boolean };

/** Stands in for a screen that failed. The ID is what a person quotes to us; the report carries nothing else of theirs. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const report = useReport(error, pathname);
  return locate(pathname).kind === 'shell' ? <AdminError report={report} /> : <PublicError report={report} />;
}

function useReport(error: unknown, pathname: string): Report | undefined {
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    const errorId = newErrorId();
    setReport({ errorId, sent: false });
    reportError({ errorId, error, pathname }).then(
      () => setReport({ errorId, sent: true }),
      () => {},
    );
  }, [error, pathname]);
  return report;
}

function PublicError({ report }: { report: Report | undefined }) {
  usePageTitle('Something went wrong');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // Going to the same place again is what clears an error in the router.
  const tryAgain = () => navigate({ pathname, search, hash }, { replace: true });

  return (
    <div className="page reading py-12">
      <FailedHeading>Something went wrong</FailedHeading>
      <p className="mt-4 text-lg text-soft">
        This is our fault, not yours. What you saved on this device is still there.
      </p>
      <ErrorId report={report} />
      <h2 className="mt-8 text-xl">What you can try</h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        <li>Check your connection.</li>
        <li>Try a different browser.</li>
        <li>Clear this site’s cache and cookies. This also erases answers saved on this device.</li>
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={tryAgain}>Try Again</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload Page
        </Button>
        <ButtonLink variant="quiet" to="/" reloadDocument>
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}

function AdminError({ report }: { report: Report | undefined }) {
  usePageTitle('Admin Panel Error');
  return (
    <div className="page reading py-12">
      <FailedHeading>Admin Panel Error</FailedHeading>
      <p className="mt-4 text-lg text-soft">There was an error with the admin interface.</p>
      <ErrorId report={report} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/admin" reloadDocument>
          Return to Admin Home
        </ButtonLink>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload Page
        </Button>
      </div>
    </div>
  );
}

/** Takes the focus that the failed screen took with it, so that it is read out and the keyboard starts here. */
function FailedHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </h1>
  );
}

function ErrorId({ report }: { report: Report | undefined }) {
  return (
    <div role="status" className="mt-6 rounded-card border border-line bg-card p-4">
      {report && (
        <>
          <p>
            Error ID: <strong className="font-mono">{report.errorId}</strong>
          </p>
          <p className="mt-1 text-soft">
            {report.sent
              ? 'Our team has been notified. If you write to us, quote this ID.'
              : 'If you write to us, quote this ID.'}
          </p>
        </>
      )}
    </div>
  );
}
