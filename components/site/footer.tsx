import { registeredApi } from '#lib/api/registry.ts';
import { isSampleData } from '#lib/api/sample-data.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/nav-link.island.tsx';

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <span>
          {isSampleData() ? 'A generated sample war, not a real one. ' : 'Fan-made statistics. '}
          No game artwork is used on this site.
        </span>
        <span>
          Icons from <a href="https://game-icons.net">game-icons.net</a>, CC BY 3.0, modified ·{' '}
          <NavLink href={routes.credits}>Credits</NavLink>
          {registeredApi() && (
            <>
              {' '}
              · <NavLink href={routes.explorer}>GraphQL explorer</NavLink>
            </>
          )}
        </span>
      </div>
    </footer>
  );
}
