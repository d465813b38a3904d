import { expect, it } from 'vitest';

import { rendered } from '../testing/rendered.ts';
import { BarPlot } from './bar-plot.tsx';
import { Histogram } from './histogram.tsx';
import { PlotFigure } from './plot-figure.tsx';
import { PlotLabel } from './plot-label.tsx';
import { PlotPanels } from './plot-panels.tsx';
import { ScatterPlot } from './scatter-plot.tsx';
import { StepPlot } from './step-plot.tsx';
import { SidesPlot } from './sides-plot.tsx';

/** Attributes of the elements of a name, in their order. */
const attributes = (html: string, element: string, ...names: readonly string[]) =>
  [...html.matchAll(new RegExp(`<${element} [^>]*>`, 'g'))].map(([tag]) =>
    names.map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').join(' '),
  );

/** The words of a plot with their places. */
const labels = (html: string) =>
  [...html.matchAll(/<text[^>]* x="([^"]*)"[^>]*>(.*?)<\/text>|<text x="([^"]*)"[^>]*>(.*?)<\/text>/g)].map(
    ([, ...found]) => found.filter(Boolean).join(' ').replace('<!-- -->', ''),
  );

const PLOT = { label: 'Minutes of runs', unit: 'minutes' };
const bar = (from: number, to: number | null, count: number, filled = 0) => ({ from, to, count, filled });

it('draws how often values lie in ranges, and the part that is filled', async () => {
  const { html, text } = await rendered(
    <Histogram
      label="Minutes of runs"
      bars={[bar(0, 10, 4, 1), bar(10, 20, 0), bar(20, null, 2, 2)]}
      domain={[0, 30]}
      unit="minutes"
      median={{ at: 15, label: 'Median' }}
      marked={{ at: 20, label: 'This run' }}
    />,
  );
  expect(html).toContain('role="img" aria-label="Minutes of runs"');
  expect(attributes(html, 'rect', 'x', 'width', 'y', 'height')).toEqual([
    '0.3% 32.73% 12% 88%',
    '0.3% 32.73% 78% 22%',
    '66.97% 32.73% 56% 44%',
    '66.97% 32.73% 56% 44%',
  ]);
  expect(attributes(html, 'line', 'x1', 'x2', 'y1', 'y2').slice(-2)).toEqual([
    '50% 50% -6 100%',
    '66.67% 66.67% -6 100%',
  ]);
  expect(labels(html)).toEqual([
    '-8 0',
    '-8 1',
    '-8 2',
    '-8 3',
    '-8 4',
    '16.67% 4',
    '83.33% 2',
    '50% Median',
    '66.67% This run',
    '0% 0',
    '33.33% 10',
    '66.67% 20+',
    '100% minutes',
  ]);
  expect(text).toMatch(/20\+ minutes$/);
});

it.each([
  [30, '100% 100% -24 100%'],
  [90, '100% 100% -24 100%'],
  [22, '73.33% 73.33% -24 100%'],
  [2, '6.67% 6.67% -24 100%'],
  [9, '30% 30% -6 100%'],
])('ends the line of a mark at %i below the label of a median that is near', async (at, line) => {
  const median = { at: 15, label: 'Median' };
  const { html, text } = await rendered(
    <Histogram
      {...PLOT}
      bars={[bar(0, 30, 1)]}
      domain={[0, 30]}
      median={median}
      marked={{ at, label: 'Run' }}
    />,
  );
  expect(attributes(html, 'line', 'x1', 'x2', 'y1', 'y2').at(-1)).toBe(line);
  expect(text).not.toContain('+');
});

it('names at most seven edges, the end of the last bar too', async () => {
  const bars = Array.from({ length: 8 }, (_, at) => bar(at * 500, (at + 1) * 500, 1_000));
  const marked = { at: 0, label: 'Run' };
  const { html } = await rendered(<Histogram {...PLOT} bars={bars} domain={[0, 4_000]} marked={marked} />);
  expect(labels(html).slice(-7)).toEqual([
    '0% Run',
    '0% 0',
    '25% 1,000',
    '50% 2,000',
    '75% 3,000',
    '100% 4,000',
    '100% minutes',
  ]);
  expect(labels(html)).toContain('6.25% 1,000');
  expect(attributes(html, 'line', 'x1', 'y1').at(-1)).toBe('0% -24');
  expect((await rendered(<Histogram {...PLOT} bars={bars} domain={[0, 4_000]} />)).text).not.toContain('Run');
});

it.each([
  [0, 'start'],
  [21.9, 'start'],
  [22, 'middle'],
  [78, 'middle'],
  [78.1, 'end'],
])('keeps a label at %i percent within the plot: %s', async (at, anchor) => {
  const label = await rendered(
    <PlotLabel at={at} above={6} className={undefined}>
      Median
    </PlotLabel>,
  );
  expect(attributes(label.html, 'text', 'x', 'y', 'text-anchor')).toEqual([`${at}% -6 ${anchor}`]);
});

const point = (x: number, y: number) => ({ key: `${x} ${y}`, x, y });

