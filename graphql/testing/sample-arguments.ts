import type { Database } from '#graphql/sql/engine/connection/database.ts';

/**
 * Arguments for the fields that need some, in brackets, by field, or by type and field: things that have most of what a
 * type can have.
 */
export async function sampleArguments(sql: Database): Promise<Readonly<Record<string, string>>> {
  const id = async (statement: string): Promise<string> => {
    const [row] = await sql.unsafe<{ id: string }[]>(statement);
    return `(id: "${row?.id ?? ''}")`;
  };
  const [fighter] = await sql<{ id: number }[]>`
    select character_id as id from scenario_score group by 1 order by count(*) desc limit 1`;
  const [played] = await sql<Record<'id', number>[]>`select scenario_id as id from scenario_record limit 1`;
  const [kill] = await sql<Record<'killer' | 'time', number>[]>`
    select killer_id as killer, time from kill limit 1`;
  const [party] = await sql<Record<'id' | 'until', number>[]>`
    select guild_id as id, start_time + 1 as until from battle_guild order by players desc limit 1`;
  const [raid] = await sql<Record<'id', number>[]>`
    select guild_id as id from session_guild group by 1 order by count(*) desc limit 1`;
  const [mover] = await sql<Record<'character' | 'guild', number>[]>`
    select character_id as character, guild_before as guild from guild_spell where guild_before > 0 and guild_id > 0 limit 1`;
  return {
    ability: await id('select id from ability where description is not null limit 1'),
    battle: await id('select id from battle order by skirmishes desc, kills desc limit 1'),
    characterHistory: `(characterId: "${mover?.character}")`,
    guildHistory: `(guildId: "${mover?.guild}")`,
    guildMoves: `(guildId: "${mover?.guild}", first: 50)`,
    chapter: await id('select chapter_id as id from chapter_reward limit 1'),
    character: await id('select character_id as id from character_rating limit 1'),
    creature: await id('select creature_id as id from creature_drop limit 1'),
    dungeon: await id('select instance_id as id from session_wing where cleared limit 1'),
    dungeonRecord: `(guildId: "${raid?.id}")`,
    gameObject: await id('select game_object_id as id from game_object_drop limit 1'),
    guild: await id('select id from guild where leader_id is not null limit 1'),
    instance: await id('select instance_id as id from instance_run limit 1'),
    instanceEncounterRun: await id('select encounter_run_id as id from instance_encounter_run_score limit 1'),
    instanceRun: await id('select run_id as id from instance_run_score limit 1'),
    item: await id('select item_id as id from creature_drop limit 1'),
    kill: await id('select id from kill where skirmish_id is not null and instance_id is not null limit 1'),
    quest: await id('select quest_id as id from quest_reward limit 1'),
    rankedSeason: '',
    scenario: await id('select instance_id as id from kill where instance_id is not null limit 1'),
    scenarioStanding: `(characterId: "${fighter?.id}")`,
    skirmish: await id('select skirmish_id as id from kill where skirmish_id is not null limit 1'),
    tomeOfKnowledgeAchievementEntry: await id('select achievement_id as id from achievement_reward limit 1'),
    tomeOfKnowledgeAchievementSubType: await id('select id from achievement_sub_type limit 1'),
    tomeOfKnowledgeAchievementType: await id('select id from achievement_type limit 1'),
    tomeOfKnowledgeEntry: await id('select id from tome_entry limit 1'),
    warJournalEntry: await id('select id from war_journal_entry limit 1'),
    warJournalStoryline: await id('select id from war_journal_storyline limit 1'),
    zone: await id('select zone_id as id from location limit 1'),
    scenarioLeaderboard: '(measure: DAMAGE)',
    wornByBest: '(career: SLAYER)',
    scenarioStatistics: `(scenarioId: "${played?.id}")`,
    weeklyKillLeaderboard: '(year: 2026, week: 39)',
    weeklyGuildKillLeaderboard: '(year: 2026, week: 39)',
    monthlyKillLeaderboard: '(year: 2026, month: 9)',
    monthlyGuildKillLeaderboard: '(year: 2026, month: 9)',
    begunEvents: '(until: 1790000000)',
    fighters: '(until: 1790000000)',
    killsByDay: `(where: { killerCharacterId: { eq: ${kill?.killer} }, time: { gte: ${kill?.time}, lte: ${kill?.time} } })`,
    killPairs: `(where: { time: { gte: ${kill?.time}, lte: ${kill?.time} } })`,
    fighterSums: `(characterId: ${kill?.killer})`,
    guildAttendance: `(guildId: "${party?.id}", from: 0, to: ${party?.until})`,
    killsHeatmap: '(zoneId: 1)',
    zoneWar: '(from: 1790080000, to: 1790164800)',
    zoneHours: '(zoneId: 105, to: 1790164800)',
    zoneDays: '(zoneId: 105, from: 1789560000, to: 1790164800)',
    zoneContents: '(zoneId: 105)',
    zoneKills: '(zoneId: 105, from: 1789560000, to: 1790164800)',
    zoneLeaders: '(zoneId: 105, year: 2026, month: 9)',
    search: '(query: "a", first: 5)',
    activeCharactersStats: '(from: "2026-09-01T00:00:00Z", to: "2026-09-20T12:30:00Z")',
    'AbilityInfo.description':
      '(stats: { level: 40, strength: 1, ballisticSkill: 1, intelligence: 1, willpower: 1 })',
    'Battle.guild': '(guildId: "1")',
    'Battle.part': '(characterId: "1")',
    'Battle.standing': '(characterId: "1")',
    'CareerStatistics.fighters': '(until: 1790164800)',
    'RankedSeason.leaderboard': '(type: RANKED_SOLO, first: 2)',
    'ScenarioStatistics.best': '(figure: DAMAGE)',
    'ScenarioStatistics.players': '(figure: DAMAGE, fewestRuns: 1)',
    'Skirmish.killDamageByCharacter': '(id: "1")',
  };
}
