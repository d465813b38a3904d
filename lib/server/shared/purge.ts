/** A purge: the pages that may only be made of answers newer than an instant. */
export interface Purge {
  /** The pages of a path, whatever their query; all pages where there is none. */
  readonly path?: string | undefined;
  /** Milliseconds of the monotonic clock. */
  readonly since: number;
}
