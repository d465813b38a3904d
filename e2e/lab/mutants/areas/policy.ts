import type { Mutant } from '../mutant.ts';

export const POLICY: readonly Mutant[] = [
  {
    name: 'other sites may frame pages',
    file: 'lib/server/http/guards/content-security-policy.ts',
    find: `    "frame-ancestors 'none'",\n  ];`,
    put: '  ];',
    foundBy: { file: 'lib/server/http/guards/content-security-policy.test.ts' },
  },
  {
    name: 'a nonce is as good as all that the process has given',
    file: 'lib/server/http/guards/content-security-policy.ts',
    find: "return randomBytes(16).toString('base64');",
    put: "return Buffer.from('0123456789abcdef').toString('base64');",
    foundBy: { file: 'lib/server/http/guards/content-security-policy.test.ts' },
  },
  {
    name: 'a script of several lines has no hash',
    file: 'lib/server/page-cache/inline-scripts.ts',
    find: String.raw`([\s\S]*?)<\/script>`,
    put: String.raw`(.*?)<\/script>`,
    foundBy: { file: 'lib/server/page-cache/inline-scripts.test.ts' },
  },
  {
    name: 'whatever a proxy forwards counts as encrypted',
    file: 'lib/server/http/guards/security-headers.ts',
    find: String.raw`/^\s*https\s*(?:,|$)/i`,
    put: String.raw`/^\s*http/i`,
    foundBy: { file: 'lib/server/http/guards/security-headers.test.ts' },
  },
  {
    name: 'the script that sets the theme has no nonce',
    file: 'lib/seo/head-tag.ts',
    find: 'attributes: nonce === undefined ? {} : { nonce },',
    put: 'attributes: {},',
    foundBy: { file: 'e2e/theme.spec.ts', title: 'the chosen theme is there before the first paint' },
  },
];
