import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

/** Names the makers of everything on the site. */
export const Makers = () => (
  <p>
    War Ledger is fan-made and belongs to no game company. Maps, coats of arms and badges are drawn by its own
    programs; no artwork of any game is used. Icons, typefaces and scripts of others are named in the{' '}
    <NavLink href={routes.credits}>credits</NavLink>, with their licences.
  </p>
);
