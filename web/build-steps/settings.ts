import { PublicSettings } from '@openslate/contract/settings.ts';

/** The settings drawn into pages. An empty value means the same as none. */
export function publicSettings(env: Record<string, string | undefined>): PublicSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const settings = PublicSettings.safeParse(given);
  if (settings.success) return settings.data;
  throw new Error(settings.error.issues.map((issue) => issue.message).join('\n'));
}
