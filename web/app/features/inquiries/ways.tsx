import { Link } from 'react-router';

type Way = {
  readonly title: string;
  readonly words: string;
  readonly to: string;
  readonly link: string;
};

/** What somebody may be after, and where it is. */
export function Ways({ title, ways }: { title: string; ways: readonly Way[] }) {
  return (
    <section aria-labelledby="ways" className="mt-8">
      <h2 id="ways" className="text-xl">
        {title}
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-4 border-line border-l-2 pl-4">
        {ways.map((way) => (
          <div key={way.title}>
            <dt className="font-[650]">{way.title}</dt>
            <dd>
              {way.words} <Link to={way.to}>{way.link}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
