import { describe, expect, it } from 'vitest';

import { KillRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { failedOverlay, type Overlaid, overlayFile } from './overlay-file.ts';

const MOMENT = Date.parse('2026-11-27T20:00:00Z') / 1_000;

const kill = (id: string, ago: number) => sampleRecord(KillRowFragmentDoc, { id, time: MOMENT - ago });

const OVERLAID: Overlaid = {
  name: 'Iron Band',
  realm: 'ORDER',
  followed: {
    evening: Date.parse('2026-11-27T12:00:00Z') / 1_000,
    moment: MOMENT,
    kills: { total: 0, newest: [] },
    deaths: { total: 0, newest: [] },
    battle: null,
  },
  delay: 0,
  link: 'https://ledger.example/guild/7',
  origin: null,
};

const markup = (more: Partial<Overlaid> = {}): string => String(overlayFile({ ...OVERLAID, ...more }).body);

const followed = (more: Partial<Overlaid['followed']>) => ({ ...OVERLAID.followed, ...more });

describe('an overlay', () => {
  it('says nothing of fights where there are none', () => {
    const text = markup();
    expect(text).toContain('<h1>Iron Band</h1><p class="evening">0 kills, 0 deaths since 12:00 UTC</p>');
    expect(text).not.toMatch(/<ol|class="battle"/);
  });

  it('tells the newest kills and deaths of ten minutes, the newest first, each once', () => {
    const text = markup({
      followed: followed({
        kills: { total: 12, newest: [kill('4', 30), kill('2', 300), kill('1', 601)] },
        deaths: { total: 1, newest: [kill('3', 120), kill('2', 300)] },
      }),
    });
    expect(text).toContain('12 kills, 1 death since 12:00 UTC');
    const rows = Array.from(text.matchAll(/<li class="(\w+)" data-id="(\d)">/g), ([, deed, id]) => [
      deed,
      id,
    ]);
    expect(rows).toEqual([
      ['kill', '4'],
      ['death', '3'],
      ['kill', '2'],
    ]);
    expect(text).toMatch(/, now<.*, 2m ago<.*, 5m ago</);
  });

  it.each([
    [1, 0, 'Order 1', 'Destruction 0</b> kill<'],
    [34, 28, 'Order 34', 'Destruction 28</b> kills<'],
  ])('tells the running battle with %i to %i kills', (order, destruction, first, second) => {
    const battle = { id: 'b', startTime: MOMENT, zone: { id: '105', name: 'Praag' }, order, destruction };
    const text = markup({ followed: followed({ battle }) });
    expect(text).toContain('Battle of Praag');
    expect(text).toContain(first);
    expect(text).toContain(second);
  });

  it('says how far it is behind and how old its data is', () => {
    const text = markup({ delay: 60, origin: 'Data as of 17:45 UTC' });
    expect(text).toContain('since 12:00 UTC · 60 s behind · Data as of 17:45 UTC');
  });

  it('runs nothing but its script, whatever a name is, and may be framed', () => {
    const { policy, kept } = overlayFile(OVERLAID);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(kept).toBe(5);
    const hostile = markup({ name: '<script>alert(1)</script>' });
    expect(hostile.match(/<script/g)).toHaveLength(1);
  });

  it('goes on asking where it cannot be had', () => {
    const text = String(failedOverlay('The site is busy', 'https://ledger.example/').body);
    expect(text).toContain('<script src="/overlay.js" defer></script>');
    expect(text).toContain('The site is busy.');
  });
});
