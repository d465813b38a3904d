import { buildName } from './lib/server/launch/build.mjs';

/** @type {import('next').NextConfig} */
export default {
  // `npm start` builds again where the sources give another name.
  generateBuildId: buildName,
  poweredByHeader: false,
  agentRules: false,
  typedRoutes: true,
  reactStrictMode: true,
  compress: false,
  // Title and preview tags belong in <head> for every visitor, not only for the bots that Next knows.
  htmlLimitedBots: /.*/,
  // What a page preloads stands in its head, compressed, and not in headers of half a kilobyte besides. No header fits
  // into one character; React complains of 0.
  reactMaxHeadersLength: 1,
  images: { unoptimized: true },
  // `npm run check` and `npm test` check types: starting the site need not wait for that.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // What the router sends beside an address is normalised before Next sees it, so that the hash of it, which the
    // router puts into the address, would never be the right one.
    validateRSCRequestHeaders: false,
    // Seconds for which the router shows a page again that was opened, or fetched ahead, without asking for it. Live
    // lists live for 15; less than 30 is not possible for what is fetched ahead. Back and forward show what was seen.
    staleTimes: { dynamic: 15, static: 30 },
  },
};
