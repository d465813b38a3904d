import type { ReactNode } from 'react';

import { Container } from '../ui/page/container.tsx';

/** The title of a home tab without a search field. */
export function HomeTitle({ children }: { children: ReactNode }) {
  return (
    <Container className="pt-8 pb-3">
      <h1 className="text-2xl leading-title">{children}</h1>
    </Container>
  );
}
