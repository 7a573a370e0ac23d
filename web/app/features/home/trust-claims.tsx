import { Link } from 'react-router';
import { promisesOf } from '../../layout/promises.ts';
import { settings } from '../../settings.ts';

export function TrustClaims() {
  return (
    <section aria-labelledby="trust" className="mt-14 border-line border-t pt-8">
      <h2 id="trust">You do not have to trust us with much</h2>
      <p className="mt-2 max-w-[40rem] text-soft">
        That is on purpose. You tell us nothing about yourself, and your answers stay on your device unless
        you send them.
      </p>
      <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {promisesOf(settings.CONTACT_EMAIL).map(({ title, words }) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            <p className="text-soft">{words}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to="/privacy-policy">Read what we keep and what we do not</Link>
      </p>
    </section>
  );
}
