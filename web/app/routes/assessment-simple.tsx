import { assessmentMeta } from '../features/assessment/assessment-meta.ts';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';

const page = '/assessment-simple';
const title = 'Check Eligibility, the short version';

export const meta = ({ params }: { params: { state?: string } }) =>
  assessmentMeta(
    { page, title, description: 'The short version: what the law says about clearing a criminal record' },
    params.state,
  );

export default function SimpleAssessment() {
  return (
    <AssessmentScreen
      page={page}
      heading={title}
      purpose="Choose the state of your case. For now you see what that place clears by itself, with its source. The short questionnaire is still being built."
    />
  );
}
