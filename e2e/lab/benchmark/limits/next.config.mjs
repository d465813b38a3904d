/** The site's own settings, as far as they affect speed. @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  compress: false,
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
};
