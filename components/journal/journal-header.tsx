import type { ReactNode } from 'react';

import { MapHeader } from '../map/map-header.tsx';
import { RvrMark } from './rvr-mark.tsx';
import { TomeIcon } from './tome-icon.tsx';

interface Props {
  readonly zoneId: string | undefined;
  readonly title: string;
  /** A longer title, for a line of its own unless it says the same. */
  readonly subtitle?: string | null;
  /** What is known of it; what is empty is left out. */
  readonly facts: readonly (string | null | undefined)[];
  readonly isRvR: boolean;
}

/** The head of the pages of entries and activities, over the map of their zone. */
export const JournalHeader = ({ zoneId, title, subtitle, facts, isRvR }: Props) => (
  <MapHeader
    zoneId={zoneId}
    title={title}
    icon={<TomeIcon />}
    facts={
      <>
        {subtitle?.trim() && subtitle.trim() !== title && (
          <Line className="font-display text-lg leading-tight text-text narrow:text-md">{subtitle}</Line>
        )}
        <Line className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {facts.filter((fact) => fact?.trim()).join(' · ')}
          {isRvR && <RvrMark />}
        </Line>
      </>
    }
  />
);

const Line = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={`mt-1 block wrap-anywhere ${className}`}>{children}</span>
);
