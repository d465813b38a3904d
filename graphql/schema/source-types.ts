/** Every scalar of the contract, as the site and the resolvers read it. */
export const scalars = {
  ID: 'string',
  Byte: 'number',
  Short: 'number',
  UnsignedShort: 'number',
  UnsignedInt: 'number',
  Long: 'number',
  UnsignedLong: 'number',
  UUID: 'string',
  URL: 'string',
  DateTime: 'string',
};

/** What a resolver gets as the parent of a type's fields, where it is not the type itself. */
export const mappers = {
  AbilityInfo: '../sql/ability.ts#AbilityRecord',
  Attacker: '../sql/combatant.ts#AttackerRecord',
  Character: '../sql/character.ts#CharacterRecord',
  CharactersConnection: '../resolvers/connection.ts#CharacterConnection',
  Guild: '../sql/guild.ts#GuildRecord',
  GuildMember: '../sql/guild-member.ts#GuildMemberRecord',
  GuildsConnection: '../resolvers/connection.ts#GuildConnection',
  Kill: '../resolvers/kill-node.ts#KillNode',
  KillDamage: '../sql/kill-damage.ts#KillDamageRecord',
  KillGuildLeaderboardEntry: '../sql/leaderboard.ts#LeaderboardRecord',
  KillLeaderboardEntry: '../sql/leaderboard.ts#LeaderboardRecord',
  KillsConnection: '../resolvers/connection.ts#KillConnection',
  MembersConnection: '../resolvers/connection.ts#MemberConnection',
  Position: '../sql/zone.ts#PositionRecord',
  Scenario: '../sql/scenario.ts#ScenarioKindRecord',
  ScenarioRecord: '../sql/scenario.ts#ScenarioRunRecord',
  SearchConnection: '../resolvers/connection.ts#SearchHitConnection',
  Skirmish: '../sql/skirmish.ts#SkirmishRecord',
  Victim: '../sql/combatant.ts#CombatantRecord',
  Zone: '../sql/zone.ts#ZoneRecord',
  ZoneArea: '../sql/zone.ts#ZoneAreaRecord',
};
