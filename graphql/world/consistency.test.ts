import { describe, expect, test } from 'vitest';
import {
  groupRecords,
  recordsOf,
  worldRecords,
  type WorldRecord,
} from '#graphql/testing/truth/world-records.ts';

const WORLDS = ['one', 'two', 'three'].map((seed) => worldRecords({ seed, now: 1_790_164_800, scale: 0.05 }));

const idsOf = (records: readonly WorldRecord[], column = 'id') => new Set(records.map((row) => row[column]));

describe.each(WORLDS.map((world, index) => [index + 1, world] as const))('in world %i', (_, world) => {
  const of = (table: string) => recordsOf(world, table);

  test('everything that drops exists and lies with somebody who stands somewhere and sells nothing', () => {
    const items = idsOf(of('item'));
    const spawning = idsOf(of('creature_spawn'), 'creature_id');
    const sellers = idsOf(of('vendor_item_creature'), 'creature_id');
    expect(of('creature_drop').length).toBeGreaterThan(100);
    for (const { item_id: item, creature_id: creature } of of('creature_drop')) {
      expect(items).toContain(item);
      expect(spawning).toContain(creature);
      expect(sellers).not.toContain(creature);
    }
    const objects = idsOf(of('game_object_spawn'), 'game_object_id');
    expect(of('game_object_drop').length).toBeGreaterThan(10);
    for (const { item_id: item, game_object_id: object } of of('game_object_drop')) {
      expect(items).toContain(item);
      expect(objects).toContain(object);
    }
  });

  test('what belongs to sets, to careers and to purses never drops', () => {
    const dropping = idsOf(of('creature_drop'), 'item_id');
    for (const item of of('item').filter(({ id }) => dropping.has(id ?? 0))) {
      expect(item.item_set_id).toBeNull();
      expect(item.career_restriction).toBe(0);
      expect(item.type).not.toBe('CURRENCY');
    }
  });

  test('quests end at creatures and things that exist, most where they begin', () => {
    const creatures = idsOf(of('creature'));
    const starters = groupRecords(of('quest_creature'), 'quest_id');
    let same = 0;
    for (const { quest_id: quest, creature_id: creature } of of('quest_finisher_creature')) {
      expect(creatures).toContain(creature);
      if (starters.get(String(quest))?.some((row) => row.creature_id === creature)) same += 1;
    }
    const share = same / of('quest_finisher_creature').length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(1);
    const objects = idsOf(of('game_object'));
    for (const row of of('quest_finisher_game_object')) expect(objects).toContain(row.game_object_id);
  });

  test('weekly quests come again after a week, the others never or at once', () => {
    for (const quest of of('quest')) {
      expect(quest.repeatable_time).toBe(quest.repeatable_type === 'WEEKLY' ? 604_800 : 0);
    }
    expect(of('quest').some(({ expire_time: time }) => time !== null)).toBe(true);
  });

  test('keeps and objectives are areas of their zone; public quests lie on its map', () => {
    const areas = groupRecords(of('zone_area'), 'id');
    const zones = groupRecords(of('zone'), 'id');
    for (const place of of('location')) {
      const [zone] = zones.get(String(place.zone_id)) ?? [];
      if (place.kind === 'PublicQuest') expect(place.difficulty).not.toBeNull();
      else
        expect(areas.get(String(place.id))?.[0]).toMatchObject({ zone_id: place.zone_id, name: place.name });
      if (typeof zone?.nw_corner_x !== 'number') continue;
      expect(place.x).toBeGreaterThanOrEqual(zone.nw_corner_x);
      expect(place.x).toBeLessThanOrEqual(Number(zone.se_corner_x));
    }
    expect(idsOf(of('location'), 'kind').size).toBe(3);
    expect(idsOf(of('location')).size).toBe(of('location').length);
  });

  test('rewards of achievements exist: one thing each, and titles of the tome', () => {
    const items = idsOf(of('item'));
    const abilities = idsOf(of('ability'));
    const titles = idsOf(of('tome_entry').filter(({ section }) => section === 'PLAYER_TITLES'));
    const achievements = idsOf(of('achievement'));
    expect(of('achievement_reward').length).toBeGreaterThan(20);
    for (const reward of of('achievement_reward')) {
      const { item_id: item, ability_id: ability, title_id: title } = reward;
      expect(achievements).toContain(reward.achievement_id);
      expect([item, ability, title].filter((id) => id !== null)).toHaveLength(1);
      if (item !== null) expect(items).toContain(item);
      if (ability !== null) expect(abilities).toContain(ability);
      if (title !== null) expect(titles).toContain(title);
    }
  });

  test('every city siege of a scenario lies within an event, and every such event has one', () => {
    const sieges = of('scenario_record').filter(({ queue_type: queue }) => queue === 4);
    const events = of('event').filter(({ kind }) => kind === 'CitySiegeEvent');
    const holds = (event: WorldRecord, siege: WorldRecord) =>
      Number(event.start_time) <= Number(siege.start_time) &&
      Number(siege.end_time) <= Number(event.end_time);
    for (const siege of sieges) expect(events.some((event) => holds(event, siege))).toBe(true);
    for (const event of events) expect(sieges.some((siege) => holds(event, siege))).toBe(true);
    for (const { start_time: start, end_time: end } of of('event')) {
      if (end !== null) expect(end).toBeGreaterThan(Number(start));
    }
  });

  test('the ratings of a ladder and those of its players are one', () => {
    const ladders = of('character_rating').filter(({ rating_type: type }) =>
      String(type).startsWith('RANKED'),
    );
    const ofPlayers = ladders.map(
      ({ season_id: season, rating_type: ladder, character_id: player, mu, sigma }) => [
        [season, ladder, player].join(' '),
        Number(mu) - 3 * Number(sigma),
      ],
    );
    const ofLadders = of('ranked_standing').map(
      ({ season_id: season, ladder, character_id: player, rating }) => [
        [season, ladder, player].join(' '),
        rating,
      ],
    );
    expect(ofLadders.length).toBeGreaterThan(20);
    expect(Object.fromEntries(ofPlayers)).toEqual(Object.fromEntries(ofLadders));
    for (const { sigma } of ladders) expect(sigma).toBeGreaterThan(0);
  });

  test('whoever has another rating has fought in matches of that kind in the season', () => {
    const seasons = of('ranked_season');
    const kinds = ['CASUAL', '', 'CASUAL', '', 'CITY', ''];
    const fought = new Set(
      of('scenario_score').map((row) => {
        const start = Number(row.start_time);
        const season = seasons.find(
          (each) => start >= Number(each.start_time) && start < Number(each.end_time),
        );
        return [season?.id, row.character_id, kinds[Number(row.queue_type)]].join(' ');
      }),
    );
    const ratings = of('character_rating').filter(
      ({ rating_type: type }) => !String(type).startsWith('RANKED'),
    );
    expect(idsOf(ratings, 'rating_type')).toContain('CASUAL');
    for (const row of ratings) {
      expect(fought).toContain([row.season_id, row.character_id, row.rating_type].join(' '));
    }
  });

  test('guilds have their ranks in order, and every member one of them', () => {
    const ranks = groupRecords(of('guild_rank'), 'guild_id');
    for (const { guild_id: guild, rank_order: order, rank_name: name } of of('guild_member')) {
      expect(ranks.get(String(guild))?.find((rank) => rank.rank_order === order)?.name).toBe(name);
    }
  });

  test('a kill is worth more renown the higher the victim stands, and more for one alone', () => {
    for (const { total_renown: renown, victim_level: level, victim_renown_rank: rank, solo } of of('kill')) {
      const base = 20 + Number(level) * 4 + Number(rank) * 9;
      expect(renown).toBe(Math.round(solo ? base * 1.5 : base));
    }
  });

  test('heights fit the numbers of the contract', () => {
    for (const table of ['kill', 'creature_spawn', 'game_object_spawn', 'chapter', 'location']) {
      for (const { z } of of(table)) {
        expect(z).toBeGreaterThan(0);
        expect(z).toBeLessThanOrEqual(65_535);
      }
    }
  });

  test('runs count those on their scoreboard, and their deaths', () => {
    const scores = groupRecords(of('scenario_score'), 'record_id');
    for (const run of of('scenario_record')) {
      const board = scores.get(String(run.id)) ?? [];
      expect(run.players).toBe(board.length);
      expect(run.deaths).toBe(board.reduce((sum, row) => sum + Number(row.deaths), 0));
    }
  });
});
