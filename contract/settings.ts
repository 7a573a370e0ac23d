import * as z from 'zod/mini';
import { unsetPublicUrl } from './unset-address.ts';

/**
 * Settings that visitors see in pages. The build draws them into the pages and the server reads the same
 * ones from the environment, so the two can't disagree.
 */
const address = (name: string) =>
  z.optional(z.email(`${name} must be an e-mail address, like help@example.org.`));
const account = (name: string) =>
  z.optional(z.url({ protocol: /^https$/, error: `${name} must be an https address.` }));

const site = z
  .string()
  .check(
    z.regex(
      /^https?:\/\/[^\s/?#@]+\/?$/,
      'PUBLIC_URL must be the address of the whole site, like https://openslate.example, without a path.',
    ),
  );

export const PublicSettings = z.object({
  PUBLIC_URL: z._default(site, unsetPublicUrl),
  CONTACT_EMAIL: address('CONTACT_EMAIL'),
  MEDIA_EMAIL: address('MEDIA_EMAIL'),
  ADVERTISING_EMAIL: address('ADVERTISING_EMAIL'),
  FACEBOOK_URL: account('FACEBOOK_URL'),
  X_URL: account('X_URL'),
  WHATSAPP_URL: account('WHATSAPP_URL'),
  /** Where “Leave this site now” leads: a page about something else. */
  LEAVE_URL: z._default(
    z.url({
      protocol: /^https$/,
      error: 'LEAVE_URL must be the https address of a page about something else.',
    }),
    'https://www.weather.gov/',
  ),
});

export type PublicSettings = z.infer<typeof PublicSettings>;
