import type { ReactNode } from 'react';

import { Panel } from '../ui/panel.tsx';

/** Stands where there is nothing to compare. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <Panel as="p" className="px-5 py-4 text-muted">
    {children}
  </Panel>
);
