/** What can be kept besides the frame: the law of every place and all pages, or one place alone. */
export type What = 'everything' | { readonly place: string };

/** What a page asks of the worker that keeps the site. */
export type Wish =
  | { readonly kind: 'keep'; readonly what: What }
  /** The new version, in place of the one that all open pages came from. */
  | { readonly kind: 'take-over' }
  | { readonly kind: 'tell' };

/** What the browser names to the worker, and the worker to open pages, once there is a network for what waits to be sent. */
export const wakeTag = 'send what waits';

/** What lies on the device, in bytes as they were sent. */
export type Kept = {
  readonly bytes: number;
  /** What keeping everything would fetch besides. */
  readonly more: number;
};

/** What a notification carries: the page of ours that it opens. */
export type NotificationData = { readonly to: string };
