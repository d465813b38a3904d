import { Definitions } from '../ui/list/definitions.tsx';

/** Explains how days, weeks and months are counted (rules.md: Kill filter, Times, Leaderboards, Heatmaps). */
export const TimeRules = () => (
  <>
    <p>
      Days, weeks and months are those of UTC, for every visitor the same ones. Single moments are shown in
      your own time zone once scripts run, and in UTC where they do not; the zone is always named.
    </p>
    <Definitions
      definitions={[
        {
          term: 'Week',
          meaning:
            'From Monday, 00:00, as in ISO 8601, which also numbers the weeks. A week includes its first second ' +
            'and ends before the first one of the next: a kill on the border of two weeks counts once.',
        },
        {
          term: 'Month',
          meaning: 'From the first day, 00:00, up to but without the first second of the next.',
        },
        {
          term: 'Leaderboards',
          meaning:
            'The players or guilds with the most kills of a week or a month, up to 100; the home page shows ten of ' +
            'the present ones. Those with as many kills share a place. Realms and careers are picked out of these places, and so ' +
            'are the orders by deaths and by K/D.',
        },
        {
          term: 'Heatmap of a zone',
          meaning: 'Where players fell in the last 30 days, in squares of 64 by 64.',
        },
      ]}
    />
  </>
);
