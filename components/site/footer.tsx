import type { ReactNode } from 'react';

import { registeredApi } from '#lib/api/registry.ts';
import { isSampleData } from '#lib/api/sample-data.ts';
import { routes } from '#lib/url/routes.ts';

import { Container } from '../ui/page/container.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

/** A file, not a page. */
const KILL_FEED = '/kills.atom';

const LINK = 'inline-flex items-center text-link underline underline-offset-3 narrow:min-h-11';

/**
 * The foot of every page: what the site is, and what is about it rather than about the war.
 * @param children what no page shows and all need
 */
export function Footer({ children }: { readonly children: ReactNode }) {
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
