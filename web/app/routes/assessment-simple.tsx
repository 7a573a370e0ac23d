import { assessmentMeta } from '../features/assessment/assessment-meta.ts';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';

export { assessmentHandle as handle } from '../features/assessment/assessment-handle.ts';

const page = '/assessment-simple';
const title = 'Check Eligibility, the short version';

export const meta = ({ params }: { params: { state?: string } }) =>
  assessmentMeta(
    { page, title, description: 'A short check of whether a criminal record may be cleared' },
    params.state,
  );

export default function SimpleAssessment() {
  return (
    <AssessmentScreen
      page={page}
      heading={title}
      purpose="One page, one charge and only the questions that decide most cases. It starts with the state of your case."
    />
  );
}
