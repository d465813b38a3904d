import * as documents from '#graphql/generated/documents.ts';
import { NO_ANSWER } from '#lib/api/answer.ts';
import { feudsOf, GUILD_FEUD, PLAYER_FEUD } from '#lib/data/war/feuds.ts';
import {
  withAttackers,
  KILL,
  listGuildFeudKills,
  listKills,
  listPlayerFeudKills,
} from '#lib/data/war/kills.ts';
import { sumKills } from '#lib/data/war/kill-sums.ts';
import { ATTACKER_COLUMNS, ATTACK_DAMAGE_COLUMNS, KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { killEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import { feudOf, KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { counted, fixed, plain, thousands } from '#lib/format/number.ts';
import { toDate, utcDateLong, utcTime } from '#lib/format/time.ts';
import { assistsOf } from '#lib/game/battles/kill.ts';
import { attackerShare, damageTable, damageTotal } from '#lib/game/battles/kill-damage.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { killName } from '#lib/seo/record-names.ts';
import { previewOfKill } from '#lib/preview/kinds/preview-of-kill.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { otherList } from '#lib/url/paging/list-address.ts';

const KILL_PAGE = nullable(documents.KillPageFragmentDoc);

/** The one with the most damage first, who is the killer or the victim, then the assists as the page orders them. */
function attacksOf(kill: documents.KillDetailsFragment) {
  return [...kill.attackers.slice(0, 1), ...assistsOf(kill)].map((attacker) => ({ attacker, kill }));
}

/** All damage to the victim, by attacker. */
const attackDamage = (kill: documents.KillDetailsFragment) =>
  attacksOf(kill).flatMap(({ attacker: { character: attacker } }) =>
    damageTable(kill.damage, attacker.id).rows.map((row) => ({ attacker, row })),
  );

export const KILLS_EXPORTS = listExports('/kills', 'Kills', {
  filter: KILL_FILTER,
  parts: (part) => ({
    sums: part(({ list }) => sumKills(list)).json(KILL_SUMS),
    kills: part(({ list, size }) => withAttackers(listKills(list, size))).json(KILL_PAGE),
  }),
  tables: (table) => ({ kills: table('Kills', ({ part }) => part('kills'), KILL_COLUMNS) }),
  feed: { label: 'Kills', entries: ({ part }) => newestEntries(killEntry, part('kills')) },
});

export const KILL_EXPORTS = pageExports('/kill/{id}', 'A kill', {
  source: KILL,
  record: documents.KillDetailsFragmentDoc,
  // Null where killer or victim is unknown, or has no guild.
  parts: (part) => ({
    playerFeud: part(async ({ record }) => {
      const { players } = feudsOf(record);
      return players ? PLAYER_FEUD.get(players) : NO_ANSWER;
    }).json(nullable(feudOf(documents.CharacterCardFragmentDoc))),
    playerKills: part(async ({ record, list }) => {
      const { players } = feudsOf(record);
      return players ? withAttackers(listPlayerFeudKills(players, otherList(list, 'player'))) : NO_ANSWER;
    }).json(KILL_PAGE),
    guildFeud: part(async ({ record }) => {
      const { guilds } = feudsOf(record);
      return guilds ? GUILD_FEUD.get(guilds) : NO_ANSWER;
    }).json(nullable(feudOf(documents.GuildCardFragmentDoc))),
    guildKills: part(async ({ record, list }) => {
      const { guilds } = feudsOf(record);
      return guilds ? withAttackers(listGuildFeudKills(guilds, otherList(list, 'guild'))) : NO_ANSWER;
    }).json(KILL_PAGE),
  }),
  tables: (table) => ({
    attackers: table('Attackers', ({ record }) => attacksOf(record), ATTACKER_COLUMNS),
    damage: table('Damage', ({ record }) => attackDamage(record), ATTACK_DAMAGE_COLUMNS),
    playerFeud: table("Kills of the players' feud", ({ part }) => part('playerKills'), KILL_COLUMNS, {
      prefix: 'player',
    }),
    guildFeud: table("Kills of the guilds' feud", ({ part }) => part('guildKills'), KILL_COLUMNS, {
      prefix: 'guild',
    }),
  }),
  text: ({ record }) => {
    const { damage, victim } = record;
    const date = toDate(record.time);
    return {
      title: `${killName(record)} in ${killLocation(record).name}`,
      facts: [
        ...(date ? [`${utcDateLong(date)}, ${utcTime(date)} UTC`] : []),
        counted(record.attackers.length, 'attacker'),
        `the victim a ${careerLabel(victim.character.career)}, level ${plain(victim.level)}, renown rank ${plain(victim.renownRank)}`,
      ].join(' · '),
      ...blockTable(attacksOf(record), [
        ['Attacker', ({ attacker }) => attacker.character.name],
        ['Career', ({ attacker }) => careerLabel(attacker.character.career)],
        ['Damage', ({ attacker }) => thousands(damageTotal(damage, attacker.character.id)), 'end'],
        ['Of the damage', ({ attacker }) => `${fixed(attackerShare(attacker, damage), 1)}%`, 'end'],
      ]),
    };
  },
  preview: ({ record }) => previewOfKill(record),
});

export const KILL_KINDS = [KILLS_EXPORTS, KILL_EXPORTS];