it('draws points by kind at their values, with a trend', async () => {
  const { html, text } = await rendered(
    <ScatterPlot
      id="runs"
      label="Runs"
      kinds={[
        { name: 'Completed', shape: 'circle', points: [point(0, 10), point(10, 20)] },
        { name: 'Open', shape: 'triangle', points: [point(5, 0)] },
      ]}
      xLabel="Rating"
      yLabel="Minutes"
      trend={[point(0, 5), point(10, 15)]}
    />,
  );
  expect(attributes(html, 'use', 'href', 'x', 'y')).toEqual([
    '#runs-circle 0% 50%',
    '#runs-circle 100% 0%',
    '#runs-triangle 50% 100%',
  ]);
  expect(attributes(html, 'path', 'id').slice(0, 2)).toEqual(['runs-circle', 'runs-triangle']);
  expect(attributes(html, 'line', 'x1', 'x2', 'y1', 'y2').at(-1)).toBe('0% 100% 75% 25%');
  expect(text).toBe('0 5 10 15 20 0 2 4 6 8 10 Minutes Rating Completed Open');
  expect(labels(html)).toContain('20% 2');
});

it('draws a single point without a trend, at whole values', async () => {
  const kinds = [{ name: 'Completed', shape: 'circle' as const, points: [point(1_003, 0)] }];
  const plot = <ScatterPlot id="r" label="Runs" kinds={kinds} xLabel="x" yLabel="y" trend={null} />;
  const { html, text } = await rendered(plot);
  expect(attributes(html, 'use', 'x', 'y')).toEqual(['0% 100%']);
  expect(text).toBe('0 1 1,003 1,004 y x Completed');
  expect(attributes(html, 'line', 'y1')).toEqual(['100%', '0%']);
});

it('draws two figures at places of their own width, and a line over them', async () => {
  const bars = [
    { at: 0, width: 2, above: 3, below: 0 },
    { at: 2, above: 0, below: 6 },
    { at: 4, width: 3, above: 1, below: 1 },
  ];
  const names = ['Kills', 'Deaths'] as const;
  const line = { name: 'Ratio', values: [2, -4, 0] };
  const { html, text } = await rendered(
    <SidesPlot label="By week" bars={bars} names={names} of="figures" line={line}>
      <text x="0%">Monday</text>
    </SidesPlot>,
  );
  expect(attributes(html, 'path', 'd').slice(0, 3)).toEqual([
    'M0 50v-23h2V50zM4 50v-7.67h3V50z',
    'M2 50v46h1V50zM4 50v7.67h3V50z',
    'M0.5 27L2.5 96L4.5 50',
  ]);
  expect(html).toContain('viewBox="0 0 7 100"');
  expect(html).not.toContain('order-fill');
  expect(text).toBe('0 2 4 6 0 2 4 6 Monday Kills, above the line Deaths, below it Ratio');
  expect(attributes(html, 'line', 'y1')).toEqual([
    '50%',
    '34.67%',
    '19.33%',
    '4%',
    '50%',
    '65.33%',
    '80.67%',
    '96%',
  ]);
});

it('draws realms without a line, and an empty plot', async () => {
  const names = ['Order', 'Destruction'] as const;
  const none = await rendered(<SidesPlot label="" bars={[{ at: 0, above: 0, below: 0 }]} names={names} />);
  expect(none.text).toBe('0 1 0 1 Order, above the line Destruction, below it');
  expect(attributes(none.html, 'path', 'class', 'd')).toEqual([
    'fill-order-fill ',
    'fill-destruction-fill ',
    'fill-order-fill M-5.244,-5.244h10.488v10.488h-10.488Z',
    'fill-destruction-fill M-5.244,-5.244h10.488v10.488h-10.488Z',
  ]);
  expect((await rendered(<SidesPlot label="" bars={[]} names={names} />)).html).toContain('"0 0 1 100"');
  const low = { name: 'Lead', values: [0.5] };
  const bars = [{ at: 0, above: 1, below: 1 }];
  const lined = await rendered(<SidesPlot label="" bars={bars} names={names} line={low} />);
  expect(attributes(lined.html, 'path', 'd')[2]).toBe('M0.5 27');
});

it('draws bars by the longest', async () => {
  const { html, text } = await rendered(
    <BarPlot
      bars={[
        { key: 'a', name: 'Praag', value: 250, text: '250 kills' },
        { key: 'b', name: 'Ekrund', value: 1_000, text: '1,000 kills' },
      ]}
    />,
  );
  expect(text).toBe('Praag250 kills Ekrund1,000 kills');
  expect(attributes(html, 'rect', 'width')).toEqual(['25%', '100%']);
});

it('stands below its title and summary, above its table', async () => {
  const figure = <PlotFigure title="Kills" summary="None." plot="Plot" table="Table" />;
  const { html, text } = await rendered(<PlotPanels>{[figure, 'Other']}</PlotPanels>);
  expect(text).toBe('Kills None. Plot Show as table Table Other');
  expect(html).toMatch(/<h3[^>]*>Kills/);
  const bare = await rendered(<PlotFigure title="Kills" heading="h2" summary="None." />);
  expect([bare.text, /<h2[^>]*>Kills/.test(bare.html)]).toEqual(['Kills None.', true]);
});

it('draws a value that changes by steps as a line between its lowest and its highest', async () => {
  const stepped = async (...steps: readonly (readonly [number, number])[]) =>
    rendered(
      <StepPlot label="Level" steps={steps.map(([at, value]) => ({ at, value }))} end={10}>
        <text>end</text>
      </StepPlot>,
    );
  const { html } = await stepped([0, 29], [4, 30], [7, 33]);
  expect(html).toContain('d="M0 92H4V71H7V8H10"');
  expect(html).toContain('aria-label="Level"');
  // One that never rises lies in the middle.
  expect((await stepped([0, 40])).html).toContain('d="M0 50H10"');
});
