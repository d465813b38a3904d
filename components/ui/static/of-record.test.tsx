import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { OfRecord } from './of-record.tsx';
import { staticMarkup } from './static-markup.ts';

interface Guild {
  readonly name: string;
}

const LONG =
  'A text as long as what a list makes of one of its rows, and of the rows that follow it. '.repeat(9);

const setUp = () =>
  vi.fn(({ guild, note }: { guild: Guild; note?: { readonly text: string } }) => (
    <p title={guild.name}>
      {LONG} {note?.text}
    </p>
  ));

/** What the bundler makes of a component that runs in the browser. */
const island = <Props extends object>(render: (props: Props) => ReactNode) =>
  Object.assign(render, { $$typeof: Symbol.for('react.client.reference') });

const Island = island(({ children }: { name: string; children?: ReactNode }) => <i>{children}</i>);
const Router = island(({ children }: { parallelRouterKey: string; children: ReactNode }) => children);

const Linked = ({ hrefOf }: { hrefOf: () => string }) => <a href={hrefOf()}>{LONG}</a>;

const show = (record: unknown, content: ReactNode) =>
  renderToStaticMarkup(staticMarkup(<OfRecord record={record}>{content}</OfRecord>));

it('keeps the markup of a component with the record', () => {
  const Header = setUp();
  const guild = { name: 'Sons & Daughters' };
  const first = show(guild, <Header guild={guild} note={{ text: 'new' }} />);
  expect(show(guild, <Header guild={guild} note={{ text: 'new' }} />)).toBe(first);
  expect(Header).toHaveBeenCalledTimes(1);
  expect(first).toContain('title="Sons &amp; Daughters"');
});

it('makes it anew for another record, and where something else is given', () => {
  const Header = setUp();
  const guild = { name: 'Kordak' };
  for (const text of ['old', 'new', 'old']) {
    expect(show(guild, <Header guild={guild} note={{ text }} />)).toContain(` ${text}</p>`);
  }
  const other = { name: 'Alrich' };
  expect(show(other, <Header guild={other} />)).toContain('title="Alrich"');
  expect(Header).toHaveBeenCalledTimes(3);
});

it('keeps what stands in an element, with what stands in it', () => {
  const Header = setUp();
  const List = vi.fn(({ guild }: { guild: Guild }) => <div>{<Header guild={guild} />}</div>);
  const guild = { name: 'Kordak' };
  const page = () => show(guild, <section>{<List guild={guild} />}</section>);
  expect(page()).toBe(page());
  expect([List, Header].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('keeps several elements side by side', () => {
  const Parts = vi.fn(({ guild }: { guild: Guild }) => (
    <>
      <b>{guild.name}</b>
      <p>{LONG}</p>
    </>
  ));
  const guild = { name: 'Kordak' };
  const page = () => show(guild, <Parts guild={guild} />);
  expect(page()).toMatch(/^<b>Kordak<\/b><p/);
  expect(page()).toBe(page());
  expect(Parts).toHaveBeenCalledTimes(1);
});

it('lets what is given a function be made each time', () => {
  const List = vi.fn(({ hrefOf }: { hrefOf: (name: string) => string }) => <a href={hrefOf('a')}>{LONG}</a>);
  const guild = { name: 'Kordak' };
  const hrefs = ['/one/', '/other/'].map((path) =>
    show(guild, <List hrefOf={(name: string) => path + name} />),
  );
  expect(hrefs.map((html) => /href="([^"]*)"/.exec(html)?.[1])).toEqual(['/one/a', '/other/a']);
});

it.each([
  ['a promise', () => ({ from: Promise.resolve(LONG) })],
  ['an object of promises', () => ({ panels: { from: Promise.resolve(LONG) } })],
  [
    'an element that is given a promise',
    () => ({ children: <Island name="a">{Promise.resolve(LONG)}</Island> }),
  ],
  [
    'elements of which one is given a function',
    () => ({ children: [LONG, <Linked key="a" hrefOf={() => '/a'} />] }),
  ],
])('keeps what stands in a component that is given %s, and not that', (_, props) => {
  const Header = setUp();
  const Section = vi.fn(({ guild }: { guild: Guild; children?: ReactNode }) => (
    <section>
      <Header guild={guild} />
    </section>
  ));
  const guild = { name: 'Kordak' };
  const page = () => show(guild, <Section guild={guild} {...props()} />);
  expect(page()).toBe(page());
  expect([Section, Header].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('lets what is short and what is no record be made each time', () => {
  const Name = vi.fn(({ guild }: { guild: Guild | null }) => <b>{guild?.name}</b>);
  const guild = { name: 'Kordak' };
  for (const record of [guild, guild, null, 'Kordak'])
    expect(show(record, <Name guild={guild} />)).toBe('<b>Kordak</b>');
  expect(Name).toHaveBeenCalledTimes(4);
});

it('keeps islands with what surrounds them and what is given to them', () => {
  const Map = vi.fn(({ guild }: { guild: Guild }) => (
    <section>
      <p>{LONG}</p>
      <Island name={guild.name}>
        <b title={guild.name}>{LONG}</b>
      </Island>
    </section>
  ));
  const guild = { name: 'Kordak' };
  const page = () => show(guild, <Map guild={guild} />);
  expect(page()).toContain('<i><b title="Kordak">');
  expect(page()).toBe(page());
  expect(Map).toHaveBeenCalledTimes(1);
  expect(show({ ...guild }, <Map guild={{ name: 'Alrich' }} />)).toContain('<i><b title="Alrich">');
});

it('keeps what stands beside the content of a layout, and not that', () => {
  const Header = setUp();
  const Frame = ({ guild, children }: { guild: Guild; children: ReactNode }) => (
    <div>
      <Header guild={guild} />
      {children}
    </div>
  );
  const guild = { name: 'Kordak' };
  const layout = (text: string) =>
    show(
      guild,
      <Frame guild={guild}>
        <Router parallelRouterKey="children">{text}</Router>
      </Frame>,
    );
  for (const text of ['one', 'two', 'two', 'one']) expect(layout(text)).toMatch(new RegExp(`${text}</div>$`));
  expect(Header).toHaveBeenCalledTimes(2);
});
