import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { openSearch } from './open-search.ts';

test('leads to the search with the text that was typed', () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  const { OpenSearchDescription: described } = parser.parse(openSearch('https://ledger.example'));
  expect(described.ShortName).toBe('War Ledger');
  expect(described.Url).toContainEqual({
    type: 'text/html',
    method: 'get',
    template: 'https://ledger.example/search?q={searchTerms}',
  });
});
