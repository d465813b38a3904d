import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { TooltipKind } from './tooltip-kind.ts';
import { watchTooltips } from './watch-tooltips.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As much of an element as tooltips read and write; a selector matches it if it is among its own. */
class Node {
  hidden = false;
  isConnected = true;
  readonly id = 'tooltip';
  readonly style = { translate: '' };
  readonly attributes = new Set<string>();
  readonly listeners = new Map<string, (event: object) => void>();
  readonly firstElementChild = { scrollTop: 0 };
  readonly click = vi.fn();
  constructor(
    readonly selectors: readonly string[],
    public box: Box,
  ) {}
  matches = (selector: string) => this.selectors.includes(selector);
  closest = (selector: string) => (selector.split(',').some(this.matches) ? this : null);
  hasAttribute = (name: string) => this.matches(`[${name}]`);
  contains = (other: unknown) => other === this;
  getBoundingClientRect = () => ({
    ...this.box,
    width: this.box.right - this.box.left,
    height: this.box.bottom - this.box.top,
  });
  setAttribute = (name: string) => void this.attributes.add(name);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  toggleAttribute = (name: string, is: boolean) =>
    void (is ? this.attributes.add(name) : this.attributes.delete(name));
  addEventListener = (name: string, listener: (event: object) => void) =>
    void this.listeners.set(name, listener);
}

class Mouse {
  defaultPrevented = false;
  stopped = false;
  constructor(
    readonly type: string,
    init: object,
  ) {
    Object.assign(this, init);
  }
  preventDefault = () => void (this.defaultPrevented = true);
  stopImmediatePropagation = () => void (this.stopped = true);
}
class Pointer extends Mouse {}
class Key extends Mouse {}
class Focus extends Mouse {}

