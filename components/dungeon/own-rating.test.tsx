import { expect, it } from 'vitest';

import { DungeonRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { DUNGEON_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { OwnRating } from './own-rating.tsx';

const { figures } = sampleRecord(DungeonRowFragmentDoc);
const [cauldron, lair] = [
  { instance: { id: '152', name: 'Cauldron' }, figures },
  { instance: { id: '153', name: 'Lair' }, figures },
];
const BANDS = [
  {
    from: 600,
    instance: cauldron.instance,
    figures: { ...figures, tries: 20, cleared: 13, timed: 13, median: 2_400 },
  },
];
const shown = (query: Record<string, string>, wings = [cauldron]) =>
  rendered(
    <OwnRating
      bands={BANDS}
      wings={wings}
      list={listAddress(routes.dungeon('152'), query, DUNGEON_FILTER)}
    />,
  );

it('asks for the rating of the visitor, in a form that needs no scripts', async () => {
  const { html, text } = await shown({ month: '2026-11' });
  expect(html).toMatch(/<form[^>]* action="\/dungeon\/152"/);
  expect(html).toContain('name="rating"');
  expect(html).toContain('<input type="hidden" name="month" value="2026-11"/>');
  expect(text).not.toContain('cleared');
});

it('answers with the share and the time of groups of this rating', async () => {
  const { text } = await shown({ rating: '650' });
  expect(text).toContain('65%, 40m Item rating 600 to 699: 13 of 20 cleared, 65% (43 to 82%), half of the');
});

it('answers wing by wing, and says where too few tell', async () => {
  const { text } = await shown({ rating: '650' }, [cauldron, lair]);
  expect(text).toMatch(
    /Cauldron \(wing 1\) ?65%, 40m .* Lair ?Too few to tell Item rating 600 to 699: no group/,
  );
  expect((await shown({ rating: '650', wing: '153' }, [cauldron, lair])).text).not.toContain('65%');
});
