/** A row of either scoreboard. */
export type ScoreRow = Record<string, number | null> & { archetype: string };

/** Every field of either scoreboard's entries. */
export const SCORE_FIELDS = `character { id } guild { id } level renownRank archetype itemRating deaths damage killDamage
  healing healingSelf healingOthers protection protectionSelf protectionOthers damageReceived resurrectionsDone
  healingReceived protectionReceived`;

/** Returns the answer that the contract demands for a row. */
export const scoreOf = (row: ScoreRow) => ({
  character: { id: String(row.character_id) },
  guild: row.guild_id === null ? null : { id: String(row.guild_id) },
  level: row.level,
  renownRank: row.renown_rank,
  archetype: row.archetype,
  itemRating: row.item_rating,
  deaths: row.deaths,
  damage: row.damage,
  killDamage: row.kill_damage,
  healing: Number(row.healing_self) + Number(row.healing_others),
  healingSelf: row.healing_self,
  healingOthers: row.healing_others,
  protection: Number(row.protection_self) + Number(row.protection_others),
  protectionSelf: row.protection_self,
  protectionOthers: row.protection_others,
  damageReceived: row.damage_received,
  resurrectionsDone: row.resurrections_done,
  healingReceived: row.healing_received,
  protectionReceived: row.protection_received,
});
