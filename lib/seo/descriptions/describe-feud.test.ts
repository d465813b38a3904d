import { expect, it } from 'vitest';

import { describeGuildFeud, describePlayerFeud } from './describe-feud.ts';

const feud = {
  sides: [{ name: 'Verenthe' }, { name: 'Uthgar' }],
  kills: [1, 1_204],
  lastMet: 1_795_178_812,
} as const;

it('counts both ways and says when they last met', () => {
  expect(describePlayerFeud(feud)).toEqual({
    title: 'Verenthe vs Uthgar, feud: 1 kill to 1,204',
    description:
      'Verenthe killed Uthgar once, Uthgar killed Verenthe 1,204 times. They last met on 20 November 2026. ' +
      'Every kill of the feud, newest first.',
  });
});

it('tells the feud of guilds from that of players, and copes with those who never met', () => {
  const { title, description } = describeGuildFeud({ ...feud, kills: [0, 0], lastMet: null });
  expect(title).toBe('Verenthe vs Uthgar, guild feud: 0 kills to 0');
  expect(description).toBe('Guild feud: neither has killed the other.');
  expect(describePlayerFeud({ ...feud, kills: [0, 0] }).description).toMatch(
    /^Neither has killed the other\. /,
  );
  expect(describePlayerFeud({ ...feud, kills: [2, 0] }).description).toMatch(
    /^Verenthe killed Uthgar 2 times, Uthgar never killed Verenthe\. /,
  );
});
