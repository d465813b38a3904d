import { registeredApi } from '#lib/api/registry.ts';
import { isSampleData } from '#lib/api/sample-data.ts';
import { routes } from '#lib/url/routes.ts';

import { Container } from '../ui/container.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';

export function Footer() {
  return (
    <footer className="border-t border-line pt-6 pb-9 text-sm text-muted [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
      <Container className="flex flex-wrap justify-between gap-x-8 gap-y-3">
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
      </Container>
    </footer>
  );
}
