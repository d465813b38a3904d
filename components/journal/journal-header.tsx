import type { ReactNode } from 'react';
import { entryPlace, type JournalEntry } from '#lib/game/journal/journal-entry.ts';
import { MapHeader } from '../map/map-header.tsx';
import { staticImages } from '#lib/url/image/static-images.ts';

/** Says that something is about realm versus realm. */
export const RvrMark = () => (
  <span
    className="inline-flex items-center align-middle gap-1.5 whitespace-nowrap"
    title="Realm versus realm"
  >
    <img className="shrink-0" src={staticImages.rvr} alt="" width={20} height={20} />
    RvR
  </span>
);

/** The book at the head of the journal's pages. */
export const TomeIcon = () => (
  <img className="shrink-0 narrow:size-12" src={staticImages.tome} alt="" width={72} height={72} />
);

interface Props {
  /** The entry that the page is about or part of. */
  readonly entry: JournalEntry;
  /** The zone of what the page is about. */
  readonly zoneId: string | undefined;
  readonly title: string;
  /** A longer title, for its own line unless it says the same. */
  readonly subtitle?: string | null;
  /** Facts about the entry or activity; empty ones are left out. */
  readonly facts: readonly (string | null | undefined)[];
}

/** The head of the pages of entries and activities, over the map of their zone. */
export const JournalHeader = ({ entry, zoneId, title, subtitle, facts }: Props) => (
  <MapHeader
    zoneId={zoneId}
    sharedMap={zoneId !== undefined && entryPlace(entry)?.position.zoneId === Number(zoneId)}
    title={title}
    icon={<TomeIcon />}
    facts={
      <>
        {subtitle?.trim() && subtitle.trim() !== title && (
          <Line className="font-display text-lg leading-tight text-text narrow:text-md">{subtitle}</Line>
        )}
        <Line className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {facts.filter((fact) => fact?.trim()).join(' · ')}
          {entry.isRvR && <RvrMark />}
        </Line>
      </>
    }
  />
);

const Line = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={`mt-1 block wrap-anywhere ${className}`}>{children}</span>
);
