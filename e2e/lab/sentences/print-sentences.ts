import { ALL_SENTENCES } from './all-sentences.ts';

/* Prints every generated sentence for an editor, each with its function and its state. */

const WIDTH = 44;

for (const [pages, sentences] of Object.entries(ALL_SENTENCES)) {
  console.log(`\n${pages}\n`);
  for (const { by, state, text } of sentences) console.log(`${`${by}, ${state}`.padEnd(WIDTH)} ${text}`);
}
