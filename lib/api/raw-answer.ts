/** An answer as it came. */
export interface RawAnswer {
  readonly data: unknown;
  readonly errors: readonly unknown[];
}
