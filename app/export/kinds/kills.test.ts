import { describe, expect, it } from 'vitest';

import {
  type KillDetailsFragment,
  type KillRowFragment,
  KillRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { UNTOLD_ABILITY } from '#lib/game/battles/testing/untold-ability.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { KILL_EXPORTS, KILLS_EXPORTS } from './kills.ts';
import { askedFor, readNamed, readTable } from '#lib/exports/testing/asked-for.ts';

const heraldry = { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 };
const guild = { id: '9', name: 'Hollow, Lantern', realm: 'ORDER', heraldry } as const;
const verenthe = { id: '1', name: 'Verenthe', career: 'BRIGHT_WIZARD' } as const;
const maelyr = { id: '3', name: 'Maelyr', career: 'ARCHMAGE' } as const;
const victim = {
  level: 38,
  renownRank: 71,
  guild: null,
  character: { id: '2', name: 'Uthgar', career: 'MARAUDER' },
} as const;
const killer = { level: 40, renownRank: 83, guild, damagePercent: 75, character: verenthe };
const attackers = [killer, { level: 39, renownRank: 80, guild: null, damagePercent: 25, character: maelyr }];
const row = sampleRecord(KillRowFragmentDoc, {
  id: '7',
  time: 1_795_178_812,
  scenario: null,
  position: { zoneId: 105, zone: { id: '105', name: 'Praag' } },
  attackers,
  victim,
});

const rowsOf = (nodes: readonly KillRowFragment[]) =>
  readNamed(KILLS_EXPORTS, 'kills', { parts: { kills: { nodes: [...nodes], pageInfo: ONLY_PAGE } } });

describe('a kill in a list', () => {
  it('tells everything that the list shows, with its ids', async () => {
    expect(await rowsOf([row])).toEqual([
      {
        id: '7',
        time: '2026-11-20T12:46:52.000Z',
        place: 'Praag',
        placeKind: 'rvr',
        scenarioId: null,
        zoneId: 105,
        attackers: 2,
        solo: false,
        killerId: '1',
        killerName: 'Verenthe',
        killerCareer: 'BRIGHT_WIZARD',
        killerCareerName: 'Bright Wizard',
        killerRealm: 'ORDER',
        killerLevel: 40,
        killerRenownRank: 83,
        killerGuildId: '9',
        killerGuildName: 'Hollow, Lantern',
        victimId: '2',
        victimName: 'Uthgar',
        victimCareer: 'MARAUDER',
        victimCareerName: 'Marauder',
        victimRealm: 'DESTRUCTION',
        victimLevel: 38,
        victimRenownRank: 71,
        victimGuildId: null,
        victimGuildName: null,
      },
    ]);
  });

  it('has nobody as its killer where nobody attacked', async () => {
    const [told] = await rowsOf([{ ...row, attackers: [] }]);
    expect(told).toMatchObject({ attackers: 0, solo: false, killerId: null, killerCareer: null });
  });

  it('keeps what a newer API says', async () => {
    const stranger: typeof verenthe = JSON.parse(JSON.stringify({ ...verenthe, career: 'toString' }));
    const [told] = await rowsOf([{ ...row, attackers: [{ ...killer, character: stranger }] }]);
    expect(told).toMatchObject({ killerCareer: 'toString', killerRealm: 'NEUTRAL' });
  });
});

const strike = (attacker: typeof verenthe | typeof maelyr, name: string, damageAmount: number) =>
  ({
    attackerType: 'PLAYER',
    damageType: 'ABILITY',
    attacker: { id: attacker.id },
    ability: { ...UNTOLD_ABILITY, id: '1', name, iconUrl: '' },
    damageAmount,
  }) as const;

const kill: KillDetailsFragment = {
  totalRenown: 1020,
  ...row,
  instanceId: null,
  skirmish: null,
  position: { ...row.position, x: 1, y: 2, mapSetup: null },
  damage: [strike(verenthe, 'Fireball', 50), strike(verenthe, 'Detonate', 10), strike(maelyr, 'Lance', 20)],
  deathblow: { id: '3' },
};

const NO_PARTS = { playerFeud: null, playerKills: null, guildFeud: null, guildKills: null };

describe('the tables of a kill', () => {
  const { attackers: ofAttackers, damage, playerFeud } = KILL_EXPORTS.tables;
  const asked = askedFor({ record: kill, parts: NO_PARTS });

  it('name the attackers, the killer first, with the share of each from 0 to 1', async () => {
    expect(ofAttackers && (await readTable(ofAttackers, asked))).toMatchObject([
      { attackerName: 'Verenthe', part: 'killer', damage: 60, damageShare: 0.75, deathblow: false },
      { attackerName: 'Maelyr', part: 'assist', damage: 20, damageShare: 0.25, deathblow: true },
    ]);
  });

  it('tell the damage of each attacker by ability', async () => {
    expect(damage && (await readTable(damage, asked))).toMatchObject([
      { attackerId: '1', source: 'Fireball', damage: 50, share: 0.833333 },
      { attackerId: '1', source: 'Detonate', damage: 10 },
      { attackerId: '3', source: 'Lance', damage: 20, share: 1 },
    ]);
  });

  it('are empty where there is no feud', async () => {
    expect(playerFeud && (await readTable(playerFeud, asked))).toEqual([]);
  });
});
