import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The file in the build folder that lists the entry point of each page. */
export const ENTRYPOINTS = 'page-entrypoints.json';

/**
 * Notes which file renders the pages at which path, for those who render past Next's router.
 * @param {object} build
 * @param {readonly { readonly pathname: string, readonly filePath: string }[]} build.appPages
 * @param {readonly { readonly source?: string, readonly sourceRegex: string }[]} build.dynamicRoutes in the order in
 * which they are tried; those of routes, too, of which one may come before a page
 * @param {string} build.distDir where it lies
 */
export async function noteEntrypoints({ appPages, dynamicRoutes, distDir }) {
  const pages = appPages
    .filter(({ pathname }) => !pathname.endsWith('.rsc') && !pathname.startsWith('/_'))
    .map(({ pathname, filePath }) => ({ pathname, file: relative(distDir, filePath) }));
  const patterns = dynamicRoutes.map(({ source, sourceRegex }) => ({ source, sourceRegex }));
  await writeFile(join(distDir, ENTRYPOINTS), JSON.stringify({ pages, patterns }));
}

/** @type {import('next').NextAdapter} */
export default {
  name: 'page-entrypoints',
  onBuildComplete: ({ outputs: { appPages }, routing: { dynamicRoutes }, distDir }) =>
    noteEntrypoints({ appPages, dynamicRoutes, distDir }),
};
