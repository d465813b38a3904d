import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { ChapterLocation } from './chapter-location.tsx';

const SETUP = { nwCornerX: 0, nwCornerY: 0, seCornerX: 65_536, seCornerY: 65_536 };

const markup = (mapSetup: ChapterDetailsFragment['position']['mapSetup']) =>
  renderToStaticMarkup(
    <ChapterLocation
      chapter={{
        id: '7',
        name: 'Dawn Watch',
        rank: 14,
        position: { zoneId: 105, zone: { id: '105', name: 'Praag' }, x: 6_000, y: 6_000, mapSetup },
        influenceRewards: [],
      }}
    />,
  );

describe('ChapterLocation', () => {
  it('shows the map with a pin on the camp', () => {
    const html = markup(SETUP);
    expect(html).toContain('aria-label="Map of Praag: a pin marks Dawn Watch in the north-west"');
    expect(html.match(/<use /g)).toHaveLength(1);
    expect(html).not.toContain('Not found');
  });

  it('shows the map without a pin where its corners span nothing', () => {
    const html = markup({ nwCornerX: 0, nwCornerY: 0, seCornerX: 0, seCornerY: 0 });
    expect(html).toContain('aria-label="Map of Praag: the place of Dawn Watch is not known"');
    expect(html).not.toContain('<use ');
  });

  it('says that there is nothing where the zone has no map setup', () => {
    const html = markup(null);
    expect(html).toContain('Location');
    expect(html).toContain('Not found');
    expect(html).not.toContain('role="img"');
  });
});
