import { type DocumentNode, print } from 'graphql';

const texts = new WeakMap<DocumentNode, string>();

/** A document as it is sent; printed once in the life of the process, since printing takes longer than most calls. */
export function documentText(document: DocumentNode): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  texts.set(document, text);
  return text;
}
