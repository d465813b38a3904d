import { describe, expect, it } from 'vitest';

import { heatmapParts, heatmapSpots, heatmapSummary, zoneWindowStart } from './heatmap.ts';

describe('zoneWindowStart', () => {
  it('counts 30 days back from the start of the day in UTC', () => {
    const start = Date.UTC(2026, 9, 22) / 1000;

    expect(zoneWindowStart(new Date('2026-11-21T00:00:00Z'))).toBe(start);
    expect(zoneWindowStart(new Date('2026-11-21T23:59:59Z'))).toBe(start);
    expect(zoneWindowStart(new Date('2026-11-22T00:00:00Z'))).toBe(start + 86_400);
  });
});

describe('heatmapSpots', () => {
  it('measures every cell by the hottest, and keeps the faintest visible', () => {
    const points = [
      { x: 0, y: 63, count: 200 },
      { x: 10, y: 10, count: 100 },
      { x: 20, y: 20, count: 1 },
    ];

    expect(heatmapSpots(points)).toEqual([
      { cx: 0.5, cy: 63.5, heat: 1 },
      { cx: 10.5, cy: 10.5, heat: 0.5 },
      { cx: 20.5, cy: 20.5, heat: 0.05 },
    ]);
  });

  it('leaves out what is not on the map', () => {
    expect(
      heatmapSpots([
        { x: 64, y: 0, count: 1 },
        { x: -1, y: 0, count: 1 },
        { x: 1, y: 1, count: 0 },
      ]),
    ).toEqual([]);
  });
});

describe('heatmapSummary', () => {
  it('counts the kills and names the busiest parts', () => {
    const points = [
      { x: 5, y: 5, count: 300 },
      { x: 8, y: 2, count: 200 },
      { x: 32, y: 32, count: 400 },
      { x: 60, y: 60, count: 90 },
      { x: 60, y: 30, count: 10 },
    ];

    expect(heatmapSummary(points, 1000, true)).toBe('1,000 kills: north-west 50%, centre 40%, south-east 9%');
  });

  it('says that there were no kills', () => {
    expect(heatmapSummary([], 0, true)).toBe('No kills');
  });

  it('says that the places are not known where there is a map without points', () => {
    expect(heatmapSummary([], 1018, true)).toBe('1,018 kills. Where on the map is not known.');
    expect(heatmapSummary([], 1, true)).toBe('1 kill. Where on the map is not known.');
    expect(heatmapSummary([], 0, true)).toBe('No kills');
  });

  it('says that there is no map to show the kills on', () => {
    expect(heatmapSummary([], 1018, false)).toBe('1,018 kills. There is no map of this place.');
  });

  it('counts points outside of the map as kills without a place', () => {
    expect(heatmapSummary([{ x: 64, y: 0, count: 2 }], 2, false)).toBe(
      '2 kills. There is no map of this place.',
    );
  });
});

describe('heatmapParts', () => {
  it('counts the kills of each part of the map, and leaves out what the map does not show', () => {
    const points = [
      { x: 0, y: 0, count: 1 },
      { x: 63, y: 63, count: 2 },
      { x: 62, y: 63, count: 1 },
      { x: 64, y: 0, count: 9 },
      { x: 5, y: 5, count: 0 },
    ];
    expect(heatmapParts(points)).toEqual([
      { part: 'south-east', kills: 3, percent: '75' },
      { part: 'north-west', kills: 1, percent: '25' },
    ]);
    expect(heatmapParts([])).toEqual([]);
  });
});
