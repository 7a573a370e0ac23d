import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { part } from '../../parts/part.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import type { LoginModalProps } from './login/login-modal.tsx';
import { loginTexts } from './login/login-texts.ts';
import { isAtWork, notNow } from './session/admin-session.ts';
import { signOut } from './session/sign-out.ts';
import { useAdminSession } from './use-admin-session.ts';

const logInAgain = part(() => import('./login/log-in-again.tsx').then(({ LogInAgain }) => LogInAgain));
const loginModal = part(() => import('./login/login-modal.tsx').then(({ LoginModal }) => LoginModal));

/** The corner of the footer for the people who run the site. The form is loaded when it is asked for. */
export function AdminAccess() {
  const session = useAdminSession();
  return (
    <section aria-labelledby="administrator-access" className="needs-script">
      <h2 id="administrator-access" className="font-sans font-semibold text-base">
        Administrator Access
      </h2>
      {isAtWork(session) ? <SignedIn /> : <LoginButton />}
      {session.asking && <AskedAgain />}
    </section>
  );
}

function SignedIn() {
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <p className="text-soft">Logged in as Admin</p>
      <Link to="/admin" className="footer-link">
        Dashboard
      </Link>
      <button type="button" onClick={signOut} className="footer-link underline underline-offset-[0.18em]">
        Logout
      </button>
    </div>
  );
}

/** The form is loaded when a session ends, and asked for again where that fails. */
function AskedAgain() {
  const [Modal, setModal] = useState<ComponentType>();
  useEffect(() => {
    logInAgain.load().then(
      (loaded) => setModal(() => loaded),
      () => {
        showToast({ ...loginTexts.unreachable, kind: 'no' });
        notNow();
      },
    );
  }, []);
  return Modal && <Modal />;
}

function LoginButton() {
  const [Modal, setModal] = useState<ComponentType<LoginModalProps>>();
  const [open, setOpen] = useState(false);

  async function press() {
    try {
      const LoginModal = await loginModal.load();
      setModal(() => LoginModal);
      setOpen(true);
    } catch {
      showToast({ ...loginTexts.unreachable, kind: 'no' });
    }
  }

  return (
    <>
      <button type="button" onClick={press} className="footer-link underline underline-offset-[0.18em]">
        Admin Login
      </button>
      {Modal && <Modal open={open} onOpenChange={setOpen} />}
    </>
  );
}
