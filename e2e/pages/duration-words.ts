const unitsOf = (ms: number): readonly (readonly [number, string])[] => {
  const seconds = Math.floor(Math.round(ms) / 1000);
  const units = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  return units.filter(([count]) => count > 0);
};

/** A span of milliseconds below a day in short. */
export const short = (ms: number): string =>
  unitsOf(ms)
    .map(([count, unit]) => `${count}${unit[0]}`)
    .join(' ');

/** The same as tables and headers hold it: in short for the eye, and in words for screen readers. */
export const shownDuration = (ms: number): string =>
  `${short(ms)} ${unitsOf(ms)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')}`;
