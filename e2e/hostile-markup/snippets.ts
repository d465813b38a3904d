import { ADDRESSES } from './address-snippets.ts';
import { ATTRIBUTES } from './attribute-snippets.ts';
import { CHARACTERS } from './character-snippets.ts';
import { EMBEDDINGS } from './embedding-snippets.ts';
import { FOREIGN } from './foreign-snippets.ts';
import { MUTATIONS } from './mutation-snippets.ts';
import { NESTING, UNCLOSED } from './nesting-snippets.ts';
import { ORDINARY } from './ordinary-snippets.ts';
import { SCRIPTS } from './script-snippets.ts';

/**
 * Markup that others could send for a text, by what it tries. Where it says "kept" a visitor has to read it, and where
 * it says "gone" nobody may; all of it tries to call `fail()` or to ask outside.example for something.
 */
export const HOSTILE_MARKUP: Readonly<Record<string, readonly string[]>> = {
  scripts: SCRIPTS,
  addresses: ADDRESSES,
  'foreign elements': FOREIGN,
  embeddings: EMBEDDINGS,
  nesting: NESTING,
  unclosed: UNCLOSED,
  mutations: MUTATIONS,
  attributes: ATTRIBUTES,
  characters: CHARACTERS,
  ordinary: ORDINARY.map(([written]) => written),
};
