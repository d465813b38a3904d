import type { Mutant } from '../mutant.ts';

export const ESCAPING: readonly Mutant[] = [
  {
    name: 'a quotation mark ends an attribute',
    file: 'lib/format/escape-markup.ts',
    find: `text.replace(/[&<>"']/g,`,
    put: 'text.replace(/[&<>]/g,',
    foundBy: { file: 'lib/markup/element-markup.test.tsx' },
  },
  {
    name: 'a name ends the script of structured data',
    file: 'lib/seo/structured-data.ts',
    find: String.raw`.replaceAll('<', '\\u003c')`,
    put: '',
    foundBy: { file: 'lib/seo/structured-data.test.ts' },
  },
  {
    name: 'backticks of a name end a block of code',
    file: 'lib/exports/text/markdown.ts',
    find: String.raw`breakMentions(line).replaceAll('` + "`', '" + String.raw`\u02CB')`,
    put: 'breakMentions(line)',
    foundBy: { file: 'lib/exports/text/writers.test.ts' },
  },
  {
    name: 'a link of a text names another server than it leads to',
    file: 'lib/format/rich-text.ts',
    find: "url?.protocol === 'https:' && !url.username && !url.password",
    put: "url?.protocol === 'https:'",
    foundBy: { file: 'lib/format/rich-text.test.ts' },
  },
  {
    name: 'attributes of feeds hold what XML cannot',
    file: 'lib/xml/xml-document.ts',
    find: 'attributeValueProcessor: (_, value) => xmlText(String(value)),',
    put: '',
    foundBy: { file: 'lib/xml/xml-text.test.ts' },
  },
];
