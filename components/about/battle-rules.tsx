import { Definitions } from '../ui/list/definitions.tsx';

/** Defines battles (rules.md: Scenarios, Winners, Skirmishes, Scenario filter, Ranked ladder). */
export const BattleRules = () => (
  <Definitions
    definitions={[
      {
        term: 'Scenario',
        meaning:
          'A fight with a beginning, an end and points for both sides. The side with more points has won; equal ' +
          'points are a draw, for both.',
      },
      {
        term: 'Premade',
        meaning:
          'A scenario in which at least one side had six or more members of one guild. “Premade only” ' +
          'keeps these, and wins and losses are then counted among these.',
      },
      {
        term: 'Skirmish',
        meaning:
          'Kills that lie close to each other in place and time, wherever they happened. Its players are those ' +
          'who killed or fell. It is called after its scenario or its zone. The data source decides which kills ' +
          'make one skirmish.',
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
          'Where a player or a guild stands on a leaderboard or a ladder: 1 is the first. Those with as many kills ' +
          'share a place on a leaderboard.',
      },
      {
        term: 'Rating on the ranked leaderboard',
        meaning:
          'The rating that the game itself gives, separately for solo and group and anew in each season. This ' +
          'site sorts by it and computes nothing of its own.',
      },
      {
        term: 'Sigma',
        meaning:
          'How unsure the game is of a player’s strength, in points. The rating is the most likely strength less ' +
          'three times sigma.',
      },
    ]}
  />
);
