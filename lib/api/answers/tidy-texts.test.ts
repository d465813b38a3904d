import { expect, it } from 'vitest';

import { tidyTexts } from './tidy-texts.ts';

const tidied = <Data>(data: Data): Data => {
  tidyTexts(data);
  return data;
};

it.each(['', ' ', '\u202e', '\u200b \ufeff'])('numbers a player and a guild called %j', (name) => {
  const kill = {
    victim: { character: { id: '4060', name, career: 'CHOSEN' } },
    guild: { id: '5', name, heraldry: null },
  };
  expect(tidied({ kills: { nodes: [kill] } }).kills.nodes[0]).toMatchObject({
    victim: { character: { name: 'Unnamed #4060' } },
    guild: { name: 'Unnamed #5' },
  });
});

it('takes marks out of names, and leaves letters of any script', () => {
  expect(tidied({ id: '1', name: '\u202eUlhard\u2066' }).name).toBe('Ulhard');
  expect(tidied({ id: '1', name: 'שלום' }).name).toBe('שלום');
});

it('leaves the names of other records empty, and what is no text', () => {
  const item = { id: '7', name: '', description: 'One line.\n\tAnother.\r\n', count: Number.NaN, zone: null };
  expect(tidied({ ...item })).toEqual(item);
});

it.each([
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u0007',
])('takes %j out of every text, whatever its field is called', (mark) => {
  const text = `Bastion${mark} Stair`;
  const answer = { title: text, summary: text, words: [text, [text]], of: { label: text } };
  const tidy = 'Bastion Stair';
  expect(tidied(answer)).toEqual({ title: tidy, summary: tidy, words: [tidy, [tidy]], of: { label: tidy } });
});

it('leaves texts of any script as they are', () => {
  const texts = { title: 'שלום', summary: 'سلام', label: '冬至 · 👩\u200d👩', note: 'Zauber\u00adspruch' };
  expect(tidied({ ...texts })).toEqual(texts);
});

it('makes no tag of what is none', () => {
  const data = { text: '\u202E<p>One</p>\u202E <scr\0ipt>two</scr\0ipt> <\u2066b>three' };
  tidyTexts(data);
  expect(data.text).toBe('<p>One</p> <scr\0ipt>two</scr\0ipt> <\u2066b>three');
});
