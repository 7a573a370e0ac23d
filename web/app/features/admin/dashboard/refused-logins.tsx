import type { AdminStats } from '@openslate/contract/admin.ts';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { inFigures } from '../../../ui/in-figures.ts';
import { When } from './when.tsx';

/** Tells whoever is logged in that somebody else tried to be them. */
export function RefusedLogins({ refused: { since, logins, wrongCodes } }: Pick<AdminStats, 'refused'>) {
  if (logins === 0) return null;
  const change = <Link to="/admin?tab=admins#own-password">change your password</Link>;
  return (
    <Alert
      kind={wrongCodes > 0 ? 'no' : 'wait'}
      title={`Since your last visit: ${refusedWords(logins, wrongCodes)}`}
      announce="polite"
      className="mt-6"
    >
      <p>
        You were last here on <When at={since} />.{' '}
        {wrongCodes > 0 ? (
          <>If that was not you, somebody knows your password: {change} now.</>
        ) : (
          <>Nobody got in this way. If you use this password anywhere else, {change}.</>
        )}
      </p>
    </Alert>
  );
}

export function refusedWords(logins: number, wrongCodes: number): string {
  const refused = `${inFigures(logins)} refused sign-in${logins === 1 ? '' : 's'}`;
  if (wrongCodes === 0) return refused;
  const which = logins === 1 ? '' : `${inFigures(wrongCodes)} of them `;
  return `${refused}, ${which}with the right password but a wrong code`;
}
