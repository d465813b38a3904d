import type { ChildServer } from '../../servers/child-server.ts';
import type { PageSample } from './page-samples.ts';

/** The script that starts the site, from the project's folder. */
export const SITE_SCRIPT = 'lib/server/launch/serve.ts';

/** Everything that runs while something is measured. */
export interface Surroundings {
  readonly pages: readonly PageSample[];
  /** The site as it is operated, on the sample world of the browser tests. */
  readonly site: ChildServer;
  /** An empty Next page, behind the site's HTTP server. */
  readonly framework: ChildServer;
}
