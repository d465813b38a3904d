/** An answer as the API sent it. */
export interface RawAnswer {
  readonly data: unknown;
  readonly errors: readonly unknown[];
}
