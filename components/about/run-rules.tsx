import { Definitions } from '../ui/list/definitions.tsx';

/** Explains the numbers of instance runs (rules.md: Instances, Instance runs, Plots of runs). */
export const RunRules = () => (
  <Definitions
    definitions={[
      {
        term: 'Run',
        meaning:
          'One visit of a party to a dungeon. Runs count when their start is known and their scoreboard has ' +
          'six or more entries.',
      },
      {
        term: 'End not known',
        meaning:
          'The run may still go on, or its end was not recorded. It has no duration then, and ' +
          'no median counts it.',
      },
      {
        term: 'Roles',
        meaning:
          'Tanks, healers and damage dealers follow from the career. For a single encounter they follow from the ' +
          'fight: who has a healer’s career and healed more than he or she damaged is a healer, a tank’s career ' +
          'is a tank, all others are damage dealers.',
      },
      {
        term: 'Item rating',
        meaning: 'How good the equipment of the party was: its lowest, its average and its highest rating.',
      },
      {
        term: 'Median',
        meaning:
          'Half of the completed runs took less and half took more, so that one very long run changes little. ' +
          'Those of encounters are of tries that were won; encounters that were never won have none.',
      },
      {
        term: 'Fastest runs, shares and plots',
        meaning: 'They are made of the newest 100 runs, and say so where there are more.',
      },
    ]}
  />
);
