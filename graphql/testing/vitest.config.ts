import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,components,lib,graphql}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '.next/**', 'e2e/**'],
    globalSetup: ['graphql/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
