import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followedLink } from './followed-link.ts';
import { followRouter } from './follow-router.ts';

/** As much of a link as is read of it. */
class Link {
  readonly attributes = new Map<string, string>();
  readonly dataset: Record<string, string> = {};
  hidden = false;
  constructor(given: Record<string, string>) {
    for (const [name, value] of Object.entries(given)) {
      this.setAttribute(name, value);
      if (name.startsWith('data-')) this.dataset[name.slice('data-'.length)] = value;
    }
    if (given['href'])
      Object.assign(this, partsOf(new URL(given['href'], 'https://ledger.example/kills?a=1')));
    Object.assign(this, { target: given['target'] ?? '' });
  }
  closest = (selector: string) => (selector === 'a' ? this : null);
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  hasAttribute = (name: string) => this.attributes.has(name);
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
}

const partsOf = ({ origin, pathname, search, hash }: URL) => ({ origin, pathname, search, hash });

beforeEach(() => {
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('HTMLAnchorElement', Link);
  vi.stubGlobal('location', partsOf(new URL('https://ledger.example/kills?a=1')));
});
afterEach(() => vi.unstubAllGlobals());

const CLICK = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

const follows = (target: unknown, how: object = {}) =>
  followedLink({ ...CLICK, ...how, target } as unknown as MouseEvent) === target;

it.each([
  [{ href: '/war' }, true],
  [{ href: '/kill/7.5/x' }, true],
  [{ href: '/war#now' }, true],
  [{ href: '/kills?a=1' }, true],
  [{ href: '/kills#first' }, true],
  [{ href: '/guilds?a=1#first' }, true],
  [{ href: '#first' }, false],
  [{}, false],
  [{ href: '/war', target: '_blank' }, false],
  [{ href: '/war', download: '' }, false],
  [{ href: 'https://elsewhere.example/war' }, false],
  [{ href: '/kills.csv' }, false],
  [{ href: '/overlay/guild/7?delay=60' }, false],
  [{ href: '/embed-code/kill/7' }, false],
])('follows a link of the site to another page in this window: %j', (attributes, followed) => {
  expect(follows(new Link(attributes))).toBe(followed);
});

it.each([
  { button: 1 },
  { defaultPrevented: true },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('leaves a click to the browser that is meant otherwise: %j', (how) => {
  const link = new Link({ href: '/war' });
  expect(follows(link)).toBe(true);
  expect(follows(link, how)).toBe(false);
});

it('follows no click beside a link', () => {
  expect(followedLink({ ...CLICK, target: null } as unknown as MouseEvent)).toBeNull();
  const beside = Object.assign(new Link({ href: '/war' }), { closest: () => null });
  expect(follows(beside)).toBe(false);
});

it('marks the place of a new page, and takes away what is said of the page before it', () => {
  const link = (href: string, level: string) =>
    new Link({ href, 'data-level': level, 'aria-current': 'page' });
  const links = [
    link('/items', 'area'),
    link('/creatures', 'part'),
    link('/kills', 'area'),
    link('/items', 'part'),
  ];
  const navs = [new Link({ 'data-area': '/items' }), new Link({ 'data-area': '/war' })];
  const tag = { remove: vi.fn() };
  const root = {
    head: { querySelectorAll: () => [tag] },
    querySelectorAll: (selector: string) => (selector === '[data-level]' ? links : navs),
  };
  followRouter(root as unknown as Document, '/creature/12');
  expect(links.map((each) => each.getAttribute('aria-current'))).toEqual(['true', 'true', null, null]);
  expect(navs.map(({ hidden }) => hidden)).toEqual([false, true]);
  expect(tag.remove).toHaveBeenCalledOnce();
});
