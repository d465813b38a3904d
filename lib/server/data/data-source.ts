import type { GraphqlApi } from '#lib/api/registry.ts';

/** A data source of the site that has been started. */
export interface DataSource {
  /** For the line that says the server is ready. */
  readonly label: string;
  /** The process's own API; undefined where a remote one answers. */
  readonly api: GraphqlApi | undefined;
  stop(): Promise<void>;
}
