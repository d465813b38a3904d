import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/nav-link.island.tsx';
import { MainNav } from './main-nav.island.tsx';
import { MenuIcon } from './icons.tsx';
import { SiteSearch } from './site-search.tsx';
import { ThemeSwitch } from './theme-switch.island.tsx';

export function Header() {
  return (
    <header className="masthead">
      <div className="wrap">
        <NavLink href={routes.home} className="brand">
          <img src="/images/brand.svg" alt="" width={30} height={30} />
          War Ledger
        </NavLink>
        <MainNav label="Main" />
        <SiteSearch hotkey />
        <ThemeSwitch />
        <details className="menu">
          <summary className="icon-btn" aria-label="Menu">
            <MenuIcon />
          </summary>
          <div className="menu-sheet">
            <SiteSearch />
            <MainNav label="Menu" />
          </div>
        </details>
      </div>
      <div className="nav-progress">
        <progress aria-label="Loading page" />
      </div>
    </header>
  );
}
