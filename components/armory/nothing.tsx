import type { ReactNode } from 'react';

import { Panel } from '../ui/panel.tsx';

/** The text in place of an empty comparison. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <Panel as="p" className="px-5 py-4 text-muted">
    {children}
  </Panel>
);
