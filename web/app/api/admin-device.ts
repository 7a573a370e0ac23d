import { keptWord } from '../storage/kept-word.ts';
import { keys } from '../storage/keys.ts';

/**
 * Tells the server that somebody logged in here before. It stays when they log out: it opens nothing by itself, and lets
 * the next login pass where strangers who guess made all others wait.
 */
export const adminDevice = keptWord(keys.adminDevice, /^[\w-]{1,200}$/);
