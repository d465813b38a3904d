import { expect, it } from 'vitest';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { walkFaults } from './testing/walk-faults.ts';

it.each([
  ['one', '2026-08'],
  ['two', '2026-04'],
] as const)('equals an API that goes wrong at random, and never stops: %s', async (seed, generation) => {
  const [world, archive] = [await openMigratedDatabase(), await openMigratedDatabase()];
  const walk = await walkFaults({ seed, world: world.sql, archive: archive.sql, generation });
  await Promise.all([world.close(), archive.close()]);
  expect(walk.different, walk.lines.join('\n')).toEqual([]);
  expect(walk.longestStop).toBeLessThanOrEqual(walk.allowed);
  expect(walk.faults.length).toBeGreaterThan(5);
});
