import type { Route } from 'next';

/**
 * Records of one file: a hundred questions, so that a file is made in seconds and not in minutes. Far fewer than the
 * 50,000 addresses that the protocol allows, since a record may have several.
 */
export const RECORDS_PER_FILE = 10_000;

/** Addresses of records that follow one another in the API's order. */
export interface AddressPage {
  readonly addresses: readonly Route[];
  /** Records that were read, those without an address among them. */
  readonly records: number;
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/** A kind of pages that sitemaps list. */
export interface SitemapKind {
  /** The name in lower case, also of its files: "characters" for /sitemaps/characters-1.xml. */
  readonly name: string;
  /**
   * The page that begins at a cursor, null for the first one.
   * @throws ApiError
   */
  readonly page: (after: string | null) => Promise<AddressPage>;
  /**
   * Counts the records; absent where the API counts no list of the kind.
   * @throws ApiError
   */
  readonly count?: () => Promise<number>;
}
