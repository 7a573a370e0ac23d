import * as z from 'zod/mini';
import { displayNameLength, passwordLength, usernameLength } from './admin-limits.ts';

/** Whether anyone administers this site yet; without an admin, the login form leads to the setup page. */
export const SetupCheck = z.object({ hasAdmins: z.boolean() });

/** One account each, however its name is typed: in capitals, with é as one character or as two. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFKC'),
    z.toLowerCase(),
    z.minLength(usernameLength.least),
    z.maxLength(usernameLength.most, { abort: true }),
    z.regex(/^[\p{L}\p{N}._-]+$/u, 'Use letters, digits, dots, dashes and underscores.'),
  );
/** What visitors read below a reply. Nothing in it can hide or turn around what stands beside it. */
export const DisplayName = z
  .string()
  .check(
    z.normalize('NFKC'),
    z.trim(),
    z.minLength(displayNameLength.least),
    z.maxLength(displayNameLength.most),
    z.regex(/^[\p{L}\p{M}\p{N}\p{P} ]*$/u, 'Use letters, digits, spaces and punctuation.'),
  );
const Password = z.string().check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most));
const Typed = z.string().check(z.maxLength(1_000));
const proof = { recaptchaToken: z.optional(z.nullable(z.string().check(z.maxLength(4_000)))) };

export const AdminSetup = z.strictObject({
  setupCode: Typed,
  username: Username,
  password: Password,
  displayName: z.optional(DisplayName),
});

/** Without a username where the site has no admin yet: the answer then is `setup_required`. */
export const AdminLogin = z.strictObject({
  username: z.optional(Typed),
  password: Typed,
  /** Six digits from the authenticator app, or one of the recovery codes. */
  totp: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** Told at an earlier login on this device. */
  deviceToken: z.optional(z.string().check(z.maxLength(200))),
  ...proof,
});

export const AdminRecovery = z.strictObject({ recoveryCode: Typed, password: Password });

/**
 * Told once; the server keeps hashes. `deviceToken` comes where the device was not known. It opens nothing; sent with
 * the next login, it spares that login a wait that strangers caused.
 */
export const AdminToken = z.object({ token: z.string(), deviceToken: z.exactOptional(z.string()) });
export type AdminToken = z.infer<typeof AdminToken>;

export const AdminIdentity = z.object({ id: z.string(), username: z.string() });
export type AdminIdentity = z.infer<typeof AdminIdentity>;

/** Who is logged in, and what waits for them. */
export const AdminStats = z.object({
  admin: z.extend(AdminIdentity, { secondFactor: z.boolean() }),
  posts: z.object({ total: z.int(), held: z.int(), reported: z.int() }),
  stories: z.object({ waiting: z.int() }),
  messages: z.object({ unread: z.int() }),
  /** Logins to this account that were turned away since its admin was last here; with `wrongCodes` the password was right. */
  refused: z.object({ since: z.iso.datetime(), logins: z.int(), wrongCodes: z.int() }),
});
export type AdminStats = z.infer<typeof AdminStats>;

export const AdminSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
  username: z.string(),
});
export type AdminSession = z.infer<typeof AdminSession>;
export const AdminSessions = z.object({ data: z.array(AdminSession) });
export type AdminSessions = z.infer<typeof AdminSessions>;

/** Where an admin logged in before. */
export const AdminDevice = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
  username: z.string(),
});
export type AdminDevice = z.infer<typeof AdminDevice>;
export const AdminDevices = z.object({ data: z.array(AdminDevice) });
export type AdminDevices = z.infer<typeof AdminDevices>;

export const AdminAccount = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  createdAt: z.iso.datetime(),
  disabled: z.boolean(),
  secondFactor: z.boolean(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;
export const AdminAccounts = z.object({ data: z.array(AdminAccount) });
export type AdminAccounts = z.infer<typeof AdminAccounts>;

export const NewAdmin = z.strictObject({
  username: Username,
  password: Password,
  displayName: z.optional(DisplayName),
});
/** One of them, or both. */
export const AdminChange = z
  .strictObject({ disabled: z.optional(z.boolean()), displayName: z.optional(DisplayName) })
  .check(
    z.refine(({ disabled, displayName }) => disabled !== undefined || displayName !== undefined, {
      error: 'Say what to change.',
      path: ['disabled'],
    }),
  );
export const PasswordChange = z.strictObject({ currentPassword: Typed, newPassword: Password });
/** Ids are made here, of letters, digits and dashes: what holds anything else was never given out. */
export const ThingId = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'Send the id exactly as you received it.')),
});

/** Begun with a secret to put into the app, finished with a code the app shows. */
export const SecondFactorBegun = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorBegun = z.infer<typeof SecondFactorBegun>;
export const SecondFactorConfirmation = z.strictObject({ totp: z.string().check(z.trim(), z.maxLength(10)) });
export const SecondFactorReady = z.object({ recoveryCodes: z.array(z.string()) });
export const SecondFactorRemoval = z.strictObject({ password: Typed });

/** What was done, by whom and when; `what` names the thing it was done to, never its content. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  username: z.string(),
  action: z.string(),
  what: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditLog = z.object({
  data: z.array(AuditEntry),
  pagination: z.object({ nextCursor: z.nullable(z.string()) }),
  /** Logins to any account that were turned away within so many hours; with `wrongCodes` the password was right. */
  refused: z.object({ hours: z.int(), logins: z.int(), wrongCodes: z.int() }),
});
export type AuditLog = z.infer<typeof AuditLog>;
export const PageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
});
