import type { AdminStats } from '@openslate/contract/admin.ts';
import type { Once } from '../../sent-again/once.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import type { Attempts } from './attempts.ts';
import type { AuditTrail } from './audit.ts';
import type { KnownDevices } from './devices.ts';
import type { AdminGuard } from './guard.ts';
import type { Passwords } from './passwords.ts';
import type { Rescues } from './rescues.ts';
import type { SecondFactors } from './second-factors.ts';
import type { AdminSessions } from './sessions.ts';
import type { Admins } from './store.ts';

/** What waits for an admin, on the whole site. */
type Waiting = Omit<AdminStats, 'admin' | 'refused'>;

/** What the routes of this feature are made of. */
export type AdminParts = {
  admins: Admins;
  sessions: AdminSessions;
  devices: KnownDevices;
  passwords: Passwords;
  secondFactors: SecondFactors;
  rescues: Rescues;
  attempts: Attempts;
  audit: AuditTrail;
  guard: AdminGuard;
  /** The same for those as well who have to set up a second factor before they do anything else. */
  arrivingGuard: AdminGuard;
  secondFactorRequired: boolean;
  once: Once;
  botCheck: BotCheck;
  waiting: () => Promise<Waiting>;
  dataDir: string;
};
