import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { SCORE_MEANINGS } from '#lib/game/battles/score-meanings.ts';

import { DEFINITIONS } from './definitions.ts';

/** Words of the longest sentence. */
const MOST_WORDS = 25;

const SENTENCES = [...Object.values(DEFINITIONS).flat(), ...Object.values(SCORE_MEANINGS)].flatMap(
  ({ meaning }) => meaning.split(/(?<=[.!?])\s+/),
);

it('says what the rules say', () => {
  const rules = ['components', 'lib', 'graphql']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('/rules.md'))
    .map((file) => readFileSync(file, 'utf8'));
  expect(rules.length).toBeGreaterThan(20);
  expect(SENTENCES.filter((sentence) => !rules.some((text) => text.includes(sentence)))).toEqual([]);
});

it('says it in short sentences', () => {
  expect(SENTENCES.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)).toEqual([]);
});
