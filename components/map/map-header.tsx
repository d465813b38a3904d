import type { ReactNode } from 'react';

import { Panel } from '../ui/page/panel.tsx';
import { MapBackdrop } from './map-backdrop.tsx';

interface Props {
  /** None where the zone is not known. */
  readonly zoneId: number | string | undefined;
  /** True if the page shows the zone's map, too. */
  readonly sharedMap?: boolean | undefined;
  readonly title: ReactNode;
  /** The line below the title: date and duration. */
  readonly facts: ReactNode;
  /** A picture before the title. */
  readonly icon?: ReactNode;
  /** Stands at the end of the header. */
  readonly children?: ReactNode;
}

/** The head of a page about something that happened in a zone, over the zone's map. */
export function MapHeader({ zoneId, sharedMap, title, facts, icon, children }: Props) {
  return (
    <Panel
      as="section"
      ornate
      className="isolate flex items-center gap-6 overflow-hidden px-6 py-6.5 narrow:flex-wrap narrow:gap-3.5 narrow:px-3.5 narrow:py-4.5"
    >
      <MapBackdrop zoneId={zoneId} shared={sharedMap} />
      {icon}
      <div className="min-w-0 narrow:flex-[1_1_60%]">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1.5 text-muted">{facts}</p>
      </div>
      {children}
    </Panel>
  );
}
