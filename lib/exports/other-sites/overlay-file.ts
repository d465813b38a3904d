import type { KillRowFragment } from '#graphql/generated/documents.ts';
import type { RealmName } from '#lib/art/tables/icon-glyphs.ts';
import type { Followed, FollowedBattle } from '#lib/data/war/followed.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { counted, plural, thousands } from '#lib/format/number.ts';
import { knownDate, utcTimeShort } from '#lib/format/time.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { elementMarkup } from '#lib/markup/element-markup.ts';
import { fullTitle, SITE_NAME } from '#lib/seo/metadata.ts';
import { killName } from '#lib/seo/record-names.ts';

import type { ExportedFile } from '../export-response.ts';
import { classed, sideOf } from './preview-markup.ts';
import { FRAMED_POLICY, siteDocument } from './site-document.ts';

/** The content of an overlay. */
export interface Overlaid {
  readonly name: string;
  readonly realm: RealmName;
  readonly followed: Followed;
  /** Seconds that it is behind. */
  readonly delay: number;
  /** The absolute address of the page of whom it follows. */
  readonly link: string;
  /** The age of the data, and how far back it reaches; null for current and whole data. */
  readonly origin: string | null;
}

/**
 * Its script asks for the overlay itself, again and again. Streaming programs put the style sheet of the streamer into the
 * document.
 */
const POLICY = [
  ...FRAMED_POLICY.filter((directive) => !directive.startsWith('style-src')),
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self'",
  "connect-src 'self'",
].join('; ');

/** Seconds from one look to the next without scripts; a browser asks as often as the script does else. */
const WITHOUT_SCRIPTS = 15;

/** The greatest delay in seconds. */
export const LONGEST_DELAY = 600;

/** Seconds that it may be kept. */
const KEPT = 5;

/** Seconds for which a kill is shown. */
const SHOWN = 600;
/** Kills and deaths that are shown at once. */
const MOST = 5;

const HEAD =
  '<script src="/overlay.js" defer></script>' +
  `<noscript><meta http-equiv="refresh" content="${WITHOUT_SCRIPTS}"></noscript>`;

/**
 * A player's or a guild's evening as a transparent document above a game, in large type: kills, deaths and the running
 * battle. It asks for itself again.
 */
export function overlayFile({ name, realm, followed, delay, link, origin }: Overlaid): ExportedFile {
  const behind = delay === 0 ? null : `${delay} s behind`;
  const words = [eveningWords(followed), behind, origin].filter((part) => part !== null);
  const content =
    elementMarkup(
      'header',
      {},
      elementMarkup('h1', {}, escapeMarkup(name)) + classed('p', 'evening', escapeMarkup(words.join(' · '))),
    ) +
    (followed.battle === null ? '' : battleMarkup(followed.battle)) +
    fightsMarkup(followed);
  return {
    ...documentOf(fullTitle(name), link, content, { 'data-side': sideOf(realm) }),
    kept: KEPT,
  };
}

/** An overlay in place of one that cannot be had: says why, and goes on asking. */
export const failedOverlay = (reason: string, link: string): ExportedFile =>
  documentOf(SITE_NAME, link, classed('p', 'failure', `${escapeMarkup(reason)}.`), {});

const documentOf = (
  title: string,
  canonical: string,
  content: string,
  attributes: Readonly<Record<string, string | undefined>>,
): ExportedFile =>
  siteDocument({ title, canonical, styles: '/overlay.css', head: HEAD, content, attributes, policy: POLICY });

/** @example eveningWords(followed) // '12 kills, 3 deaths since 12:00 UTC' */
function eveningWords({ kills, deaths, evening }: Followed): string {
  const since = utcTimeShort(new Date(evening * 1_000));
  return `${counted(kills.total, 'kill')}, ${counted(deaths.total, 'death')} since ${since} UTC`;
}

const battleMarkup = (battle: FollowedBattle): string =>
  classed(
    'p',
    'battle',
    `${escapeMarkup(`Battle of ${battlePlace(battle)}`)}: ${(['order', 'destruction'] as const)
      .map(
        (side) =>
          elementMarkup('b', { 'data-side': side }, `${SIDES[side]} ${thousands(battle[side])}`) +
          (side === 'order' ? ', ' : ` ${plural(battle.order + battle.destruction, 'kill', 'kills')}`),
      )
      .join('')}`,
  );

const SIDES = { order: 'Order', destruction: 'Destruction' } as const;

/** The newest kills and deaths, the newest first; nothing where all are long ago. */
function fightsMarkup({ kills, deaths, moment }: Followed): string {
  const fight = (kill: KillRowFragment, deed: Fight['deed']): Fight => ({
    kill,
    deed,
    ago: moment - (knownDate(kill.time)?.getTime() ?? 0) / 1_000,
  });
  // Members of a guild may kill each other: that is told once.
  const own = new Set(kills.newest.map(({ id }) => id));
  const rows = [
    ...kills.newest.map((kill) => fight(kill, 'kill')),
    ...deaths.newest.filter(({ id }) => !own.has(id)).map((kill) => fight(kill, 'death')),
  ]
    .filter(({ ago }) => ago <= SHOWN)
    .toSorted((one, other) => one.ago - other.ago)
    .slice(0, MOST);
  return rows.length === 0 ? '' : elementMarkup('ol', {}, rows.map(fightMarkup).join(''));
}

interface Fight {
  readonly kill: KillRowFragment;
  readonly deed: 'death' | 'kill';
  /** Seconds. */
  readonly ago: number;
}

const SIGNS = { kill: '+', death: '−' } as const;

const fightMarkup = ({ kill, deed, ago }: Fight): string =>
  elementMarkup(
    'li',
    { className: deed, 'data-id': kill.id },
    elementMarkup(
      'b',
      {},
      `${elementMarkup('span', { className: 'sign', 'aria-hidden': 'true' }, SIGNS[deed])} ${escapeMarkup(killName(kill))}`,
    ) + classed('span', 'where', escapeMarkup(`${killLocation(kill).name}, ${agoWords(ago)}`)),
  );

/** @example agoWords(130) // '2m ago' */
const agoWords = (seconds: number): string =>
  seconds < 60 ? 'now' : `${shortDuration(seconds * 1_000, 'minute')} ago`;
