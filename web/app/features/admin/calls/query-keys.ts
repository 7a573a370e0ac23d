import type { QueryKey } from '@tanstack/react-query';

const beginsWith = (path: string) => (key: QueryKey) => typeof key[0] === 'string' && key[0].startsWith(path);

/** What only administrators may fetch. */
export const isAdminQuery = beginsWith('/api/admin/');

/** What visitors see of the forum, which changes with what administrators do. */
export const isForumQuery = beginsWith('/api/community/');
