import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

/** Files, not pages. */
const SITEMAP = '/sitemap.xml';
const KILL_FEED = '/kills.atom';

interface Props {
  /** True if this process serves the GraphQL API itself. */
  readonly servesApi: boolean;
}

/** Lists the addresses of the site's data for programs. */
export const MachineAddresses = ({ servesApi }: Props) => (
  <>
    <p>
      Everything that a page shows is also offered as a table, as data, as text to paste and as a picture, at
      the address of the page with an ending: <NavLink href={routes.formats}>Data and formats</NavLink> says
      how. You are welcome to use it.
    </p>
    <ul>
      <li>
        <a href={routes.openApi}>OpenAPI description</a> of all these addresses
      </li>
      <li>
        <a href={KILL_FEED}>Feed of the latest kills</a>; other lists have feeds too
      </li>
      <li>
        <a href={SITEMAP}>Sitemap</a> and <a href={routes.openSearch}>search description</a> for browsers
      </li>
      {servesApi && (
        <li>
          <NavLink href={routes.explorer}>GraphQL API</NavLink>, with an explorer
        </li>
      )}
    </ul>
  </>
);
