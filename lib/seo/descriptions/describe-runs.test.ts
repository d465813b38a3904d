import { describe, expect, it } from 'vitest';
import { describeRuns } from './describe-instance-run.ts';

describe('describeRuns', () => {
  it('names the instance that the filter names', () => {
    expect(describeRuns({ instance: '60' })).toMatchObject({
      title: 'Runs of Gunbad, newest first',
      description: expect.stringMatching(/^Runs of Gunbad, newest first/),
      path: '/instance-runs',
      own: { instance: '60' },
    });
  });

  it('names an instance that is no option by its number', () => {
    expect(describeRuns({ instance: '99' }).title).toBe('Runs of Dungeon #99, newest first');
  });

  it('names none where all are listed', () => {
    expect(describeRuns({ instance: 'all' })).toMatchObject({
      title: 'Dungeon runs, newest first',
      path: '/instance-runs',
    });
  });

  it('says no more than is shown of it', () => {
    expect(describeRuns({ instance: '37' }).description.length).toBeLessThanOrEqual(160);
  });
});
