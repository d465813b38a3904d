/** As the site's own, as far as it tells in how fast a page is. @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  compress: false,
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
};
