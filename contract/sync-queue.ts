/* Apart from the schemas: whoever waits for the network is not to load them first. */

/** What may wait on a device until it can be sent, where it goes then, and how often that is tried. */
export const queuedTypes = {
  assessment: { endpoint: '/api/assessments', maxRetries: 5 },
  progress: { endpoint: '/api/progress', maxRetries: 3 },
  analytics: { endpoint: '/api/analytics/track', maxRetries: 2 },
  'impact-story': { endpoint: '/api/impact-stories', maxRetries: 4 },
} as const;

export type QueuedType = keyof typeof queuedTypes;

/** How often something is tried of which nothing else is said. */
export const usualMaxRetries = 3;

/**
 * For so long it waits. The server knows its key again for six days at least, so that nothing which arrived before is
 * taken for new.
 */
export const longestWaitDays = 6;
