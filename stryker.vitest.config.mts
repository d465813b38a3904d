import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
process.env.TZ = 'Asia/Kolkata';
const DB = process.env.DB === '1';
export default defineConfig({
  resolve: { alias: [
    { find: /^graphql$/, replacement: 'graphql/index.js' },
    { find: /^server-only$/, replacement: join(import.meta.dirname, 'node_modules/server-only/empty.js') },
  ] },
  test: {
    testTimeout: 20000, hookTimeout: 60000, isolate: false, pool: 'threads', maxWorkers: 1,
    include: DB ? ['{components,lib}/**/*.test.{ts,tsx}'] : ['{components,lib/data,lib/url,lib/game,lib/format,lib/markup}/**/*.test.{ts,tsx}'],
    exclude: [...(DB ? ['lib/server/**', 'lib/art/**', 'lib/preview/**', 'lib/api/**'] : ['**/*.database.test.ts']), 'components/item/item-filters.test.tsx', '**/node_modules/**'],
    ...(DB ? { globalSetup: ['graphql/testing/global-setup.ts'] } : {}),
  },
});
