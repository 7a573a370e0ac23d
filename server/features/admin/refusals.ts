import { Refusal } from '../../http/refusal.ts';
import { adviceOn } from './guessable.ts';
import { type Admins, readsTheSame } from './store.ts';

/** One form's field, in the same shape as a request that does not fit its schema. */
export function badField(field: string, advice: string): Refusal {
  return new Refusal(400, 'invalid_input', 'One thing needs to be changed.', { [field]: advice });
}

export function refuseGuessable(password: string, username: string, field: string): void {
  const advice = adviceOn(password, username);
  if (advice) throw badField(field, advice);
}

/** What visitors read must not tell them half of what opens the site. */
export async function refuseLoginName(
  displayName: string | undefined,
  admins: Admins,
  ownUsername?: string,
): Promise<void> {
  if (displayName === undefined) return;
  const own = ownUsername !== undefined && readsTheSame(displayName, ownUsername);
  if (own || (await admins.isLoginName(displayName)))
    throw badField('displayName', 'This is a username. Choose a name that nobody logs in with.');
}

/** The same for an unknown name, a wrong password and an account that is disabled. */
export function invalidCredentials(): Refusal {
  return new Refusal(401, 'invalid_credentials', 'Invalid credentials');
}
