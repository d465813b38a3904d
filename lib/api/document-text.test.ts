import { parse } from 'graphql';
import { expect, it } from 'vitest';

import { documentText } from './document-text.ts';

it('prints a document as it is sent', () => {
  expect(documentText(parse('query GetKill($id: ID!) { kill(id: $id) { id } }'))).toMatch(/^query GetKill\(/);
});

it('prints a document once', () => {
  const document = parse('{ kill(id: 1) { id } }');
  const text = documentText(document);
  Object.assign(document, { definitions: [] });
  expect(documentText(document)).toBe(text);
});
