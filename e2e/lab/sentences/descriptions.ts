import {
  BattleInfoFragmentDoc,
  CharacterCardFragmentDoc,
  type CharacterCardFragment,
  DungeonRowFragmentDoc,
  GuildCardFragmentDoc,
  type GuildCardFragment,
  InstanceRowFragmentDoc,
  ItemDetailsFragmentDoc,
  KillDetailsFragmentDoc,
  PlayedScenarioFragmentDoc,
  ScenarioRowFragmentDoc,
  SkirmishRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import * as battles from '#lib/seo/descriptions/describe-battle.ts';
import * as careers from '#lib/seo/descriptions/describe-career.ts';
import * as feuds from '#lib/seo/descriptions/describe-feud.ts';
import * as guilds from '#lib/seo/descriptions/describe-guild.ts';
import * as instances from '#lib/seo/descriptions/describe-instance.ts';
import * as items from '#lib/seo/descriptions/describe-item.ts';
import * as kills from '#lib/seo/descriptions/describe.ts';
import * as players from '#lib/seo/descriptions/describe-player.ts';
import * as results from '#lib/seo/descriptions/describe-results.ts';
import * as scenarios from '#lib/seo/descriptions/describe-scenario.ts';
import * as searches from '#lib/seo/descriptions/describe-search.ts';
import * as skirmishes from '#lib/seo/descriptions/describe-skirmish.ts';
import { done } from '#lib/seo/testing/done.ts';

import { said } from './said.ts';

const TIME = Date.UTC(2026, 10, 21, 18, 4) / 1_000;

const kill = { ...sampleRecord(KillDetailsFragmentDoc), time: TIME };
const attacker = sampleRecord(KillDetailsFragmentDoc).victim;
const hit = (damagePercent: number) => ({ ...attacker, damagePercent });

const character: CharacterCardFragment = {
  ...sampleRecord(CharacterCardFragmentDoc),
  name: 'Verenthe',
  career: 'BRIGHT_WIZARD',
  level: 40,
  renownRank: 61,
};
const PLAYER = { usual: [character], guildless: [{ ...character, guildMembership: null }] } as const;
const guild: GuildCardFragment = {
  ...sampleRecord(GuildCardFragmentDoc),
  name: 'The Hollow Lantern',
  realm: 'ORDER',
  level: 38,
  briefDescription: '',
};
const GUILD = {
  usual: [guild],
  'without members': [{ ...guild, members: null, leader: null }],
} as const;

const feud = (near: number, far: number, lastMet: number | null = TIME) => ({
  sides: [{ name: 'Verenthe' }, { name: 'Uthgar' }] as const,
  kills: [near, far] as const,
  lastMet,
});
const FEUDS = {
  'never met': [feud(0, 0, null)],
  one: [feud(1, 0)],
  many: [feud(12, 1_204)],
} as const;

const battle = (order: readonly [number, number], destruction: readonly [number, number]) => {
  const sample = sampleRecord(BattleInfoFragmentDoc);
  return {
    ...sample,
    startTime: TIME,
    endTime: TIME + 2_580,
    order: { ...sample.order, players: order[0], kills: order[1] },
    destruction: { ...sample.destruction, players: destruction[0], kills: destruction[1] },
  };
};
const run = {
  ...sampleRecord(ScenarioRowFragmentDoc),
  startTime: TIME,
  endTime: TIME + 725,
  points: [500, 312],
};
const drawnRun = { ...run, points: [250, 250] };
const RUN = {
  won: [run],
  drawn: [drawnRun],
  unknown: [{ ...run, startTime: 0, endTime: 0 }],
} as const;
const skirmish = { ...sampleRecord(SkirmishRowFragmentDoc), startTime: TIME, endTime: TIME + 600 };
const SKIRMISH = {
  one: [skirmish],
  many: [{ ...skirmish, numberOfKills: 212, numberOfPlayersOrder: 25, numberOfPlayersDestruction: 28 }],
} as const;
const played = (orderWins: number, destructionWins: number) => {
  const sample = sampleRecord(PlayedScenarioFragmentDoc);
  const runs = orderWins + destructionWins;
  return { ...sample, results: { ...sample.results, runs, orderWins, destructionWins, designEffect: 1 } };
};
const instance = sampleRecord(InstanceRowFragmentDoc);
const dungeon = sampleRecord(DungeonRowFragmentDoc);
const item = sampleRecord(ItemDetailsFragmentDoc);

export const DESCRIPTIONS = [
  ...said(kills, {
    describeKill: {
      alone: [{ ...kill, attackers: [hit(100)] }],
      helped: [{ ...kill, attackers: [hit(60), hit(40)] }],
      'without a killer': [{ ...kill, attackers: [] }],
    },
  }),
  ...said(players, {
    describeCharacter: {
      unknown: [character],
      none: [character, done(0, 0)],
      many: [character, done(69, 38, 7)],
    },
    describeArmory: PLAYER,
    describePlayerScenarios: PLAYER,
    describePlayerSkirmishes: PLAYER,
    describePlayerBattles: PLAYER,
    describePlayerDungeons: PLAYER,
    describePlayerHistory: PLAYER,
    describeComparedPlayer: PLAYER,
  }),
  ...said(guilds, {
    describeGuild: { unknown: [guild], none: [guild, done(0, 0)], many: [guild, done(69, 38, 7)] },
    describeMembers: GUILD,
    describeComparedGuild: GUILD,
    describeGuildScenarios: GUILD,
    describeGuildSkirmishes: GUILD,
    describeGuildBattles: GUILD,
    describeAttendance: GUILD,
    describeGuildDungeons: GUILD,
    describeGuildHistory: GUILD,
  }),
  ...said(feuds, {
    describePlayerFeud: FEUDS,
    describeGuildFeud: FEUDS,
    describeComparison: null,
  }),
  ...said(battles, {
    describeBattle: {
      won: [battle([52, 84], [38, 61])],
      outnumbered: [battle([60, 61], [38, 84])],
      drawn: [battle([25, 33], [28, 33])],
    },
  }),
  ...said(scenarios, {
    describeScenario: RUN,
    describeScenarioKills: RUN,
    describeScenarioSkirmishes: RUN,
    describeScenarioMap: RUN,
  }),
  ...said(skirmishes, {
    describeSkirmish: SKIRMISH,
    describeSkirmishKills: SKIRMISH,
    describeSkirmishDamage: SKIRMISH,
    describeFighterDamage: { usual: [skirmish, character] },
  }),
  ...said(results, {
    describeResults: { none: [played(0, 0)], one: [played(0, 1)], many: [played(161, 43)] },
    describeHeatmap: { none: ['Praag', 0], one: ['Praag', 1], many: ['Praag', 1_204] },
  }),
  ...said(instances, {
    describeInstance: { usual: [instance] },
    describeStatistics: { usual: [instance] },
    describeDungeon: { usual: [dungeon] },
  }),
  ...said(items, {
    describeItem: {
      whole: [item, null],
      purchase: [item, 'purchase'],
      quests: [item, 'quests'],
      drops: [item, 'drops'],
      chapters: [item, 'chapters'],
    },
    describeItemComparison: { usual: [item] },
  }),
  ...said(careers, { describeCareer: { unknown: ['Slayer', []], known: ['Slayer', ['56 Slayers fought']] } }),
  ...said(searches, { describeSearch: { usual: ['Grim'] }, describeGuildSearch: { usual: ['Grim'] } }),
];
