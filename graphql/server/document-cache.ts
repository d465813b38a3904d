import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/** Characters of all cached documents. A parsed document takes up to a hundred times the memory of its text. */
export const MAX_CHARACTERS = 512 * 1024;

/** Documents larger than this are parsed each time. All operations of the site are far smaller. */
const MAX_DOCUMENT_CHARACTERS = 32 * 1024;

/**
 * Creates the cache of valid documents for yoga's `parserAndValidationCache`, limited by their total size. `plugin`
 * removes a document that turns out to be invalid.
 */
export function createDocumentCache() {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_DOCUMENT_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });
  const texts = new WeakMap<DocumentNode, string>();

  const documentCache = {
    get: (text: string) => documents.get(text),
    set: (text: string, document: DocumentNode) => {
      documents.set(text, document);
      texts.set(document, text);
    },
  };
  const plugin: Plugin = {
    onValidate:
      ({ params }) =>
      ({ valid }) => {
        const text = texts.get(params.documentAST);
        if (!valid && text !== undefined) documents.delete(text);
      },
  };
  return { documentCache, errorCache: FORGETFUL, plugin, size: () => documents.calculatedSize };
}

/**
 * Replaces the cache of parse errors: a text that does not parse fails quickly, and its error holds all of the text.
 */
const FORGETFUL = { get: () => undefined, set: () => undefined };
