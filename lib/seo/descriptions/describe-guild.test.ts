import { expect, it, test } from 'vitest';

import { done } from '../testing/done.ts';
import {
  describeGuild,
  describeGuildScenarios,
  describeGuildSkirmishes,
  describeMembers,
} from './describe-guild.ts';

const ashen = {
  name: 'Ashen Draught',
  realm: 'DESTRUCTION',
  level: 38,
  briefDescription: '',
  members: { totalCount: 1 },
  leader: { id: '2', name: 'Uthgar', career: 'MARAUDER' },
} as const;

it('tells realm, level, members and leader, and quotes the guild where there is room', () => {
  expect(describeGuild({ ...ashen, briefDescription: 'We ride at dusk.' })).toEqual({
    title: 'Ashen Draught, Destruction guild of level 38',
    description:
      'Ashen Draught: Destruction guild of level 38, 1 member, led by Uthgar. ' +
      'Kills and deaths, members, scenarios, skirmishes. We ride at dusk.',
  });
});

it('begins with what the guild has done, and promises no part of the page that is not there', () => {
  expect(describeGuild({ ...ashen, leader: null }, done(690, 380, 2)).description).toBe(
    'Ashen Draught: 690 kills, 380 deaths, 2nd this week. Destruction guild of level 38, 1 member. ' +
      'Best members, most fought guilds and activity by day.',
  );
  expect(describeGuild(ashen, done(0, 0)).description).toMatch(
    /led by Uthgar\. Members, scenarios and skirmishes\.$/,
  );
});

it('handles a guild without a leader and members', () => {
  expect(describeGuild({ ...ashen, leader: null, members: null }).description).toMatch(
    /^Ashen Draught: Destruction guild of level 38\. /,
  );
});

test.each([
  [describeMembers, 'Members of Ashen Draught, Destruction guild'],
  [describeGuildScenarios, 'Scenarios of Ashen Draught, Destruction guild'],
  [describeGuildSkirmishes, 'Skirmishes of Ashen Draught, Destruction guild'],
])('%o says whose it is', (describe, title) => {
  expect(describe(ashen).title).toBe(title);
  expect(describe(ashen).description).toContain('Ashen Draught');
});
