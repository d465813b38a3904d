import { env } from '#lib/env.ts';
import { breadcrumbList, type Crumb, jsonLd } from '#lib/seo/structured-data.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

import { NavLink } from './nav-link.island.tsx';

/** Where the page stands, for visitors and, as structured data, for search engines. The last crumb is the page. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label}>
            {href ? <NavLink href={href}>{label}</NavLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      <script type="application/ld+json">{jsonLd(breadcrumbList(trail, siteUrl(env())))}</script>
    </nav>
  );
}
