import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import { registerRecord } from '#lib/api/site-record.ts';

import { RecordNote } from './record-note.tsx';

const span = { since: 1_790_000_000, readAt: 1_790_086_400, scenarios: 1_204, instanceRuns: 1 };
const textOf = (of: string) => renderToStaticMarkup(<RecordNote of={of} />).replaceAll(/<[^>]+>/g, '');
const record = (found: typeof span | null) =>
  registerRecord({
    ask: () => Promise.reject(new Error('Nothing is asked')),
    span: () => found,
    reachOf: () => undefined,
  });

afterEach(() => registerRecord(undefined));

it('says of what is counted from a record how far it goes', () => {
  expect(textOf('Query.scenarioStatistics')).toBe('');
  record(span);
  expect(textOf('Query.scenarioStatistics')).toBe(
    'Counted from a record of the game’s API since 21 September 2026: 1,204 scenario runs and 1 dungeon run, as of 14:13 UTC, 22 September 2026.',
  );
  expect(textOf('Query.kills')).toBe('');
  record(null);
  expect(textOf('Query.scenarioStatistics')).toContain('has only begun');
});
