import { Link } from 'react-router';
import { mainLinks } from '../../layout/navigation.ts';

export function NotFoundScreen() {
  return (
    <div className="page reading py-12">
      <h1>404 Page Not Found</h1>
      <p className="mt-4 text-lg text-soft">
        There is no page at this address. It may have moved, or the link may be broken. Nothing you saved on
        this device is lost.
      </p>
      <h2 className="mt-8 text-xl">Go to</h2>
      <ul className="mt-2">
        {mainLinks.map(({ to, name, description }) => (
          <li key={to} className="py-1.5">
            <Link to={to}>{name}</Link>
            <span className="block text-soft">{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
