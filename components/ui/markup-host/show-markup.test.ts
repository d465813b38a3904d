import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Focus } from './show-markup.ts';

/** As much of an element as is read of it. Its markup is the words of its children. */
class Tag {
  className = '';
  label: string | null = null;
  keeps = false;
  autofocus = false;
  selected = false;
  defaultSelected = false;
  parentElement: Tag | null = null;
  children: Tag[] = [];
  markup = '';
  constructor(
    public own = '',
    ...children: Tag[]
  ) {
    this.append(...children);
  }
  readonly tagName: string = 'DIV';
  get textContent(): string {
    return this.own + this.children.map(({ textContent }) => textContent).join(' ');
  }
  get childNodes() {
    return this.children;
  }
  get innerHTML() {
    return this.markup;
  }
  set innerHTML(markup: string) {
    this.markup = markup;
    this.replaceChildren(
      ...markup
        .split(' ')
        .map((word) => Object.assign(new Tag(word.replace('*', '')), { autofocus: word.startsWith('*') })),
    );
  }
  append = (...children: Tag[]) => {
    for (const child of children) {
      child.parentElement?.children.splice(child.parentElement.children.indexOf(child), 1);
      child.parentElement = this;
      this.children.push(child);
    }
  };
  replaceChildren = (...children: Tag[]) => {
    for (const child of this.children) child.parentElement = null;
    this.children = [];
    this.append(...children);
  };
  contains = (other: Tag): boolean => other === this || this.children.some((child) => child.contains(other));
  isEqualNode = (other: Tag | null) => other?.textContent === this.textContent;
  cloneNode = () => new Tag('', ...this.children.map(({ own }) => new Tag(own)));
  querySelector = () => this.children.find(({ autofocus }) => autofocus) ?? null;
  querySelectorAll = (selector: string) => (selector === 'option' ? this.children : []);
  getAttribute = (name: string) => (name === 'aria-label' ? this.label : 'named');
  matches = () => this.keeps;
  focus = () => void (page.activeElement = this);
}
class Select extends Tag {
  override readonly tagName = 'SELECT';
}

const body = new Tag();
let page: { activeElement: Tag };
let frames: (() => void)[];
let loaded: Tag[];
let script: typeof import('./show-markup.ts');

/** Loads the script, on a page that has come with some elements. */
async function load(...elements: Tag[]) {
  loaded = elements;
  vi.resetModules();
  script = await import('./show-markup.ts');
}

beforeEach(async () => {
  vi.useFakeTimers();
  frames = [];
  page = Object.assign(
    { activeElement: body, body },
    { querySelectorAll: () => loaded, createDocumentFragment: () => new Tag() },
  );
  const globals = { document: page, HTMLElement: Tag, HTMLSelectElement: Select };
  for (const [name, global] of Object.entries(globals)) vi.stubGlobal(name, global);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame) - 1);
  vi.stubGlobal('cancelAnimationFrame', (at: number) => void (frames[at] = () => undefined));
  await load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nextFrame = () => frames.splice(0).forEach((frame) => frame());

function show(
  element: Tag,
  { html, name }: { html?: string; name?: string },
  focus: Focus = { place: null },
) {
  const source = { html, name, hash: undefined };
  const leave = script.showMarkup(element as unknown as Element, source, focus);
  return { focus, leave };
}

/** Shows content, goes to one of its words, and shows other content in its place. */
function follow(before: string, word: string, after: string) {
  const element = new Tag();
  const { focus, leave } = show(element, { html: before });
  nextFrame();
  element.children.find(({ own }) => own === word)?.focus();
  leave();
  page.activeElement = body;
  show(element, { html: after }, focus);
  expect(page.activeElement).toBe(body);
  nextFrame();
  return page.activeElement.own;
}

it('shows content, with the focus where that wants it', () => {
  const element = new Tag();
  show(element, { html: 'Kills *Name' });
  expect(element.textContent).toBe('Kills Name');
  nextFrame();
  expect(page.activeElement.own).toBe('Name');
  page.activeElement = body;
  show(element, {});
  nextFrame();
  expect([element.textContent, page.activeElement]).toEqual(['Kills Name', body]);
});

it.each([
  ['at the same words in the same place', 'Previous Next Next', 'Next', 'First Next Next', 'Next'],
  ['at the same words in another place', 'Next', 'Next', 'Previous Next', 'Next'],
  ['at what stands there now', 'Previous Next', 'Next', 'First Last *More', 'Last'],
  ['at the last that is left', 'One Two Three', 'Three', 'First Last', 'Last'],
  ['nowhere', 'Previous Next', 'Other', 'Previous Next', ''],
])('keeps the focus %s when content changes', (_, before, word, after, focused) => {
  expect(follow(before, word, after)).toBe(focused);
});

