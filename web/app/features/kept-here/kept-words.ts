import type { KeyName } from '../../storage/inventory.ts';
import { onTheDevice } from '../privacy/policy.ts';

/** What lies under each name, as its owner would say it. */
const short: Partial<Record<KeyName, string>> = {
  progress: 'Your answers and what you ticked off',
  otherProgress: 'The same for other states you checked',
  reminders: 'Reminders you set',
  madeLinks: 'Keys to the links you made',
  syncQueue: 'What waits to be sent',
  postKeys: 'Keys to the posts you wrote',
  viewedPosts: 'Posts you saw',
  helpfulPosts: 'Posts you marked as helpful',
  reportedPosts: 'Posts you reported',
  accessibility: 'How you asked the site to look and read',
  postDraft: 'A post you are writing',
  postAttempt: 'A number that keeps your post from arriving twice',
  messageDraft: 'A message you are writing',
  storyDraft: 'A story you are writing',
  seenNews: 'News you saw',
  newsBefore: 'News that were there at your last visit',
  newsOpen: 'Whether the news are open',
  exitSurvey: 'That our short survey was shown',
  satisfactionSurvey: 'That our survey on how helpful this is was shown',
  tour: 'That the tour was shown',
  offlineCopy: 'That you want no copy of the site here',
  counting: 'Whether you want to be counted',
  left: 'That you left in a hurry',
  sharedComputer: 'That this is a shared computer',
  keptNotes: 'The last day on which you used what is kept here',
  adminToken: 'What keeps you logged in as an administrator',
  adminDevice: 'That an administrator logged in here before',
};

/** Without words of its own, it is what the privacy policy says of it. */
export function wordsFor(key: KeyName): string {
  return short[key] ?? onTheDevice.promises.find(({ keeps }) => keeps?.includes(key))?.words ?? key;
}
