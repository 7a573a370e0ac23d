import { Download } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { LogoMark } from '../../layout/logo-mark.tsx';
import { productName } from '../../product.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { darkLogo, type Logo, lightLogo } from './logo-files.ts';

const rules = [
  'Leave it as it is: the same colors, the same shape, nothing on top of it.',
  'Leave some room around it, about half the width of the mark.',
  'Show the mark no smaller than 24 pixels, or a quarter of an inch on paper.',
  'Let it lead to this site.',
  'Do not use it to suggest that we vouch for a service, a law firm or a product.',
] as const;

export function LogoDownloadScreen() {
  return (
    <div className="page reading py-12">
      <h1>Logo Download</h1>
      <p className="mt-4 text-lg text-soft">
        Use our logo to point people to {productName}: on a flyer, in a clinic, on your own site. You need not
        ask. Every file has a clear background.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-6">
        {[lightLogo, darkLogo].map((logo) => (
          <LogoCard key={logo.drawing} logo={logo} />
        ))}
      </div>
      <h2 className="mt-10 text-xl">How to use it</h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="mt-4">
        For people who cannot see it, give it the text “{productName}”. The small mark at the top of every
        page copies the logo when it is pressed.
      </p>
      <p className="mt-2">
        The <Link to="/terms-of-service">Terms of Service</Link> say more about the name and the mark.
      </p>
    </div>
  );
}

function LogoCard({ logo: { title, colors, drawing, pictures } }: { logo: Logo }) {
  const id = drawing.replace('.', '-');
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div
        className="mt-4 flex flex-wrap items-center justify-around gap-6 rounded-field border border-line p-6"
        style={{ background: colors.ground }}
      >
        <span style={{ color: colors.lines, '--sun': colors.page } as CSSProperties}>
          <LogoMark size={96} />
        </span>
        {pictures
          .filter(({ shows }) => shows === 'mark and name')
          .map(({ file, width, height }) => (
            <img
              key={file}
              src={`/${file}`}
              alt={`The mark with the name ${productName}, ${title.toLowerCase()}`}
              width={width / 6}
              height={height / 6}
              loading="lazy"
            />
          ))}
      </div>
      <p className="mt-3 text-soft">
        Lines {colors.lines}, page {colors.page}
      </p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li>
          <LogoLink file={drawing} of={title} words="SVG, any size" />
        </li>
        {pictures.map(({ file, shows, width, height }) => (
          <li key={file}>
            <LogoLink
              file={file}
              of={title}
              words={shows === 'mark' ? `PNG, ${width} × ${height}` : `PNG with name, ${width} × ${height}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LogoLink({ file, of, words }: { file: string; of: string; words: string }) {
  return (
    <ButtonLink href={`/${file}`} download={`openslate-${file}`} variant="secondary" size="small">
      <Download aria-hidden />
      {words}
      <span className="sr-only">, {of.toLowerCase()}</span>
    </ButtonLink>
  );
}
