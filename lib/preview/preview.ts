import type { HeatmapPoint } from '#lib/game/places/heatmap.ts';
import type { RealmName } from '#lib/art/tables/icon-glyphs.ts';

/** A number or a name with what it is: 3,418 kills. */
export interface Total {
  readonly value: string;
  readonly label: string;
}

/** A picture at the right: a crest, or the badge of the other side. */
export interface Aside {
  /** An SVG document of our own art. */
  readonly drawing: string;
  /** The name below the picture; empty for a picture that speaks for itself. */
  readonly label: string;
}

/** A row of a leaderboard. */
export interface PreviewRow {
  readonly rank: string;
  /** An SVG document of our own art. */
  readonly badge: string;
  readonly name: string;
  /** The total that earned the place: 214 kills. */
  readonly total: Total;
}

/** The content of a page's link preview: plain data, so that another thread can draw it. */
export interface Preview {
  readonly title: string;
  /** One line below the title, two where it is long. */
  readonly facts: string;
  /** At most three. */
  readonly totals: readonly Total[];
  /** The realm whose colour marks the left edge. */
  readonly realm: RealmName;
  /** An SVG document of our own art, beside the title. */
  readonly badge: string;
  /** The colour of a ring around a square badge: an item's rarity. */
  readonly ring?: string | undefined;
  readonly aside?: Aside | undefined;
  /** The best of a leaderboard, at most five; they take the place of totals and of what stands at the right. */
  readonly places?: readonly PreviewRow[] | undefined;
  /** The zone whose map is the backdrop; any other value takes the common one. */
  readonly zoneId?: number | string | undefined;
  /** Kills by place: the whole map of the zone stands at the right, with these on it. */
  readonly heat?: readonly HeatmapPoint[];
  /** True if the page's subject is over and will not change. */
  readonly isFinal?: boolean;
}

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
