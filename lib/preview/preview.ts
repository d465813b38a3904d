import type { RealmName } from '#lib/art/tables/realms.ts';

/** A number or a name with what it is: 3,418 kills. */
export interface Total {
  readonly value: string;
  readonly label: string;
}

/** A picture at the right: a crest, or the badge of the other side. */
export interface Aside {
  /** An SVG document of our own art. */
  readonly drawing: string;
  /** Whose it is, below it; empty for a picture that speaks for itself. */
  readonly label: string;
}

/** What the picture of a page's link preview shows: plain data, so that another thread can draw it. */
export interface Preview {
  readonly title: string;
  /** One line below the title. */
  readonly facts: string;
  /** At most three. */
  readonly totals: readonly Total[];
  /** Whose colour stands at the left. */
  readonly realm: RealmName;
  /** An SVG document of our own art, beside the title. */
  readonly badge: string;
  readonly aside?: Aside | undefined;
  /** The zone whose map is the backdrop; any other value takes the common one. */
  readonly zoneId?: number | string | undefined;
}

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
