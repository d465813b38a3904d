import { expect, it } from 'vitest';

import { creatureTitle } from './creature-label.ts';

it.each([
  ['RALLY_MASTER', 'Rally Master'],
  ['THE_FORCES_OF_ORDER', 'The Forces of Order'],
  ['NEEDLEOF_ELLYRION_GUARD', 'Needle of Ellyrion Guard'],
  ['SIEGE_CAMP2_GUARD', 'Siege Camp 2 Guard'],
  ['NORDLAND_XI_GUARD', 'Nordland XI Guard'],
  ['MARTYRS_SQUARE_GUARD', "Martyr's Square Guard"],
  ['SOMETHING_NEW', 'Something New'],
  ['', ''],
  [null, ''],
])('reads %s as "%s"', (title, words) => {
  expect(creatureTitle({ title })).toBe(words);
});
