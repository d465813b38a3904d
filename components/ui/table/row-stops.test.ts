import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { gatherRowStops, gatherWhereFocused, walkRow } from './row-stops.ts';

/** A link in a row of a table. */
class Stop {
  tabIndex = 0;
  readonly focus = vi.fn();
  constructor(
    readonly row: object | null,
    readonly offsetParent: object | null = {},
  ) {}
  closest = () => this.row;
}

/** A table of rows with three links each, of which the second of the last row has no room on the screen. */
function table() {
  const body = { rows: [] as object[] };
  const stops = [0, 1].map((at) => {
    const row = { querySelectorAll: () => links, closest: () => body };
    const links = [new Stop(row), new Stop(row, at === 1 ? null : {}), new Stop(row)];
    body.rows.push(row);
    return links;
  });
  return { stops, indices: () => stops.map((links) => links.map(({ tabIndex }) => tabIndex)) };
}

beforeEach(() => void vi.stubGlobal('Element', Stop));
afterEach(() => vi.unstubAllGlobals());

const outside = new Stop(null);
const focus = (target: unknown) => gatherRowStops({ target } as FocusEvent);

it('leaves the first link of each row to the Tab key once the focus is in the table', () => {
  const { stops, indices } = table();
  for (const target of [null, outside]) focus(target);
  expect(indices()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  focus(stops[0]?.[2]);
  expect(indices()).toEqual([
    [0, -1, -1],
    [0, -1, -1],
  ]);
});

it('does so where the focus came before the scripts', () => {
  const { stops, indices } = table();
  vi.stubGlobal('document', { activeElement: stops[1]?.[0] });
  gatherWhereFocused();
  expect(indices()).toEqual([
    [0, -1, -1],
    [0, -1, -1],
  ]);
});

it.each([
  ['ArrowRight', 0, 0, 1],
  ['ArrowRight', 0, 2, undefined],
  ['ArrowLeft', 0, 2, 1],
  ['ArrowLeft', 0, 0, 0],
  ['ArrowRight', 1, 0, 2],
  ['ArrowDown', 0, 0, undefined],
])('walks by %s along row %i from link %i to %s', (key, row, from, to) => {
  const { stops } = table();
  const preventDefault = vi.fn();
  walkRow({ key, target: stops[row]?.[from], preventDefault } as unknown as KeyboardEvent);
  const focused = stops.flatMap((links) =>
    links.flatMap(({ focus: { mock } }, at) => (mock.calls.length > 0 ? [at] : [])),
  );
  expect(focused).toEqual(to === undefined ? [] : [to]);
  expect(preventDefault).toHaveBeenCalledTimes(focused.length);
});

it('leaves keys to the browser that are meant otherwise', () => {
  const { stops } = table();
  const preventDefault = vi.fn();
  for (const init of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { target: outside }]) {
    walkRow({
      key: 'ArrowRight',
      target: stops[0]?.[0],
      preventDefault,
      ...init,
    } as unknown as KeyboardEvent);
  }
  expect(preventDefault).not.toHaveBeenCalled();
});
