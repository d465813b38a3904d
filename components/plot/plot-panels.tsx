import { Children, type ReactNode } from 'react';

import { Panel } from '../ui/page/panel.tsx';

/** Plots, each on its own panel: two beside each other where there is room. */
export function PlotPanels({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(480px,100%),1fr))] items-start gap-gap">
      {Children.map(children, (plot) => (
        <Panel>{plot}</Panel>
      ))}
    </div>
  );
}
