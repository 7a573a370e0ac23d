import { Link } from 'react-router';
import { CommunityForum } from './community-forum.tsx';

export function CommunityScreen() {
  return (
    <div className="page py-10">
      <CommunityForum ownPage />
      <p className="reading mt-12 border-line border-t pt-6 text-soft">
        Want an answer about your own record? <Link to="/assessment">Check your options</Link>, or look into{' '}
        <Link to="/help">Help</Link>.
      </p>
    </div>
  );
}
