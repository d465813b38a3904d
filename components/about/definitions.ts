/** A term with its meaning, in sentences. */
interface Definition {
  readonly term: string;
  readonly meaning: string;
}

/** The terms of the site by subject; the rules say the same. */
export const DEFINITIONS = {
  kills: [
    { term: 'Assists', meaning: 'All other attackers, by their share of the damage, the greatest first.' },
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
        'The damage of one attacker by that of all attackers, to one decimal. Falls and other damage that no player did belong to no attacker. In an attacker’s own table, 100% is that attacker’s damage.',
    },
    {
      term: 'Level, renown rank, guild',
      meaning: 'On a kill they are those of that moment. On a character’s page they are those of today.',
    },
    {
      term: 'Nemesis and prey',
      meaning:
        'The players who killed a player most often, and the player’s most frequent victims. Each list says how many deaths or kills it is counted from.',
    },
    {
      term: 'Feud',
      meaning:
        'All kills of two players on each other, or of the members of two guilds, in both directions. A player counts for the guild that he or she was in at the time.',
    },
  ],
  time: [
    {
      term: 'Week',
      meaning:
        'From Monday, 00:00, as in ISO 8601, which also numbers the weeks. A week ends before the first second of the next: a kill on the border of two weeks counts once.',
    },
    { term: 'Month', meaning: 'From the first day, 00:00, up to but without the first second of the next.' },
    {
      term: 'Leaderboards',
      meaning:
        'The players or guilds with the most kills of a week or a month, up to 100; the home page shows ten. Those with as many kills share a place. Realms and careers are picked out of these places, and so are the orders by deaths and by K/D.',
    },
    { term: 'Heatmap of a zone', meaning: 'Where players fell in the last 30 days, in squares of 64 by 64.' },
  ],
  battles: [
    {
      term: 'Scenario',
      meaning:
        'A fight with a beginning, an end and points for both sides. The side with more points has won; equal points are a draw, for both.',
    },
    {
      term: 'Premade',
      meaning:
        'A scenario in which at least one side had six or more members of one guild. “Premade only” keeps these, and wins and losses are then counted among these.',
    },
    {
      term: 'Skirmish',
      meaning:
        'Kills that lie close to each other in place and time, wherever they happened. Its players are those who killed or fell. It is called after its scenario or its zone. The data source decides which kills make one skirmish.',
    },
    {
      term: 'Top skirmishes',
      meaning: 'Those with the most kills in the past seven days, the greatest first.',
    },
    {
      term: 'Top players of a skirmish',
      meaning: 'The players who lead its scoreboard by damage, healing, death blows and protection.',
    },
    {
      term: 'Front',
      meaning: 'The zones of the open world where most players were killed in the last two hours.',
    },
    {
      term: 'Place',
      meaning:
        'Where a player or a guild stands on a leaderboard or a ladder: 1 is the first. Those with as many kills share a place on a leaderboard.',
    },
    {
      term: 'Rating on the ranked leaderboard',
      meaning:
        'The rating that the game itself gives, separately for solo and group and anew in each season. This site sorts by it and computes nothing of its own.',
    },
    {
      term: 'Sigma',
      meaning:
        'How unsure the game is of a player’s strength, in points. The rating is the most likely strength less three times sigma.',
    },
  ],
  runs: [
    {
      term: 'Run',
      meaning:
        'One visit of a party to a dungeon. Runs count when their start is known and their scoreboard has six or more entries.',
    },
    {
      term: 'End not known',
      meaning:
        'The run may still go on, or its end was not recorded. It has no duration then, and no median counts it.',
    },
    {
      term: 'Roles',
      meaning:
        'Tanks, healers and damage dealers follow from the career. For a single encounter they follow from the fight. A healer’s career that healed more than it damaged is a healer then. A tank’s career is a tank, all others are damage dealers.',
    },
    {
      term: 'Item rating',
      meaning: 'How good the equipment of the party was: its lowest, its average and its highest rating.',
    },
    {
      term: 'Median',
      meaning:
        'Half of the completed runs took less and half took more, so that one very long run changes little. Those of encounters are of tries that were won; encounters that were never won have none.',
    },
    {
      term: 'Fastest runs, shares and plots',
      meaning: 'They are made of the newest 100 runs, and say so where there are more.',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Definition[]>>;
