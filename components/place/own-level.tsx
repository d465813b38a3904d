import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

/**
 * A line that offers the level that was chosen last, which a script keeps in the browser (own-level.ts). It has its room
 * from the start, so that nothing moves.
 * @param level the level that is chosen; 0 for none
 */
export const OwnLevel = ({ level }: { readonly level: number }) => (
  <p data-own-level={level} className="min-h-6 text-sm narrow:min-h-11 print:hidden">
    <NavLink
      href={routes.map}
      hidden
      scroll={false}
      className="inline-flex min-h-6 items-center text-link narrow:min-h-11 [[hidden]]:hidden"
    >
      {' '}
    </NavLink>
  </p>
);
