import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { AdminEntry } from '../entry/admin-entry.tsx';
import { useAdminSession } from '../use-admin-session.ts';
import { LoginForm } from './login-form.tsx';
import { redirectDelay } from './redirect-delay.ts';
import { returnPathIn } from './return-path.ts';
import { whySessionsEnd } from './why-sessions-end.ts';

/** The login form as a page of its own; goes back to the page that sent here. */
export function LoginScreen() {
  const { status, refused } = useAdminSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [justNow, setJustNow] = useState(false);
  const back = returnPathIn(query, location.origin);

  function done() {
    setJustNow(true);
    setTimeout(() => navigate(back, { replace: true }), redirectDelay);
  }

  if (status === 'signedIn' && !justNow) return <Navigate to={back} replace />;
  return (
    <AdminEntry heading="Admin login" purpose="For the people who run this site.">
      {refused && <Ended />}
      <LoginForm onDone={done} />
      <p className="mt-8 text-soft">
        Locked out? <Link to="/emergency-admin">Use a recovery code</Link>, or{' '}
        <Link to="/debug-login">check the login of this browser</Link>.
      </p>
    </AdminEntry>
  );
}

function Ended() {
  return (
    <Alert kind="wait" title="Your admin session has ended" announce="polite" className="mb-6">
      <p>{whySessionsEnd} Please log in again.</p>
    </Alert>
  );
}
