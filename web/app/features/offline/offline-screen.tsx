import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { wantedPage } from './wanted-page.ts';

/** Goes on to the page that was wanted, which is then drawn from the copy on the device. */
export function OfflineScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(wantedPage(location.search) + location.hash, { replace: true });
  }, [navigate]);

  return (
    <div className="page reading py-12">
      <h1>One moment</h1>
      <p className="mt-4">
        You are offline. We are opening the page from the copy on your device. If nothing happens,{' '}
        <Link to="/">go to the home page</Link>.
      </p>
    </div>
  );
}
