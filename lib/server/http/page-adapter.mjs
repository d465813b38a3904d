import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The file in the folder of a build that says what renders which page. */
export const ENTRYPOINTS = 'page-entrypoints.json';

/**
 * Notes at the end of a build which file renders the pages at which path, for those who render past Next's router.
 * It is an adapter as Next documents it (`adapterPath`).
 */
export default {
  name: 'page-entrypoints',
  /**
   * @param {{
   *   outputs: { appPages: readonly { pathname: string, filePath: string }[] },
   *   routing: { dynamicRoutes: readonly { source: string, sourceRegex: string }[] },
   *   distDir: string,
   * }} build as far as it is read
   */
  async onBuildComplete({ outputs, routing, distDir }) {
    const pages = outputs.appPages
      .filter(({ pathname }) => !pathname.endsWith('.rsc') && !pathname.startsWith('/_'))
      .map(({ pathname, filePath }) => ({ pathname, file: relative(distDir, filePath) }));
    // In the order in which they are tried; those of routes, too, of which one may come before a page.
    const patterns = routing.dynamicRoutes.map(({ source, sourceRegex }) => ({ source, sourceRegex }));
    await writeFile(join(distDir, ENTRYPOINTS), JSON.stringify({ pages, patterns }));
  },
};
