import { Alert } from '../../ui/alert.tsx';

/** The browser refused to keep the answers, or has no room left. They are still on this page. */
export function NotSaved({ className }: { className?: string }) {
  return (
    <Alert
      kind="wait"
      title="This browser does not let us keep your answers"
      announce="polite"
      {...(className && { className })}
    >
      <p>
        Do not close this page before you have seen the result. You can then print it or save it as a PDF.
      </p>
    </Alert>
  );
}
