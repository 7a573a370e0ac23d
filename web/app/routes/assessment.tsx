import { assessmentMeta } from '../features/assessment/assessment-meta.ts';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';
import { PlaceAssessment } from '../features/assessment/place-assessment.tsx';

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
      purpose="Choose the state of your case. Then we ask a few short questions, one at a time, and show you what the law there says. You need no name and no account, and your answers stay on this device."
      other={{ page: '/assessment-simple', words: 'In a hurry? Check one charge on one page.' }}
      questionsFor={(place) => <PlaceAssessment key={place.code} place={place} />}
    />
  );
}
