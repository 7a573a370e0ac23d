import type { AdminStats } from '@openslate/contract/admin.ts';
import type { ComponentType } from 'react';
import { AccountsSection } from '../accounts/accounts-section.tsx';
import { AuditSection } from '../audit/audit-section.tsx';
import { MessagesSection } from '../messages/messages-section.tsx';
import { NewsSection } from '../news/news-section.tsx';
import { PostsSection } from '../posts/posts-section.tsx';
import { StoriesSection } from '../stories/stories-section.tsx';
import { SurveysSection } from '../surveys/surveys-section.tsx';

type DashboardTab = {
  readonly id: string;
  readonly name: string;
  /** How much waits for somebody. */
  readonly waiting?: (stats: AdminStats) => number;
  readonly Section: ComponentType;
};

export const dashboardTabs = [
  {
    id: 'posts',
    name: 'Posts',
    waiting: ({ posts }) => posts.held + posts.reported,
    Section: PostsSection,
  },
  { id: 'stories', name: 'Stories', waiting: ({ stories }) => stories.waiting, Section: StoriesSection },
  { id: 'news', name: 'News', Section: NewsSection },
  { id: 'surveys', name: 'Surveys', Section: SurveysSection },
  { id: 'messages', name: 'Messages', waiting: ({ messages }) => messages.unread, Section: MessagesSection },
  { id: 'admins', name: 'Admins', Section: AccountsSection },
  { id: 'audit', name: 'Audit log', Section: AuditSection },
] as const satisfies readonly DashboardTab[];

export function tabNamed(id: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab.id === id) ?? dashboardTabs[0];
}
