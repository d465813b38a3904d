import type { Area } from '#lib/areas/area-of.ts';
import { routes } from '#lib/url/routes.ts';
import { THEME_SWITCH } from '#lib/late-scripts/theme.ts';
import { Container } from '../ui/page/container.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { NAVIGATION_PROGRESS_ID } from '../ui/navigation/navigation-progress-id.ts';
import brandMark from './brand-mark.module.css';
import styles from './header.module.css';
import iconButton from './icon-button.module.css';
import type { SitePlace } from './place.ts';
import { MenuIcon, SearchIcon, ThemeIcon } from './icons.tsx';
import searchStyles from './site-search.module.css';
import { entranceOf } from '#lib/areas/offered-areas.ts';
import { AreaLinks } from './area-links.tsx';
import navStyles from './main-nav.module.css';
import { ProgressBar } from '#components/ui/navigation/progress.tsx';

/** The head of every page. Where there is no room for the areas and the search, they stand in a menu. */
export function Header({ place, areas }: { readonly place: SitePlace; readonly areas: readonly Area[] }) {
  return (
    <header className={styles.header}>
      <Container className="flex h-15 items-center gap-7 compact:gap-3.5 narrow:h-14 narrow:gap-2.5">
        <NavLink href={routes.home} className={styles.brand}>
          <span className={brandMark.mark} />
          <span className={styles.name}>War Ledger</span>
        </NavLink>
        <div className="contents narrow:hidden">
          <MainNav label="Main" areas={areas} place={place} />
          <div className="contents compact:hidden">
            <SiteSearch hotkey />
          </div>
          <NavLink
            href={routes.search}
            className={`${iconButton.button} hidden compact:grid`}
            aria-label="Search"
          >
            <SearchIcon />
          </NavLink>
        </div>
        <ThemeSwitch />
        <details className="hidden narrow:block">
          <summary className={iconButton.button} aria-label="Menu">
            <MenuIcon />
          </summary>
          <div className={styles.menu}>
            <SiteSearch />
            <MainNav label="Menu" areas={areas} place={place} withParts />
          </div>
        </details>
      </Container>
      <div id={NAVIGATION_PROGRESS_ID} className="absolute inset-x-0 -bottom-px" hidden>
        <ProgressBar label="Loading page" />
      </div>
    </header>
  );
}

/** Changes between the dark and the light theme and remembers the choice, which takes scripts. */
function ThemeSwitch() {
  return (
    <button
      type="button"
      className={`${iconButton.button} noscript:hidden`}
      aria-label="Switch theme"
      {...{ [THEME_SWITCH]: '' }}
    >
      <ThemeIcon />
    </button>
  );
}

interface Props {
  /** Shows the key that jumps here; one field of a page has it. */
  readonly hotkey?: boolean;
}

/** The search field of the masthead; a plain form, so that it works without scripts. */
function SiteSearch({ hotkey = false }: Props) {
  return (
    <form action={routes.search} role="search" aria-label="Whole site" className={searchStyles.search}>
      <input
        type="search"
        name="q"
        aria-label="Search everything"
        placeholder="Search everything"
        maxLength={100}
        autoComplete="off"
        required
        data-suggest={routes.suggestions}
        data-hotkey={hotkey ? '/' : undefined}
      />
      <button type="submit" aria-label="Search" title="Search">
        <SearchIcon />
      </button>
      {hotkey && <kbd aria-hidden="true">/</kbd>}
    </form>
  );
}

interface MainNavProps {
  readonly label: string;
  readonly areas: readonly Area[];
  readonly place: SitePlace;
  /** True if the parts of an area stand under it. */
  readonly withParts?: boolean;
}

/** The way to every area, with the current one marked. */
function MainNav({ label, areas, place, withParts = false }: MainNavProps) {
  const link = { place, className: navStyles.link };
  return (
    <nav className={navStyles.nav} aria-label={label}>
      {areas.map((area) =>
        withParts && area.areas ? (
          <div key={area.href} role="group" aria-label={area.label} className={navStyles.group}>
            <span className={navStyles.title} aria-hidden="true">
              {area.label}
            </span>
            <AreaLinks areas={area.areas} level="part" {...link} />
          </div>
        ) : (
          <AreaLinks key={area.href} areas={[{ ...area, href: entranceOf(area) }]} level="area" {...link} />
        ),
      )}
    </nav>
  );
}
