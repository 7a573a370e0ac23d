import { useNavigate } from 'react-router';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { redirectDelay } from './redirect-delay.ts';

export type LoginModalProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function LoginModal({ open, onOpenChange }: LoginModalProps) {
  const navigate = useNavigate();

  function done() {
    onOpenChange(false);
    // Not cleared when the modal goes away: it goes away first.
    setTimeout(() => navigate('/admin'), redirectDelay);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Admin login"
      description="For the people who run this site. You need no login to use it."
    >
      <LoginForm inDialog onDone={done} onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}
