import { MutationSelfCheck } from '../features/self-checks/mutation-self-check.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Mutation self-check', description: 'A self-check for developers.', keywords: [] });

export default MutationSelfCheck;
