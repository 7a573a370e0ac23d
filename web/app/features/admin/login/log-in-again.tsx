import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { notNow } from '../session/admin-session.ts';
import { LoginForm } from './login-form.tsx';
import { whySessionsEnd } from './why-sessions-end.ts';

/** Comes up where a session ended in the middle of something. It closes by itself once the server takes the new one. */
export function LogInAgain() {
  return (
    <Dialog
      open
      onOpenChange={notNow}
      title="Your admin session has ended"
      description={`${whySessionsEnd} Log in again, and what you were doing goes on. Nothing you wrote is lost.`}
    >
      <LoginForm inDialog onDone={() => {}} onLeave={notNow} />
    </Dialog>
  );
}
