/** Until the tab is closed, or for longer. */
export type Shelf = 'device' | 'tab';

export type Key = {
  readonly name: string;
  readonly shelf: Shelf;
  /** Tells that somebody with a record was here, or what they did. On a shared computer it goes with the tab. */
  readonly personal?: true;
};

/** Everything the site keeps in a browser. What is not named here is not kept. */
export const keys = {
  adminToken: { name: 'admin_token', shelf: 'device' },
  adminDevice: { name: 'admin_device', shelf: 'device' },
  counting: { name: 'counting', shelf: 'device' },
  seenNews: { name: 'newsTickerSeen', shelf: 'device' },
  /** What was there at the visit before this one. */
  newsBefore: { name: 'newsTickerBefore', shelf: 'tab' },
  newsOpen: { name: 'newsTickerVisible', shelf: 'tab' },
  exitSurvey: { name: 'hasSeenExitSurvey', shelf: 'device' },
  satisfactionSurvey: { name: 'hasSeenSatisfactionSurvey', shelf: 'device' },
  tour: { name: 'hasSeenTour', shelf: 'device' },
  /** That the person wants no copy of the site on this device. */
  offlineCopy: { name: 'offline_copy', shelf: 'device' },

  progress: { name: 'assessment_progress', shelf: 'device', personal: true },
  /** The same for every other place that was answered before it, so that one does not cost another. */
  otherProgress: { name: 'assessment_progress_others', shelf: 'device', personal: true },
  reminders: { name: 'assessment_reminders', shelf: 'device', personal: true },
  madeLinks: { name: 'shared_assessments', shelf: 'device', personal: true },
  /** What could not be sent yet. */
  syncQueue: { name: 'background_sync_queue', shelf: 'device', personal: true },
  postKeys: { name: 'community_post_keys', shelf: 'device', personal: true },
  viewedPosts: { name: 'community_viewed_posts', shelf: 'device', personal: true },
  helpfulPosts: { name: 'community_helpful_posts', shelf: 'device', personal: true },
  reportedPosts: { name: 'community_reported_posts', shelf: 'device', personal: true },
  /** Large text and the like can tell who somebody is. */
  accessibility: { name: 'accessibility-settings', shelf: 'device', personal: true },
  postDraft: { name: 'community_draft', shelf: 'tab' },
  postAttempt: { name: 'community_attempt', shelf: 'tab' },
  messageDraft: { name: 'message_draft', shelf: 'tab' },
  storyDraft: { name: 'story_draft', shelf: 'tab' },

  /** That somebody left in a hurry: what is reached by Back stays blank. */
  left: { name: 'left', shelf: 'tab' },
  /** That this is a shared computer: said of the computer, so that every tab knows it. */
  sharedComputer: { name: 'shared_computer', shelf: 'device' },
  /** In which form personal things are kept, and when they were last used. */
  keptNotes: { name: 'kept_notes', shelf: 'device' },
} as const satisfies Record<string, Key>;

/** Where a value goes that cannot be read, before another one takes its place. */
export function asideOf({ name }: Key): string {
  return `${name}_unreadable`;
}

/** The names under which the answers of an assessment can lie. */
export const progressNames: readonly string[] = [keys.progress, keys.otherProgress].flatMap((key) => [
  key.name,
  asideOf(key),
]);

const personal = Object.values<Key>(keys).filter((key) => key.personal);

/** The names under which personal things can lie. */
export const personalNames: readonly string[] = personal.flatMap((key) => [key.name, asideOf(key)]);

/** All names: where anything lies under one of them, somebody was here before. */
export const everyName: readonly string[] = [
  ...new Set([...Object.values<Key>(keys).map(({ name }) => name), ...personalNames]),
];
