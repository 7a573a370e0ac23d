import { ReactSelfCheck } from '../features/self-checks/react-self-check.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'React self-check', description: 'A self-check for developers.', keywords: [] });

export default ReactSelfCheck;
