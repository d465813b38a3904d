import type { ReactNode } from 'react';

import { routes } from '#lib/url/routes.ts';

import { Container } from '../ui/page/container.tsx';
import { staticMarkup } from '../ui/static-markup.ts';
import { Tabs } from '../ui/page/tabs.tsx';

const TABS = [
  { label: 'Players', href: routes.home },
  { label: 'Guilds', href: routes.guilds },
  { label: 'Scenarios', href: routes.scenarios },
  { label: 'Skirmishes', href: routes.skirmishes },
];

/** The tabs of the home page and what stands under them. */
export function HomeFrame({ children }: { children: ReactNode }) {
  return staticMarkup(
    <Container>
      <Tabs label="Home sections" tabs={TABS} />
      <div className="mt-5">{children}</div>
    </Container>,
  );
}
