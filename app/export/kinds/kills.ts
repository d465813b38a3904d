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
import about from '#lib/exports/columns/kill-columns.json' with { type: 'json' };
import { fraction } from '#lib/exports/columns/cells.ts';
import { KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { killEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import { feudOf, KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { counted, fixed, plain, thousands } from '#lib/format/number.ts';
import { toDate, utcDateLong, utcTime } from '#lib/format/time.ts';
import { assistsOf, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { damageShare, damageTable, damageTotal } from '#lib/game/battles/kill-damage.ts';
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

const partOf = ({ character }: documents.AttackerTagFragment, kill: documents.KillDetailsFragment) => {
  if (character.id === kill.victim.character.id) return 'victim';
  return character.id === killerOf(kill)?.character.id ? 'killer' : 'assist';
};

/** The part of all damage that an attacker did, in percent. */
const shareOf = (
  { character, damagePercent }: documents.AttackerTagFragment,
  damage: documents.KillDetailsFragment['damage'],
) => damageShare(damage, character.id) ?? damagePercent;

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
  tables: (table) => ({ kills: table('Kills', 'kills').columns(KILL_COLUMNS) }),
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
    attackers: table('Attackers', ({ record }) => attacksOf(record)).columns(about.attacker, {
      part: ({ attacker, kill }) => partOf(attacker, kill),
      damage: ({ attacker, kill }) => damageTotal(kill.damage, attacker.character.id),
      damageShare: ({ attacker, kill: { damage } }) => fraction(shareOf(attacker, damage)),
      solo: ({ kill }) => isSolo(kill),
      deathblow: ({ attacker, kill }) => kill.deathblow?.id === attacker.character.id,
    }),
    damage: table('Damage', ({ record }) => attackDamage(record)).columns(about.attackDamage),
    playerFeud: table("Kills of the players' feud", 'playerKills', { prefix: 'player' }).columns(
      KILL_COLUMNS,
    ),
    guildFeud: table("Kills of the guilds' feud", 'guildKills', { prefix: 'guild' }).columns(KILL_COLUMNS),
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
        ['Of the damage', ({ attacker }) => `${fixed(shareOf(attacker, damage), 1)}%`, 'end'],
      ]),
    };
  },
  preview: ({ record }) => previewOfKill(record),
});

export const KILL_KINDS = [KILLS_EXPORTS, KILL_EXPORTS];
