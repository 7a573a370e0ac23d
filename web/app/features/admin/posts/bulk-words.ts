import type { BulkAction } from '@openslate/contract/community.ts';
import { counted } from '../../community/wording.ts';

const posts = (count: number) => counted(count, 'post', 'posts');

type Words = {
  /** On the button that leads to the question. */
  all: string;
  question: (count: number) => string;
  explanation: string;
  confirm: (count: number) => string;
  busy: string;
  done: (count: number) => string;
};

export const bulkWords: Record<BulkAction, Words> = {
  publish: {
    all: 'Publish all…',
    question: (count) => `This would publish ${posts(count)}`,
    explanation: 'Everyone can read them then. Their flags and reports are settled.',
    confirm: (count) => `Publish ${posts(count)}`,
    busy: 'Publishing…',
    done: (count) => `Published: ${posts(count)}`,
  },
  hold: {
    all: 'Hold all…',
    question: (count) => `This would hold ${posts(count)}`,
    explanation: 'Nobody but admins can read them then, until one of you publishes them.',
    confirm: (count) => `Hold ${posts(count)}`,
    busy: 'Holding…',
    done: (count) => `Held: ${posts(count)}`,
  },
  delete: {
    all: 'Delete all…',
    question: (count) => `This would delete ${posts(count)}`,
    explanation: 'They are gone then, with their replies and reports. This cannot be undone.',
    confirm: (count) => `Delete ${posts(count)}`,
    busy: 'Deleting…',
    done: (count) => `Deleted: ${posts(count)}`,
  },
};
