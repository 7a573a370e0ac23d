import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Menu } from './menu.tsx';
import { bottomBarLinks, moreLinks, quickActions } from './navigation.ts';
import { useOnlyThisPart } from './only-this-part.ts';

/** Small screens keep the main places within reach of the thumb. */
export function BottomBar() {
  const [moreIsOpen, setMoreIsOpen] = useState(false);
  useOnlyThisPart(moreIsOpen);

  return (
    <nav
      aria-label="Shortcuts"
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 flex-wrap border-line border-t bg-card text-[0.8rem] md:hidden print:hidden"
    >
      {bottomBarLinks.map(({ to, name, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className="bar-item">
          <Icon aria-hidden="true" className="size-[20px]" />
          {name}
        </NavLink>
      ))}
      <Menu
        hiddenOn="(min-width: 48rem)"
        className="contents"
        buttonClassName="bar-item list-none"
        onToggle={setMoreIsOpen}
        label={
          <>
            <Ellipsis aria-hidden="true" className="size-[20px]" />
            More
          </>
        }
      >
        <MoreMenu />
      </Menu>
    </nav>
  );
}

function MoreMenu() {
  return (
    <div className="fixed inset-x-0 top-(--strip) bottom-16 overflow-y-auto bg-paper px-4.5 py-6 text-base">
      <h2 className="text-2xl">More</h2>
      <ul className="my-4 divide-y divide-line border-line border-y">
        {moreLinks.map(({ to, name, description, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-14 items-center gap-4 py-2.5 text-ink no-underline">
              <Icon aria-hidden="true" className="size-6 flex-none text-deep" />
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-[0.9rem] text-soft">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="mb-2 font-sans text-base">Quick actions</h3>
      <div className="grid gap-3">
        {quickActions.map(({ to, name }, position) => (
          <ButtonLink key={to} to={to} variant={position === 0 ? 'primary' : 'secondary'}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
