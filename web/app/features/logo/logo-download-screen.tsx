import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const files = [
  { href: '/logo.svg', name: 'SVG', use: 'For print and for any size' },
  { href: '/logo.png', name: 'PNG, 1024 pixels', use: 'For slides, flyers and posts' },
] as const;

export function LogoDownloadScreen() {
  return (
    <div className="page reading py-12">
      <h1>Logo Download</h1>
      <p className="mt-4 text-lg text-soft">
        Use our logo to point people to OpenSlate: on a flyer, in a clinic, on your own site. Please do not
        change it, and do not use it to suggest that we vouch for a paid service.
      </p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {files.map(({ href, name, use }) => (
          <Card as="li" key={href}>
            <div className="grid place-items-center rounded-field bg-[#fffdf9] p-6">
              <img src={href} alt={`The OpenSlate logo as ${name}`} width={128} height={128} loading="lazy" />
            </div>
            <p className="mt-4 text-soft">{use}</p>
            <ButtonLink href={href} download className="mt-3" variant="secondary" size="small">
              Download {name}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </div>
  );
}
