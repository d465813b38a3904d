import { Definitions } from '../ui/list/definitions.tsx';

/** Explains the credit for a kill, and the figures derived from it (rules.md: Kills, Damage tables, Feuds). */
export const KillRules = () => (
  <>
    <p>
      A kill belongs to the attacker who did the most damage to the victim, and to no other: every kill counts
      once. A mark shows who struck last, which may be another player.
    </p>
    <Definitions
      definitions={[
        {
          term: 'Assists',
          meaning: 'All other attackers, by their share of the damage, the greatest first.',
        },
        {
          term: 'Solo kill',
          meaning: 'One attacker did all of the damage that players did to the victim: 100%.',
        },
        {
          term: 'Death blow',
          meaning: 'The last strike. Scoreboards count death blows and kills in columns of their own.',
        },
        {
          term: 'Share of damage',
          meaning:
            'The damage of one attacker by that of all attackers, to one decimal. Falls and other damage that no ' +
            'player did belong to no attacker. In an attacker’s own table, 100% is that attacker’s damage.',
        },
        {
          term: 'Level, renown rank, guild',
          meaning: 'On a kill they are those of that moment. On a character’s page they are those of today.',
        },
        {
          term: 'Nemesis and prey',
          meaning:
            'The players who killed a player most often, and the player’s most frequent victims. Each list says ' +
            'how many deaths or kills it is counted from.',
        },
        {
          term: 'Feud',
          meaning:
            'All kills of two players on each other, or of the members of two guilds, in both directions. A ' +
            'player counts for the guild that he or she was in at the time.',
        },
      ]}
    />
  </>
);
