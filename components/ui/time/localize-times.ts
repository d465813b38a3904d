import { localNight } from '#lib/url/filter/last-night.ts';

import { nightWords, readFormat, type TimeFormat, timeTexts, TODAY, type ZonedTime } from './time-format.ts';

/**
 * Writes every moment in a container in the zone of the visitor, with the zone named, and says which of them are of
 * today; the title of each keeps its day. A page that is still open at midnight is written again.
 */
export function localizeTimes(container: Element): void {
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>('[data-format]')) {
    const format = readFormat(element.dataset['format']);
    // Drawings have no element for times.
    const date = new Date(element.getAttribute('datetime') ?? element.dataset['at'] ?? '');
    if (format && !Number.isNaN(date.getTime())) write(element, format, local(date, format));
  }
  for (const link of container.querySelectorAll<HTMLAnchorElement>('a[data-night]')) writeNight(link);
  midnight ??= setTimeout(writeNewDay, tomorrow() - Date.now());
}

let midnight: ReturnType<typeof setTimeout> | undefined;

function writeNewDay(): void {
  midnight = undefined;
  localizeTimes(document.body);
}

/** The start of the visitor's next day. A machine that slept notices it when it wakes. */
const tomorrow = (): number => new Date().setHours(24, 0, 0, 0);

function write(element: Element, { variant }: TimeFormat, zoned: ZonedTime): void {
  const [strong, rest] = timeTexts(variant, zoned);
  const bold = element.querySelector('b');
  if (bold) bold.textContent = strong;
  const text = element.lastChild;
  if (text) text.textContent = rest;
}

/** The night is given as two times, so that the page is the same in every time zone. */
function writeNight(link: HTMLAnchorElement): void {
  const { from, to } = localNight(new Date());
  const { pathname, searchParams } = new URL(link.href);
  searchParams.delete('period');
  searchParams.set('from', from);
  searchParams.set('to', to);
  searchParams.sort();
  link.setAttribute('href', `${pathname}?${searchParams}`);
  link.textContent = nightWords(zoneOf(new Date(`${from}Z`)));
}

function local(date: Date, { variant, precision }: TimeFormat): ZonedTime {
  const month = variant === 'stacked' ? 'short' : 'long';
  const timeStyle = precision === 'second' ? 'medium' : 'short';
  return {
    time: formatOf({ timeStyle }).format(date),
    day: isToday(date) ? TODAY : formatOf({ day: 'numeric', month, year: 'numeric' }).format(date),
    zone: zoneOf(date),
  };
}

function zoneOf(date: Date): string {
  const zoned = formatOf({ hour: 'numeric', timeZoneName: 'short' }).formatToParts(date);
  return zoned.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const isToday = (date: Date): boolean => date.toDateString() === new Date().toDateString();

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format takes longer to make than a page full of times to write. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(key, format);
  return format;
}
