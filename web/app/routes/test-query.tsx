import { QuerySelfCheck } from '../features/self-checks/query-self-check.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Query self-check', description: 'A self-check for developers.', keywords: [] });

export default QuerySelfCheck;
