import { AssessmentSelfCheck } from '../features/self-checks/assessment-self-check.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Assessment self-check', description: 'A self-check for developers.', keywords: [] });

export default AssessmentSelfCheck;
