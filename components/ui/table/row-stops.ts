/** Marks a table whose rows are one stop of the Tab key each. */
export const ROW_STOPS = { 'data-row-stops': '' } as const;

const STOPS = 'a[href],button,[role=button]';

const rowOf = (target: EventTarget | null): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('[data-row-stops] tbody > tr') : null;

const stopsOf = (row: HTMLTableRowElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(STOPS)];

/**
 * Leaves the first link of each row to the Tab key, as soon as the focus comes into the table: a scoreboard of a
 * hundred players would otherwise have five hundred stops. Without scripts every link is one.
 */
export const gatherRowStops = ({ target }: FocusEvent): void => gatherAround(target);

/** The same for a table that had the focus before the scripts of the page came. */
export const gatherWhereFocused = (): void => gatherAround(document.activeElement);

function gatherAround(focused: EventTarget | null): void {
  for (const row of rowOf(focused)?.closest('tbody')?.rows ?? []) {
    for (const other of stopsOf(row).slice(1)) other.tabIndex = -1;
  }
}

/** Lets the arrow keys lead along a row: from its first link to the others, and to what tells more of a number. */
export function walkRow(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const row = step && !event.altKey && !event.ctrlKey && !event.metaKey ? rowOf(event.target) : null;
  if (!step || !row) return;
  const stops = stopsOf(row).filter((stop) => stop.offsetParent);
  const from = stops.findIndex((stop) => stop === event.target);
  const next = stops[Math.max(0, from + step)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
