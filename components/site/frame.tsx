import { areasWithout, areasNotOffered } from '#lib/areas/offered-areas.ts';
import { PaintServers } from '../ui/paint-servers.tsx';
import { sharedMarkup } from '../ui/static-markup.ts';
import { Header } from './header.tsx';
import { type SitePlace, placeOf, dividedAreas } from './place.ts';
import { SkipLink } from './skip-link.tsx';
import type { Area } from '#lib/areas/area-of.ts';
import { Container } from '#components/ui/page/container.tsx';
import { AreaLinks } from './area-links.tsx';
import styles from './part-navs.module.css';
import type { ReactNode } from 'react';
import { registeredApi } from '#lib/api/registry.ts';
import { routes } from '#lib/url/routes.ts';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { isSampleData } from '#lib/api/data-origin.ts';

/** A file, not a page. */
const KILL_FEED = '/kills.atom';

const LINK = 'inline-flex items-center text-link underline underline-offset-3 narrow:min-h-11';

/**
 * The foot of every page: what the site is, and what is about it rather than about the war.
 * @param children what no page shows and all need
 */
function Footer({ children }: { readonly children: ReactNode }) {
  return (
    <footer className="border-t border-line pt-6 pb-9 text-sm text-muted narrow:pt-4">
      <Container className="flex flex-wrap justify-between gap-x-8 gap-y-4 narrow:flex-col-reverse narrow:gap-y-3">
        <p className="max-w-[60ch]">
          {isSampleData() ? 'A generated sample war, not a real one. ' : 'Fan-made statistics. '}
          No game artwork is used on this site. Icons from{' '}
          <a className="text-link underline underline-offset-3" href="https://game-icons.net">
            game-icons.net
          </a>
          , CC BY 3.0, modified.
        </p>
        <nav aria-label="About this site">
          <ul className="flex flex-wrap gap-x-6 gap-y-2 narrow:grid narrow:grid-cols-2 narrow:gap-y-0">
            <li>
              <NavLink className={LINK} href={routes.about}>
                About
              </NavLink>
            </li>
            <li>
              <NavLink className={LINK} href={routes.formats}>
                Data and formats
              </NavLink>
            </li>
            <li>
              <NavLink className={LINK} href={routes.developers}>
                Developers
              </NavLink>
            </li>
            <li>
              <a className={LINK} href={KILL_FEED} rel="nofollow">
                Feed of kills
              </a>
            </li>
            {registeredApi() && (
              <li>
                <NavLink className={LINK} href={routes.explorer}>
                  GraphQL explorer
                </NavLink>
              </li>
            )}
            <li>
              <NavLink className={LINK} href={routes.credits}>
                Credits
              </NavLink>
            </li>
          </ul>
        </nav>
      </Container>
      {children}
    </footer>
  );
}

/**
 * Under the head of the pages of an area that is made of several: the way to each of them. Those of other areas are
 * hidden, since the head of the site stays as it is when the router goes on.
 */
const PartNavs = ({ place, areas }: { readonly place: SitePlace; readonly areas: readonly Area[] }) =>
  dividedAreas(areas).map(({ label, href, areas: parts }) => (
    <nav key={href} aria-label={label} className={styles.bar} data-area={href} hidden={href !== place.area}>
      <Container className="flex gap-1 narrow:overflow-x-auto">
        <AreaLinks areas={parts} level="part" place={place} className={styles.link} />
      </Container>
    </nav>
  ));

interface TopProps {
  readonly place: SitePlace;
  /** Addresses of areas that the API does not have. */
  readonly missing: readonly string[];
}

function Top({ place, missing }: TopProps) {
  const areas = areasWithout(missing);
  return (
    <div className="contents">
      <SkipLink />
      <Header place={place} areas={areas} />
      <PartNavs place={place} areas={areas} />
    </div>
  );
}

const topAt = sharedMarkup((props: TopProps) => <Top {...props} />);

/** The footer, in an element without attributes: the data of each page would repeat them. */
const bottom = sharedMarkup(() => (
  <div>
    <Footer>
      <PaintServers />
    </Footer>
  </div>
));

/** Renders the frame above the content of a page. */
export const FrameTop = ({ path }: { readonly path: string }) =>
  topAt({ place: placeOf(path), missing: areasNotOffered() });

/** Renders the frame below the content. */
export const FrameBottom = () => bottom(null);