it('finds the place again within what stands around it', () => {
  const rows = () => [
    new Tag('', new Tag('Ulf'), new Tag('Details')),
    new Tag('', new Tag('Ada'), new Tag('Details')),
  ];
  const element = new Tag('', ...rows());
  const { focus, leave } = show(element, {});
  element.children[1]?.children[1]?.focus();
  leave();
  element.replaceChildren(...rows());
  page.activeElement = body;
  show(element, {}, focus);
  nextFrame();
  expect(page.activeElement).toBe(element.children[1]?.children[1]);
  element.focus();
  show(element, {}).leave();
  expect(show(element, {}).focus.place).toBeNull();
});

it('leaves the focus where the router has set it meanwhile', () => {
  const element = new Tag();
  const { focus, leave } = show(element, { html: 'Previous Next' });
  element.children[1]?.focus();
  leave();
  page.activeElement = body;
  show(element, { html: 'Top Previous Next' }, focus);
  element.children[0]?.focus();
  nextFrame();
  expect(page.activeElement.own).toBe('Top');
});

it('remembers the focus that it had no time to give', () => {
  const element = new Tag();
  const { focus, leave } = show(element, { html: 'Previous Next' });
  element.children[1]?.focus();
  leave();
  page.activeElement = body;
  show(element, { html: 'Previous Next' }, focus).leave();
  nextFrame();
  expect(page.activeElement).toBe(body);
  show(element, { html: 'Previous Next' }, focus);
  nextFrame();
  expect(page.activeElement.own).toBe('Next');
});

it.each([
  ['gives the focus to what replaces an element for a moment', 'list', true, false, 'Next'],
  ['gives it to nothing of another kind', 'other', true, false, ''],
  ['keeps it from the top of another page', 'list', false, false, ''],
  ['leaves a visitor alone who has gone on', 'list', true, true, 'elsewhere'],
])('%s', (_, label, keeps, goesOn, focused) => {
  const element = Object.assign(new Tag(), { label: 'list' });
  const { leave } = show(element, { html: 'Previous Next' });
  const next = Object.assign(element.children[1] ?? body, { keeps });
  next.focus();
  leave();
  page.activeElement = goesOn ? new Tag('elsewhere') : body;
  show(Object.assign(new Tag(), { label }), { html: 'Previous Next' });
  nextFrame();
  expect(page.activeElement.own).toBe(focused);
  page.activeElement = body;
  show(Object.assign(new Tag(), { label: 'list' }), { html: 'Previous Next' });
  nextFrame();
  expect(page.activeElement.own).toBe(label === 'other' ? 'Next' : '');
});

it('shows the content of the first page again when the router comes back', async () => {
  const first = new Tag('', new Tag('Kills'));
  await load(first);
  const { leave } = show(first, { name: 'named' });
  expect(first.textContent).toBe('Kills');
  leave();
  const again = new Tag('', new Tag('old'));
  show(again, { name: 'named' });
  expect(again.textContent).toBe('Kills');
  const unknown = new Tag('', new Tag('own'));
  show(unknown, { name: 'unknown' });
  expect(unknown.textContent).toBe('own');
});

it('leaves equal choices alone, and takes back one that led away', async () => {
  const options = (...words: string[]) =>
    words.map((word, at) => Object.assign(new Tag(word), { defaultSelected: at === 0, selected: at === 1 }));
  const first = new Select('', ...options('All', 'Order'));
  await load(first);
  show(first, { name: 'named' }).leave();
  expect(first.textContent).toBe('All Order');
  const equal = new Select('', ...options('All', 'Order'));
  const [all, order] = equal.children;
  show(equal, { name: 'named' });
  expect(equal.children[0]).toBe(all);
  expect([all?.selected, order?.selected]).toEqual([true, false]);
  for (const words of [['All'], ['All', 'Other']]) {
    const other = new Select('', ...options(...words));
    show(other, { name: 'named' });
    expect(other.textContent).toBe('All Order');
  }
  const field = new Select();
  show(field, { html: 'All Order' });
  const [kept] = field.children;
  Object.assign(kept ?? {}, { selected: true });
  show(field, { html: 'All Order' });
  expect(field.children[0]).toBe(kept);
  expect(kept?.selected).toBe(false);
  show(field, { html: 'All' });
  expect(field.textContent).toBe('All');
});
