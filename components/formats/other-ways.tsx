import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  /** True if this process serves the GraphQL API itself. */
  readonly servesApi: boolean;
}

/** Other ways to the data: machine-readable descriptions, and the GraphQL API. */
export const OtherWays = ({ servesApi }: Props) => (
  <>
    <p>
      <a href={routes.openApi}>
        <code>{routes.openApi}</code>
      </a>{' '}
      describes all of these addresses, their parameters and their columns (OpenAPI 3.1).
    </p>
    {servesApi && (
      <p>
        Who wants other fields or other rows than a page shows asks the{' '}
        <NavLink href={routes.explorer}>GraphQL API</NavLink> that the pages ask too.
      </p>
    )}
  </>
);
