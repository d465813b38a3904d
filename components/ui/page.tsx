import type { ReactNode } from 'react';

import type { Crumb } from '#lib/seo/structured-data.ts';

import { Breadcrumbs } from './breadcrumbs.tsx';
import { Container } from './container.tsx';
import { FreshnessNote } from './freshness-note.tsx';

interface Props {
  readonly trail: readonly Crumb[];
  readonly children: ReactNode;
}

/** The frame of every page but the home pages: where it stands, how old its data is, what it shows. */
export function Page({ trail, children }: Props) {
  return (
    <Container>
      <Breadcrumbs trail={trail} />
      <FreshnessNote />
      {children}
    </Container>
  );
}
