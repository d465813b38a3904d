import { expect, it } from 'vitest';

import { SkirmishRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import {
  describeFighterDamage,
  describeSkirmish,
  describeSkirmishDamage,
  describeSkirmishKills,
} from './describe-skirmish.ts';

const skirmish = sampleRecord(SkirmishRowFragmentDoc, {
  scenario: null,
  primaryZone: { id: '105', name: 'Praag' },
  primaryZoneArea: { id: '1', name: 'Old Walls' },
  startTime: 1_795_178_812,
  endTime: 1_795_179_537,
  numberOfPlayers: 214,
  numberOfPlayersOrder: 100,
  numberOfPlayersDestruction: 114,
  numberOfKills: 1,
  numberOfKillsOrder: 1,
  numberOfKillsDestruction: 0,
});

it('tells place, moment, size and who stood against whom', () => {
  expect(describeSkirmish(skirmish)).toEqual({
    title: 'Skirmish at Praag, 20 Nov 2026, 12:46 UTC: 1 kill',
    description:
      '1 kill at Old Walls in Praag on 20 November 2026, 12:46 UTC within 12m. ' +
      '100 players of Order against 114 of Destruction. Scoreboard and heatmap.',
  });
});

it('gives its tabs titles and facts of their own', () => {
  expect(describeSkirmishKills(skirmish)).toMatchObject({
    title: 'Kills at Praag, 20 Nov 2026, 12:46 UTC',
    description: expect.stringContaining('1 kill by Order, 0 by Destruction.'),
  });
  expect(describeSkirmishDamage(skirmish).title).toBe('Damage at Praag, 20 Nov 2026, 12:46 UTC');
});

it('names the fighter, and drops the place before a title gets too long', () => {
  const fighter = { name: 'Verenthe', career: 'BRIGHT_WIZARD', level: 40 };
  expect(describeFighterDamage(skirmish, fighter)).toMatchObject({
    title: 'Damage by Verenthe at Praag, 20 Nov 2026, 12:46 UTC',
    description: expect.stringMatching(/^What Verenthe, Bright Wizard of level 40, did to those who died/),
  });
  const long = { ...fighter, name: 'Ottenolinde-Kasensander Thunderfist' };
  expect(describeFighterDamage(skirmish, long).title).toBe(
    'Damage by Ottenolinde-Kasensander Thunderfist, 20 Nov 2026, 12:46 UTC',
  );
});
