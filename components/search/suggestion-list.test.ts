import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Suggestion } from './suggestion.ts';
import { suggestionList } from './suggestion-list.ts';
import { suggestOnFocus, suggestWhereFocused } from './suggest-on-focus.ts';

/** As much of an element as the list reads and writes. */
class Tag extends EventTarget {
  id = '';
  href = '';
  textContent = '';
  hidden = false;
  name = 'q';
  value = '';
  defaultValue = '';
  form: Tag | null = null;
  action = '';
  offsetWidth = 400;
  children: (Tag | string)[] = [];
  readonly style: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  readonly togglePopover = vi.fn();
  readonly scrollIntoView = vi.fn();
  readonly click = vi.fn();
  box = { bottom: 100, left: 20, width: 300 };
  append = (...children: (Tag | string)[]) => void this.children.push(...children);
  replaceChildren = (...children: Tag[]) => void (this.children = children);
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  getBoundingClientRect = () => this.box;
  words = (): string =>
    this.textContent +
    this.children.map((child) => (typeof child === 'string' ? child : child.words())).join('');
}

let field: Tag, form: Tag;

beforeEach(() => {
  vi.useFakeTimers();
  [field, form] = [new Tag(), new Tag()];
  Object.assign(field, { form });
  Object.assign(form, { action: '/compare' });
  const document = {
    createElement: () => new Tag(),
    activeElement: field,
    documentElement: { clientWidth: 800 },
  };
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('InputEvent', Typing);
  vi.stubGlobal('HTMLInputElement', Tag);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Typing extends Event {
  constructor(readonly isComposing: boolean) {
    super('input');
  }
}

const suggestion = (id: string, near = false): Suggestion => ({
  id,
  href: `/character/${id}`,
  name: `Ulf${id}`,
  detail: 'Slayer',
  kind: 'Player',
  picture: id === '1' ? { src: '/badge', width: 24, height: 24 } : null,
  near,
});

/** The list of the field, with some suggestions shown. */
function listOf(rows: readonly Suggestion[] | null = [suggestion('1'), suggestion('2')]) {
  const list = suggestionList(field as unknown as HTMLInputElement, 's');
  const [box, status] = form.children as [Tag, Tag];
  list.show(rows && { rows });
  const key = (name: string) => {
    const preventDefault = vi.fn();
    list.onKey({ key: name, preventDefault } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length > 0;
  };
  const active = () => field.attributes.get('aria-activedescendant');
  return { ...list, box, options: box.children as Tag[], status, key, active };
}

it('shows names with what tells them from namesakes, and says how many', () => {
  const { box, options, status } = listOf();
  expect(options.map((option) => [option.words(), option.href, option.id])).toEqual([
    ['Ulf1 Slayer Player', '/character/1', 's-0'],
    ['Ulf2 Slayer Player', '/character/2', 's-1'],
  ]);
  expect(options.map(({ children: [frame] }) => (frame as Tag).children)).toEqual([
    [expect.objectContaining({ src: '/badge', alt: '', width: 24 })],
    [],
  ]);
  expect(status.textContent).toBe('2 found');
  expect(box.hidden).toBe(false);
  expect(Object.fromEntries(field.attributes)).toMatchObject({
    role: 'combobox',
    'aria-controls': 's',
    'aria-expanded': 'true',
  });
  expect(box.togglePopover).toHaveBeenLastCalledWith(true);
});

it('puts names that are only near under a heading', () => {
  const { options, status } = listOf([suggestion('1'), suggestion('2', true)]);
  expect(options.map((option) => option.words())).toEqual([
    'Ulf1 Slayer Player',
    'Near namesUlf2 Slayer Player',
  ]);
  expect(status.textContent).toBe('1 found, 1 near');
  form.children = [];
  expect(listOf([suggestion('2', true)]).status.textContent).toBe('1 near');
});

it('says that nothing was found, closes, and is silent without an answer', () => {
  const { box, status, show } = listOf();
  show({ rows: [] });
  expect([status.textContent, box.hidden, field.attributes.get('aria-expanded')]).toEqual([
    'Nothing found',
    true,
    'false',
  ]);
  show(null);
  expect(status.textContent).toBe('');
});

it('stays closed where the visitor has left the field', () => {
  vi.stubGlobal('document', { ...document, activeElement: null });
  expect(listOf().box.hidden).toBe(true);
});

it('leads with the arrow keys to one after another, with the field between the last and the first', () => {
  const { key, active, options } = listOf();
  const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((name) => [
    key(name),
    active(),
  ]);
  expect(way).toEqual(['s-0', 's-1', undefined, 's-1', 's-0', undefined].map((id) => [true, id]));
  key('ArrowDown');
  expect(options.map(({ attributes }) => attributes.get('aria-selected'))).toEqual(['true', 'false']);
  key('Enter');
  expect(options.map(({ click }) => click.mock.calls.length)).toEqual([1, 0]);
});

it('closes on Escape and Tab, and opens again with an arrow key', () => {
  const { key, box, active } = listOf();
  expect([key('Escape'), box.hidden]).toEqual([true, true]);
  expect(key('Escape')).toBe(false);
  expect([key('ArrowDown'), box.hidden, active()]).toEqual([true, false, 's-0']);
  expect([key('Tab'), box.hidden, active()]).toEqual([false, true, undefined]);
  expect(['x', 'Enter'].map(key)).toEqual([false, false]);
  form.children = [];
  const none = listOf([]);
  expect([none.key('ArrowDown'), none.box.hidden]).toEqual([false, true]);
});

it('submits any other form than a search with the record in place of the text', () => {
  field.name = 'with';
  expect(listOf().options.map(({ href }) => href)).toEqual(['/compare?with=1', '/compare?with=2']);
  Object.assign(field, { form: null, parentElement: form });
  form.children = [];
  expect(listOf().options[0]?.href).toBe('/character/1');
});

it('stands below the form, within the window, as long as it is open', () => {
  const { box, close } = listOf();
  expect(box.style).toEqual({ top: '106px', left: '20px', minWidth: '300px' });
  for (const [name, left, place] of [
    ['scroll', 500, '394px'],
    ['resize', 394, '394px'],
    ['scroll', 393, '393px'],
  ] as const) {
    form.box = { bottom: 50, left, width: 300 };
    dispatchEvent(new Event(name));
    expect([box.style['left'], box.style['top']]).toEqual([place, '56px']);
  }
  close();
  form.box = { bottom: 10, left: 0, width: 300 };
  dispatchEvent(new Event('scroll'));
  expect(box.style['left']).toBe('393px');
});

it('keeps the focus in the field when it is pressed, and closes once one is chosen', () => {
  const { box } = listOf();
  for (const name of ['pointerdown', 'mousedown']) {
    const event = new Event(name, { cancelable: true });
    box.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  box.dispatchEvent(new Event('click'));
  expect(box.hidden).toBe(true);
});

it('asks for what is typed once a field has the focus, but not while letters are put together', async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () =>
    Response.json({ rows: [suggestion('1')] }),
  );
  vi.stubGlobal('fetch', fetched);
  Object.assign(field.dataset, { suggest: '/s?q=' });
  Object.assign(field, { value: 'ulf' });
  suggestOnFocus({ target: form } as unknown as FocusEvent);
  suggestOnFocus({ target: field } as unknown as FocusEvent);
  suggestWhereFocused();
  await vi.dynamicImportSettled();
  expect(form.children).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(150);
  expect(fetched.mock.lastCall?.[0]).toBe('/s?q=ulf');
  const typed = async (value: string, event: Event) => {
    Object.assign(field, { value });
    field.dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(150);
    return fetched.mock.lastCall?.[0];
  };
  expect(await typed('ulfa', new Typing(true))).toBe('/s?q=ulf');
  expect(await typed('ulfb', new Typing(false))).toBe('/s?q=ulfb');
  expect(await typed('ulfc', new Event('compositionend'))).toBe('/s?q=ulfc');
  const [box] = form.children as [Tag];
  expect(box.hidden).toBe(false);
  field.dispatchEvent(new Event('blur'));
  expect(box.hidden).toBe(true);
});
