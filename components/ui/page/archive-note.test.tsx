import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import { registerArchive } from '#lib/api/site-archive.ts';

import { ArchiveNote } from './archive-note.tsx';

const span = { since: 1_790_000_000, readAt: 1_790_086_400, scenarios: 1_204, instanceRuns: 1 };
const textOf = (of: string) => renderToStaticMarkup(<ArchiveNote of={of} />).replaceAll(/<[^>]+>/g, '');
const archive = (found: typeof span | null) =>
  registerArchive({
    ask: () => Promise.reject(new Error('Nothing is asked')),
    span: () => found,
    reachOf: () => undefined,
  });

afterEach(() => registerArchive(undefined));

it('says of what is counted from an archive how far it goes', () => {
  expect(textOf('Query.scenarioStatistics')).toBe('');
  archive(span);
  expect(textOf('Query.scenarioStatistics')).toBe(
    'Counted from an archive of the game’s API since 21 September 2026: 1,204 scenario runs and 1 dungeon run, as of 14:13 UTC, 22 September 2026.',
  );
  expect(textOf('Query.kills')).toBe('');
  archive(null);
  expect(textOf('Query.scenarioStatistics')).toContain('has only begun');
});
