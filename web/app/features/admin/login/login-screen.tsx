import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import type { TokenEnd } from '../../../api/admin-token.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AdminEntry } from '../entry/admin-entry.tsx';
import { useAdminSession } from '../use-admin-session.ts';
import { LoginForm } from './login-form.tsx';
import { redirectDelay } from './redirect-delay.ts';
import { returnPathIn } from './return-path.ts';

/** The login form as a page of its own; goes back to the page that sent here. */
export function LoginScreen() {
  const { status, ended } = useAdminSession();
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
      {ended && <Ended how={ended} />}
      <LoginForm onDone={done} />
      <p className="mt-8 text-soft">
        Locked out? <Link to="/emergency-admin">Use a recovery code</Link>, or{' '}
        <Link to="/debug-login">check the login of this browser</Link>.
      </p>
    </AdminEntry>
  );
}

function Ended({ how }: { how: TokenEnd }) {
  return (
    <Alert kind="wait" title="Your admin session has ended" announce="polite" className="mb-6">
      <p>
        {how === 'refused'
          ? 'Sessions end after 12 hours without use, after 7 days, or when somebody ends them. Please log in again.'
          : 'The server could not be reached, so this browser was logged out. Please log in again.'}
      </p>
    </Alert>
  );
}
