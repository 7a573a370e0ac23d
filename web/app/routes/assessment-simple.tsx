import { assessmentMeta } from '../features/assessment/assessment-meta.ts';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';
import { SimpleAssessment } from '../features/assessment/simple/simple-assessment.tsx';

const page = '/assessment-simple';
const title = 'Check Eligibility, the short version';

export const meta = ({ params }: { params: { state?: string } }) =>
  assessmentMeta(
    { page, title, description: 'The short version: what the law says about clearing a criminal record' },
    params.state,
  );

export default function ShortAssessment() {
  return (
    <AssessmentScreen
      page={page}
      heading={title}
      purpose="One charge, one page, about eight short questions. The answer changes while you fill it in. You need no name and no account, and your answers stay on this device."
      other={{ page: '/assessment', words: 'More than one charge? Use the full assessment.' }}
      questionsFor={(place) => <SimpleAssessment place={place} />}
    />
  );
}
