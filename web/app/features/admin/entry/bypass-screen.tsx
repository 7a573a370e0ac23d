import { useNavigate } from 'react-router';
import { keepAdminToken } from '../../../api/admin-token.ts';
import { bypassToken } from '../../../api/bypass-token.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { AdminEntry } from './admin-entry.tsx';

/** Into the admin screens without a server, for those who work on them. Of the built site it is not a part. */
export function BypassScreen() {
  if (import.meta.env.DEV) return <DevelopmentAccess />;
  return (
    <AdminEntry
      heading="Development access"
      purpose="Works only in the development server, never here. Administrators use the login page."
    >
      <ButtonLink to="/admin-login">Go to the login</ButtonLink>
    </AdminEntry>
  );
}

function DevelopmentAccess() {
  const navigate = useNavigate();

  function enter() {
    keepAdminToken(bypassToken);
    navigate('/admin');
  }

  return (
    <AdminEntry
      heading="Development access"
      purpose="Opens the admin screens with sample data. Nothing is sent to the server, and it would accept nothing."
    >
      <Button onClick={enter}>Open the admin screens</Button>
    </AdminEntry>
  );
}
