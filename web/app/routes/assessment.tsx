import { assessmentMeta } from '../features/assessment/assessment-meta.ts';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';

export { assessmentHandle as handle } from '../features/assessment/assessment-handle.ts';

const page = '/assessment';
const title = 'Check Eligibility';

export const meta = ({ params }: { params: { state?: string } }) =>
  assessmentMeta(
    { page, title, description: 'See whether your criminal record may be cleared' },
    params.state,
  );

export default function Assessment() {
  return (
    <AssessmentScreen
      page={page}
      heading={title}
      purpose="Answer a few plain questions and see whether your record may be cleared, on what day, and what to do next. It starts with the state of your case."
    />
  );
}
