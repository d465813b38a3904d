import { cache } from 'react';

import { awaitPanels, track } from './load.tsx';

/** The panels of a page: promises for Load, with the other values that the page needs to show them. */
export type Panels = object;

/**
 * Starts early panels once in a request: by the title of the page, which comes before its content, or by its content.
 * A panel that fails is no unhandled rejection where the record turns out not to exist.
 */
export function beginOnce<Request, Early extends Panels>(early?: (request: Request) => Early) {
  const inRequest = cache((): { panels?: Early } => ({}));
  return (request: Request): Early => {
    const begun = inRequest();
    // Without early panels the type says that none are expected.
    begun.panels ??= early?.(request) ?? ({} as Early);
    promisesIn(begun.panels).forEach(track);
    return begun.panels;
  };
}

/** Starts the panels that need the record, and gives all panels their moment to arrive. */
export async function arrivedPanels<Early extends Panels, Started extends Panels>(
  early: Early,
  start?: () => Started | undefined,
): Promise<Early & Started> {
  // Without such panels the type says that none are expected.
  const panels = { ...early, ...(start?.() ?? ({} as Started)) };
  await awaitPanels(...promisesIn(panels));
  return panels;
}

const promisesIn = (panels: Panels) =>
  Object.values<unknown>({ ...panels }).filter(
    (panel): panel is Promise<unknown> => panel instanceof Promise,
  );
