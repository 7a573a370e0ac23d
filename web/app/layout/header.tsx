import { MenuIcon } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { productName, tagline } from '../product.ts';
import { Tooltip, TooltipProvider } from '../ui/overlays/tooltip.tsx';
import { CopyLogo } from './copy-logo.tsx';
import { Menu } from './menu.tsx';
import { mainLinks, menuLinks } from './navigation.ts';

/** Where large screens show all seven links, medium ones the first four and a menu, small ones the menu alone. */
export function Header() {
  return (
    <header className="page print:hidden" data-page-part>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b py-3 lg:flex-nowrap">
        <div className="flex min-w-0 flex-[1_1_10rem] items-center gap-2.5 lg:flex-none">
          <CopyLogo />
          <Link to="/" className="text-ink no-underline">
            <span className="block font-serif font-semibold text-[1.25rem] leading-tight">{productName}</span>
            <span className="block text-[0.75rem] text-soft leading-tight lg:max-w-32 xl:max-w-none">
              {tagline}
            </span>
          </Link>
        </div>
        <nav
          id="navigation"
          tabIndex={-1}
          aria-label="Main"
          className="ml-auto flex items-center gap-5 xl:gap-6"
        >
          <TooltipProvider>
            <ul className="hidden items-center gap-4 text-[0.9rem] md:flex xl:gap-5 xl:text-[0.95rem]">
              {mainLinks.map(({ to, name, description }, position) => (
                <li key={to} className={position < 4 ? undefined : 'hidden lg:block'}>
                  <Tooltip words={description}>
                    <NavLink to={to} end={to === '/'} className="nav-link whitespace-nowrap">
                      {name}
                    </NavLink>
                  </Tooltip>
                </li>
              ))}
            </ul>
          </TooltipProvider>
          <Menu
            hiddenOn="(min-width: 64rem)"
            className="lg:hidden"
            buttonClassName="flex min-h-11 list-none items-center gap-2 rounded-field border-2 border-edge px-3 font-semibold"
            label={
              <>
                <MenuIcon aria-hidden="true" className="size-5" />
                Menu
              </>
            }
          >
            <MenuPanel />
          </Menu>
        </nav>
      </div>
    </header>
  );
}

function MenuPanel() {
  return (
    <ul className="absolute inset-x-3 z-20 mt-2 rounded-card border border-line bg-card p-2 shadow-card md:left-auto md:w-96">
      {menuLinks.map(({ to, name, description }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className="menu-link">
            <span className="block font-semibold">{name}</span>
            <span className="block text-[0.9rem] text-soft">{description}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
