import { describe, expect, it } from 'vitest';

import { describeInstanceRun, describeTry } from './describe-instance-run.ts';
import { instanceRunName } from '../record-names.ts';

const member = (deaths: number, id = String(deaths)) =>
  ({ character: { id }, archetype: 'TANK', itemRating: 400, deaths }) as const;
const run = {
  id: '0a1b2c3d-0000-4000-8000-000000000000',
  encounters: [],
  instance: { id: '60', name: 'Gunbad', encounters: null },
  start: 1_795_284_290_000,
  end: 1_795_288_615_000,
  completed: true,
  scoreboardEntries: [member(0), member(2)],
};

describe('describeInstanceRun', () => {
  it('tells instance, minute, duration, party and deaths', () => {
    expect(describeInstanceRun(run)).toEqual({
      title: 'Gunbad run, 21 Nov 2026, 18:04:50 UTC: completed',
      description:
        'Gunbad run, 21 Nov 2026, 18:04:50 UTC: completed in 1h 12m 5s, 2 players, 2 deaths. ' +
        'Average item rating 400. Scoreboard.',
    });
  });

  it('says how much of the instance was won', () => {
    const encounters = [601, 602, 603].map((id) => ({ id: String(id) }));
    const attempt = { ...run, encounterId: '601', encounter: null };
    const given = {
      ...run,
      completed: false,
      encounters: [attempt],
      instance: { ...run.instance, encounters },
    };
    expect(describeInstanceRun(given).description).toContain(' 1 of 3 encounters won.');
  });

  it('does not count from an end that is not known', () => {
    const going = { ...run, end: 0, completed: false, scoreboardEntries: [member(1)] };
    expect(describeInstanceRun(going).description).toContain(
      ': not completed, its end unknown, 1 player, 1 death.',
    );
  });

  it('names no day when the start is not known', () => {
    const unknown = {
      ...run,
      completed: false,
      start: 0,
      instance: { id: '60', name: ' ', encounters: null },
    };
    expect(describeInstanceRun(unknown).title).toBe('Gunbad run #0a1b2c3d: not completed');
    expect(instanceRunName(unknown)).toBe('Gunbad');
    expect(instanceRunName(run)).toBe('Gunbad, 21 November 2026');
  });
});

describe('describeTry', () => {
  it('tells encounter, instance, minute and how it went', () => {
    const { title, description } = describeTry(run, { attempt: run, name: 'Solithex', number: 1, total: 1 });
    expect(title).toBe('Solithex in Gunbad, 21 Nov 2026, 18:04:50 UTC');
    expect(description).toContain(': completed in 1h 12m 5s, 2 players, 2 deaths.');
  });

  it('numbers several tries', () => {
    const second = describeTry(run, { attempt: run, name: 'Solithex', number: 2, total: 3 });
    expect(second.title).toBe('Solithex, try 2, in Gunbad, 21 Nov 2026, 18:04:50 UTC');
  });
});
