import { Link } from 'react-router';
import { AdminAccess } from '../features/admin/admin-access.tsx';
import { productName } from '../product.ts';
import { builtIn, settings } from '../settings.ts';
import { footerGroups, shortFooterLinks } from './navigation.ts';
import { promisesOf } from './promises.ts';
import { useShareLinks } from './share-links.ts';

/** While questions are asked only the short one is shown (app.css): whoever answers is not to be led away. */
export function Footer() {
  return (
    <footer
      className="far-down mt-16 border-line border-t bg-wash pb-24 md:pb-10 print:hidden"
      data-page-part
    >
      <ShortFooter />
      <LongFooter />
    </footer>
  );
}

function LongFooter() {
  return (
    <div className="long-footer">
      <div className="page grid gap-x-10 gap-y-8 pt-10 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div>
          <h2 className="text-xl">{productName}</h2>
          <p className="mt-2 max-w-72 text-soft">
            Empowering individuals nationwide with expungement eligibility tools.
          </p>
          <ShareLinks />
        </div>
        {footerGroups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-sans font-semibold text-base">{title}</h2>
            <ul className="mt-2">
              {links.map(({ to, name }) => (
                <li key={name}>
                  <Link to={to} className="footer-link">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page mt-8">
        <ul className="flex flex-wrap gap-x-6 gap-y-2 border-line border-y py-4 text-[0.9rem] text-soft">
          {promisesOf(settings.CONTACT_EMAIL).map(({ icon: Icon, title }) => (
            <li key={title} className="flex items-center gap-2">
              <Icon aria-hidden="true" className="size-4 flex-none text-deep" />
              {title}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-[0.9rem] text-soft">{noLawFirm}</p>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <AdminAccess />
          <p className="text-[0.9rem] text-soft">
            © 2024–{builtIn} {productName}
          </p>
        </div>
      </div>
    </div>
  );
}

const noLawFirm = `${productName} is not a law firm and does not give legal advice. It explains the law so you can decide what to do.`;

function ShortFooter() {
  return (
    <div className="short-footer page pt-5 text-[0.9rem]">
      <nav aria-label="About this site">
        <ul className="flex flex-wrap gap-x-6">
          {shortFooterLinks.map(({ to, name }) => (
            <li key={name}>
              <Link to={to} className="footer-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-2 text-soft">{noLawFirm}</p>
    </div>
  );
}

/** By itself: once the browser says where the site stands, it is drawn anew. */
function ShareLinks() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5">
      {useShareLinks().map(({ network, href, words }) => (
        <li key={network}>
          <a href={href} rel="noopener noreferrer" className="footer-link">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
