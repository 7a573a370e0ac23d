import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Assessment self-check', description: 'A self-check for developers.', keywords: [] });

export default function TestAssessment() {
  return (
    <OutlineScreen
      heading="Assessment self-check"
      purpose="For developers: sends a sample record to the server and shows what it answers. The server does not judge records yet."
      links={[
        { to: '/test-react', words: 'React self-check' },
        { to: '/test-query', words: 'Query self-check' },
        { to: '/test-mutation', words: 'Mutation self-check' },
      ]}
    />
  );
}
