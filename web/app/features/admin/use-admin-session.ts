import { useSyncExternalStore } from 'react';
import {
  type AdminSession,
  currentSession,
  subscribeToSession,
  unknownSession,
} from './session/admin-session.ts';

/** Whether an administrator is logged in, in this browser. Unknown until the server was asked. */
export function useAdminSession(): AdminSession {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession);
}
