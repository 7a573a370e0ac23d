import { assessmentMeta } from '../features/assessment/assessment-meta.ts';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';

const page = '/assessment';
const title = 'Check Eligibility';

export const meta = ({ params }: { params: { state?: string } }) =>
  assessmentMeta(
    { page, title, description: 'What the law says about clearing a criminal record' },
    params.state,
  );

export default function Assessment() {
  return (
    <AssessmentScreen
      page={page}
      heading={title}
      purpose="Choose the state of your case. For now you see what that place clears by itself, with its source. The questions about your own record are still being built."
    />
  );
}
