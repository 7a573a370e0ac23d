import { Link } from 'react-router';

const claims = [
  { title: '100% free forever', words: 'No fee, no account, no advertisements.' },
  { title: 'Data protected', words: 'Every page is served without anybody else’s scripts.' },
  { title: 'No personal data stored', words: 'No name, no internet address, no cookie for visitors.' },
  {
    title: 'GDPR compliant',
    words: 'We follow Europe’s privacy law too: we cannot lose or sell what we never keep.',
  },
  { title: 'Anonymous analytics', words: 'We count nothing that could point to you.' },
  { title: 'No legal advice', words: 'We explain the law. We are not a law firm.' },
] as const;

export function TrustClaims() {
  return (
    <section aria-labelledby="trust" className="mt-14 border-line border-t pt-8">
      <h2 id="trust">You do not have to trust us with much</h2>
      <p className="mt-2 max-w-[40rem] text-soft">
        That is on purpose. You tell us nothing about yourself, and your answers stay on your device unless
        you send them.
      </p>
      <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {claims.map(({ title, words }) => (
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