const at = (left: number, top: number, width = 40, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const kind = (attribute: string, isCard: boolean): TooltipKind => ({
  attribute,
  isCard,
  contentOf: async (owner) => (owner.matches('[empty]') ? null : <p>{attribute}</p>),
});

let layer: Node;
let handle: (event: Event) => void;
let narrow: boolean;
let value: Node, link: Node, card: Node, other: Node;

beforeEach(() => {
  vi.useFakeTimers();
  narrow = false;
  const globals = {
    Node,
    Element: Node,
    HTMLElement: Node,
    MouseEvent: Mouse,
    PointerEvent: Pointer,
    KeyboardEvent: Key,
    FocusEvent: Focus,
    window: globalThis,
    innerHeight: 900,
    document: { documentElement: { clientWidth: 1280 } },
    matchMedia: () => ({ matches: narrow }),
  };
  for (const [name, global] of Object.entries(globals)) vi.stubGlobal(name, global);
  layer = new Node([], at(300, 100, 100, 30));
  layer.hidden = true;
  value = new Node(['[data-tooltip]', '[role=button]', ':focus-visible'], at(100, 100));
  link = new Node(['[data-tooltip]', 'a[href]'], at(100, 200));
  card = new Node(['[data-item-card]', 'a[href]', ':focus-visible'], at(100, 300));
  other = new Node([], at(0, 0));
  const watch = watchTooltips([kind('data-tooltip', false), kind('data-item-card', true)]);
  handle = watch(layer as unknown as HTMLElement, (content) => void (layer.hidden = !content));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Lets an event happen, and what was asked for arrive. */
async function happen(event: Mouse) {
  handle(event as unknown as Event);
  await wait(0);
  return event;
}

let x = 0;
/** Moves a mouse on to an element: to another point each time. */
const hover = (target: Node, init: object = {}) =>
  happen(
    new Pointer('pointerover', { target, pointerType: 'mouse', clientX: (x += 1), clientY: 500, ...init }),
  );
const touch = (type: string, target: Node, init: object = {}) =>
  happen(
    new Pointer(type, { target, pointerType: 'touch', isPrimary: true, clientX: 0, clientY: 0, ...init }),
  );
const click = (target: Node, pointerType = 'mouse', init: object = {}) =>
  happen(new Pointer('click', { target, pointerType, ...init }));
const press = (key: string, target = other) => happen(new Key('keydown', { key, target }));

/** The owner of the tooltip that is open. */
const owner = () =>
  Object.entries({ value, link, card }).find(
    ([, { attributes }]) => !layer.hidden && attributes.has('aria-describedby'),
  )?.[0];

it('opens above what a mouse rests on for a moment, and closes a moment after it has left', async () => {
  await hover(value);
  await wait(119);
  expect(owner()).toBeUndefined();
  await wait(1);
  expect(owner()).toBe('value');
  expect(layer.style.translate).toBe('70px 62px');
  await hover(other);
  await wait(119);
  expect(owner()).toBe('value');
  await wait(1);
  expect(owner()).toBeUndefined();
  expect(value.attributes.size).toBe(0);
});

it('opens nothing for a mouse that goes on, for a finger, and for what moves under a mouse that rests', async () => {
  await hover(value);
  await hover(other);
  await wait(500);
  expect(owner()).toBeUndefined();
  await hover(value, { pointerType: 'touch' });
  await wait(500);
  expect(owner()).toBeUndefined();
  await hover(other, { clientX: 7 });
  await hover(value, { clientX: 7 });
  await wait(500);
  expect(owner()).toBeUndefined();
  await hover(value, { type: 'pointermove', clientX: 8 });
  await wait(120);
  expect(owner()).toBe('value');
});

it('stays open over itself, and closes when the mouse leaves the window', async () => {
  await hover(value);
  await wait(120);
  await hover(layer);
  await wait(500);
  expect(owner()).toBe('value');
  await hover(value, { type: 'pointerout', relatedTarget: layer });
  await wait(500);
  expect(owner()).toBe('value');
  await hover(value, { type: 'pointerout', relatedTarget: null });
  await wait(120);
  expect(owner()).toBeUndefined();
});

it('waits longer for a mouse that is on its way to the tooltip', async () => {
  await hover(value, { clientX: 100, clientY: 110 });
  await wait(120);
  await hover(other, { clientX: 110, clientY: 110 });
  await wait(250);
  expect(owner()).toBe('value');
  await hover(other, { clientX: 120, clientY: 110 });
  await wait(250);
  expect(owner()).toBe('value');
  await wait(50);
  expect(owner()).toBeUndefined();
});

it('goes from one to the next, and shows none where there is nothing to tell', async () => {
  await hover(value);
  await wait(120);
  await hover(link);
  await wait(120);
  expect(owner()).toBe('link');
  expect(value.attributes.size).toBe(0);
  const empty = new Node(['[data-tooltip]', '[empty]'], at(0, 0));
  await hover(empty);
  await wait(120);
  expect(layer.hidden).toBe(true);
  expect(empty.attributes.size).toBe(0);
  await hover(link);
  await wait(120);
  expect(owner()).toBe('link');
});

it('opens with the focus of a key, and closes when the focus leaves', async () => {
  const focus = (type: string, target: Node, relatedTarget: Node | null = null) =>
    happen(new Focus(type, { target, relatedTarget }));
  await focus('focusin', link);
  expect(owner()).toBeUndefined();
  await focus('focusin', value);
  expect(owner()).toBe('value');
  await focus('focusout', value, layer);
  await focus('focusout', card);
  expect(owner()).toBe('value');
  await focus('focusout', value);
  expect(owner()).toBeUndefined();
  await hover(value);
  await wait(120);
  await focus('focusout', value);
  expect(owner()).toBe('value');
  await focus('focusin', value);
  await hover(other);
  await wait(120);
  expect(owner()).toBe('value');
});

it('closes on Escape and on another page', async () => {
  for (const close of [() => press('Escape'), () => happen(new Mouse('popstate', { target: null }))]) {
    await happen(new Focus('focusin', { target: value }));
    expect(owner()).toBe('value');
    await press('x');
    expect(owner()).toBe('value');
    await close();
    expect(owner()).toBeUndefined();
  }
});

it('lets the keys of a button press what is one by its role alone', async () => {
  expect((await press('Enter', value)).defaultPrevented).toBe(true);
  expect((await press(' ', value)).defaultPrevented).toBe(true);
  expect(value.click).toHaveBeenCalledTimes(2);
  expect((await press('Enter', link)).defaultPrevented).toBe(false);
  expect((await press('x', value)).defaultPrevented).toBe(false);
});

it.each<[string, string, () => Promise<unknown>, () => Promise<unknown>]>([
  ['mouse', 'the mouse leaves', () => hover(value), () => hover(other)],
  ['', 'the focus leaves', () => hover(value), () => happen(new Focus('focusout', { target: value }))],
  [
    'touch',
    'something else is touched',
    () => touch('pointerdown', value),
    () => touch('pointerdown', other),
  ],
])('opens by a click of "%s", and closes when %s', async (pointerType, _, come, leave) => {
  await come();
  await click(value, pointerType);
  expect(owner()).toBe('value');
  await wait(500);
  expect(owner()).toBe('value');
  await leave();
  await wait(120);
  expect(owner()).toBeUndefined();
});

it('closes what a key has opened no sooner than the focus leaves', async () => {
  await hover(value);
  await click(value, '');
  await hover(other);
  await touch('pointerdown', other);
  await wait(500);
  expect(owner()).toBe('value');
});

it('closes on a click of a link or beside it, and leaves a click alone that has done something', async () => {
  for (const target of [link, card, other]) {
    await click(value);
    await click(target, 'mouse', { defaultPrevented: true });
    expect(owner()).toBe('value');
    await click(target);
    expect(owner()).toBeUndefined();
  }
  await click(value);
  await click(layer, 'mouse', { clientX: 0, clientY: 0 });
  expect(owner()).toBe('value');
});

it('stays with its owner when the page moves, and goes with it', async () => {
  const scroll = (target = other) => happen(new Mouse('scroll', { target }));
  await click(value);
  value.box = at(200, 400);
  await scroll(layer);
  expect(layer.style.translate).toBe('70px 62px');
  await scroll();
  expect(layer.style.translate).toBe('170px 362px');
  value.box = at(200, 300);
  await happen(new Mouse('resize', { target: null }));
  expect(layer.style.translate).toBe('170px 262px');
  for (const gone of [at(200, -20), at(200, 900)]) {
    await click(value);
    value.box = gone;
    await scroll();
    expect(owner()).toBeUndefined();
    value.box = at(100, 100);
  }
  await click(value);
  value.isConnected = false;
  await scroll();
  expect(owner()).toBeUndefined();
});

it('stands beside the link of a card, or on the lower edge where the window is narrow', async () => {
  await hover(card);
  await wait(120);
  expect(layer.style.translate).toBe('148px 300px');
  expect(layer.attributes.has('data-sheet')).toBe(false);
  await press('Escape');
  narrow = true;
  await hover(other);
  await hover(card);
  await wait(120);
  expect(owner()).toBe('card');
  expect(layer.style.translate).toBe('');
  expect(layer.attributes.has('data-sheet')).toBe(true);
  await press('Escape');
  await click(value);
  expect(layer.attributes.has('data-sheet')).toBe(false);
});

it('lets a click go through a sheet to the link that it covers', async () => {
  narrow = true;
  await hover(card);
  await wait(120);
  for (const [clientX, clientY] of [
    [99, 310],
    [141, 310],
    [120, 299],
    [120, 321],
  ]) {
    await click(layer, 'mouse', { clientX, clientY });
    expect(owner()).toBe('card');
  }
  await click(layer, 'mouse', { clientX: 120, clientY: 310 });
  expect(owner()).toBeUndefined();
  expect(card.click).toHaveBeenCalledOnce();
});

it('opens a card where a finger rests on its link, and does not follow that', async () => {
  await touch('pointerdown', card);
  await wait(499);
  expect(owner()).toBeUndefined();
  await wait(1);
  expect(owner()).toBe('card');
  expect(layer.attributes.has('data-sheet')).toBe(true);
  await touch('pointerup', card);
  const tap = await click(card, 'touch');
  expect([tap.defaultPrevented, tap.stopped]).toEqual([true, true]);
  expect(owner()).toBe('card');
  expect((await click(card, 'touch')).defaultPrevented).toBe(false);
});

it.each<[string, () => Promise<unknown>]>([
  ['moves', () => touch('pointermove', card, { clientX: 8, clientY: 7 })],
  ['is taken away', () => touch('pointerup', card)],
  ['scrolls', () => touch('pointercancel', card)],
])('opens nothing where a finger %s', async (_, end) => {
  await touch('pointerdown', card);
  await wait(400);
  await end();
  await wait(500);
  expect(owner()).toBeUndefined();
  expect((await click(card, 'touch')).defaultPrevented).toBe(false);
});

it('opens where a finger trembles, and on the long press of the browser itself', async () => {
  await touch('pointerdown', link);
  await touch('pointermove', link, { clientX: 6, clientY: 8 });
  await wait(500);
  expect(owner()).toBe('link');
  await press('Escape');
  const menu = () => happen(new Mouse('contextmenu', { target: card }));
  expect((await menu()).defaultPrevented).toBe(true);
  await touch('pointerup', link);
  expect((await menu()).defaultPrevented).toBe(false);
  await touch('pointerdown', card);
  await menu();
  expect(owner()).toBe('card');
});

it.each<[string, () => Node, object]>([
  ['a second finger', () => card, { isPrimary: false }],
  ['a mouse', () => card, { pointerType: 'mouse' }],
  ['a finger on a value', () => value, {}],
  ['a finger beside it', () => other, {}],
])('opens nothing by %s that rests', async (_, target, init) => {
  await touch('pointerdown', target(), init);
  await wait(1_000);
  expect(layer.hidden).toBe(true);
});

it('closes a sheet by a touch beside it, which does nothing else', async () => {
  const rest = async () => {
    await touch('pointerdown', card);
    await wait(500);
    await touch('pointerup', card);
    await click(card, 'touch');
  };
  await rest();
  await touch('pointerdown', layer);
  expect(owner()).toBe('card');
  await touch('pointerdown', other);
  expect(owner()).toBeUndefined();
  expect((await click(other, 'touch')).defaultPrevented).toBe(true);
  await rest();
  await touch('pointerdown', other);
  await press('x');
  expect((await click(other, 'touch')).defaultPrevented).toBe(false);
});

it('closes a sheet that is pulled down far enough', async () => {
  await touch('pointerdown', card);
  await wait(500);
  const swipe = (name: string, clientY: number) => {
    const event = new Mouse(name, { touches: [{ clientY }] });
    layer.listeners.get(name)?.(event);
    return event.defaultPrevented;
  };
  swipe('touchstart', 100);
  expect(swipe('touchmove', 170)).toBe(true);
  expect(layer.style.translate).toBe('0 70px');
  expect(swipe('touchmove', 90)).toBe(true);
  expect(layer.style.translate).toBe('');
  swipe('touchmove', 170);
  swipe('touchend', 170);
  expect([owner(), layer.style.translate]).toEqual(['card', '']);
  swipe('touchstart', 100);
  expect(swipe('touchmove', 90)).toBe(false);
  expect(swipe('touchmove', 190)).toBe(false);
  layer.firstElementChild.scrollTop = 5;
  swipe('touchstart', 100);
  expect(swipe('touchmove', 190)).toBe(false);
  layer.firstElementChild.scrollTop = 0;
  swipe('touchstart', 100);
  swipe('touchmove', 171);
  swipe('touchcancel', 171);
  expect([owner(), layer.style.translate]).toEqual([undefined, '']);
  await click(value);
  swipe('touchstart', 100);
  expect(swipe('touchmove', 190)).toBe(false);
});
