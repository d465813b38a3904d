const DAY = 86_400;

const WAR_DAYS = 60;

/** The time span of all generated events, in epoch seconds; both ends belong to it. */
export interface WarWindow {
  readonly from: number;
  readonly to: number;
}

/** The 60 days up to now. */
export const warWindow = (now: number): WarWindow => ({ from: now - WAR_DAYS * DAY, to: now });

/** Returns the part of the window that has passed at a time: 0 at its start, 1 at its end. */
export const progressAt = (window: WarWindow, time: number): number =>
  Math.min(1, Math.max(0, (time - window.from) / (window.to - window.from)));
