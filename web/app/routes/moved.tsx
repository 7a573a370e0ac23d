import { movedPages } from '@openslate/contract/site.ts';
import { Navigate, useLocation } from 'react-router';

/** The server sends old addresses on by itself; this does the same for a link followed within the site. */
export default function Moved() {
  const { pathname, search, hash } = useLocation();
  const newer = movedPages[pathname.toLowerCase().replace(/\/{1,20}$/, '')] ?? '/';
  return <Navigate replace to={{ pathname: newer, search, hash }} />;
}
