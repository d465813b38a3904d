import { expect, it } from 'vitest';

import { Jobs } from './jobs.ts';

it('does the others where one fails, and counts the failures of each anew after a success', async () => {
  const noted: string[] = [];
  const done: string[] = [];
  const broken = new Set(['armories']);
  const job = (name: string) => async () => {
    if (broken.has(name)) throw new Error(name);
    done.push(name);
  };
  const jobs = new Jobs(['kills', 'armories', 'events'].map(job), (error, failures) =>
    noted.push(`${String(error)} ${failures}`),
  );
  await jobs.runAll();
  await jobs.runAll();
  expect(done).toEqual(['kills', 'events', 'kills', 'events']);
  broken.delete('armories');
  broken.add('events');
  await jobs.runAll();
  broken.add('armories');
  await jobs.runAll();
  expect(noted).toEqual([
    'Error: armories 1',
    'Error: armories 2',
    'Error: events 1',
    'Error: armories 1',
    'Error: events 2',
  ]);
});
