/** A number of the site, or several, beside a plain count over all kills. */
export interface Compared {
  readonly what: string;
  readonly site: unknown;
  readonly plain: unknown;
}
