/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  agentRules: false,
  typedRoutes: true,
  reactStrictMode: true,
  compress: false,
  // Title and preview tags belong in <head> for every visitor, not only for the bots that Next knows.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
};
