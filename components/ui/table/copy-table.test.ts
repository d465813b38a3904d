import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { copyTable } from './copy-table.ts';

/** Words of a page. */
class Words {
  parentElement: Tag | null = null;
  constructor(readonly data: string) {}
  get textContent() {
    return this.data;
  }
}

/** As much of an element as is copied; a selector matches it if it holds one of its marks. */
class Tag {
  parentElement: Tag | null = null;
  childNodes: (Tag | Words)[] = [];
  constructor(
    readonly tagName: string,
    readonly marks: Readonly<Record<string, string>> = {},
  ) {}
  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('');
  }
  get innerHTML(): string {
    const html = this.childNodes.map((child) =>
      child instanceof Tag ? `<${child.tagName}>${child.innerHTML}` : child.data,
    );
    return html.join('');
  }
  get cells(): Tag[] {
    return this.childNodes.filter((child) => child instanceof Tag);
  }
  get nextElementSibling(): Tag | null {
    const siblings = this.parentElement?.cells ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  append = (...children: (Tag | Words)[]) => {
    for (const child of children) Object.assign(child, { parentElement: this });
    this.childNodes.push(...children);
  };
  replaceChildren = (...children: (Tag | Words)[]) => {
    this.childNodes = [];
    this.append(...children);
  };
  cloneNode = () => tag(this.tagName, this.marks);
  getAttribute = (name: string) => this.marks[name] ?? null;
  closest = (name: string): Tag | null =>
    this.tagName === name.toUpperCase() ? this : (this.parentElement?.closest(name) ?? null);
  matches = (selector: string) => {
    if (selector === 'img, [role=img]') return this.tagName === 'IMG';
    if (selector.startsWith(':is('))
      return ['TD', 'TH', 'A'].includes(this.tagName) && !this.marks['aria-hidden'];
    return Object.keys(this.marks).some((mark) => selector.includes(mark));
  };
  querySelectorAll = (): Tag[] =>
    this.cells.flatMap((child) => [
      ...(['TD', 'TH'].includes(child.tagName) ? [child] : []),
      ...child.querySelectorAll(),
    ]);
}
class Row extends Tag {}

/** An element with its content. */
function tag(
  name: string,
  marks: Readonly<Record<string, string>> = {},
  ...children: (Tag | Words | string)[]
): Tag {
  const made = name === 'TR' ? new Row(name, marks) : new Tag(name, marks);
  made.append(...children.map((child) => (typeof child === 'string' ? new Words(child) : child)));
  return made;
}

const wordsIn = (node: Tag | Words): Words[] =>
  node instanceof Words ? [node] : node.childNodes.flatMap(wordsIn);

beforeEach(() => {
  const globals = {
    Element: Tag,
    Text: Words,
    HTMLTableRowElement: Row,
    NodeFilter: { SHOW_TEXT: 4 },
    getComputedStyle: ({ marks }: Tag) => ({
      display: marks['display'] ?? 'block',
      clipPath: marks['clip'] ?? 'none',
    }),
  };
  for (const [name, global] of Object.entries(globals)) vi.stubGlobal(name, global);
});
afterEach(() => vi.unstubAllGlobals());

interface Selected {
  /** The first and the last words that are selected; all unless given. */
  readonly words?: readonly [number, number];
  readonly offsets?: readonly [number, number];
  readonly collapsed?: boolean;
}

/** Copies what is selected of a part of the page: as text and as HTML; null where that is left to the browser. */
function copied(common: Tag, { words = [0, -1], offsets = [0, 99], collapsed = false }: Selected = {}) {
  const all = wordsIn(common);
  const [start, end] = [all.at(words[0]), all.at(words[1])];
  const selected = new Set(all.slice(words[0], all.indexOf(end ?? new Words('')) + 1));
  const range = {
    commonAncestorContainer: common,
    startContainer: start,
    startOffset: offsets[0],
    endContainer: null as Words | null | undefined,
    endOffset: 0,
    setEnd: (node: Words, offset: number) =>
      void Object.assign(range, { endContainer: node, endOffset: offset }),
    cloneRange: () => range,
    intersectsNode: (node: Tag | Words) =>
      wordsIn(node).some((each) => selected.has(each)) || wordsIn(node).length === 0,
  };
  const parts = [range, { endContainer: end, endOffset: offsets[1] }];
  vi.stubGlobal('document', {
    createElement: () => new Tag('DIV'),
    createTreeWalker: (cell: Tag) => {
      const left = wordsIn(cell);
      const walker = {
        currentNode: null as Words | null,
        nextNode: () => Boolean((walker.currentNode = left.shift() ?? null)),
      };
      return walker;
    },
    getSelection: () => ({ isCollapsed: collapsed, rangeCount: 2, getRangeAt: (at: number) => parts[at] }),
  });
  const data = new Map<string, string>();
  const preventDefault = vi.fn();
  const clipboardData = { setData: (kind: string, text: string) => void data.set(kind, text) };
  copyTable({ clipboardData, preventDefault } as unknown as ClipboardEvent);
  expect(preventDefault).toHaveBeenCalledTimes(data.size > 0 ? 1 : 0);
  return data.get('text/plain') ?? null;
}

const table = (...rows: Tag[]) => tag('TABLE', {}, tag('TBODY', {}, ...rows));
const row = (...cells: (Tag | string)[]) =>
  tag('TR', {}, ...cells.map((cell) => (typeof cell === 'string' ? tag('TD', {}, cell) : cell)));

it('copies rows as lines with tabs between their cells', () => {
  expect(copied(table(row('Ulf', '7'), row('Ada', '12')))).toBe('Ulf\t7\nAda\t12');
  expect(copied(row('Ulf', '7'))).toBe('Ulf\t7');
});

it('copies only what is selected', () => {
  const fighters = () => table(row('Ulf', '7'), row('Ada', '12'), row('Zog', '34'));
  expect(copied(fighters(), { words: [2, 4], offsets: [1, 2] })).toBe('da\t12\nZo');
  expect(copied(fighters(), { words: [1, 2], offsets: [0, 1] })).toBe('7\nA');
});

it('leaves other texts to the browser, and one cell too', () => {
  expect(copied(tag('P', {}, 'Words'))).toBeNull();
  expect(copied(table(row('Ulf')))).toBeNull();
  expect(copied(table(row('Ulf', '7')), { collapsed: true })).toBeNull();
});

it('takes the whole table where the selection stands within it', () => {
  const whole = table(row('Ulf', '7'), row('Ada', '12'));
  const [body] = whole.cells;
  expect(body && copied(body)).toBe('Ulf\t7\nAda\t12');
});

it('leaves out what is not seen, and what is for screen readers alone', () => {
  const cells = [
    tag('TD', {}, 'Ulf', tag('SPAN', { clip: 'inset(50%)' }, ', 7% of the side')),
    tag('TD', { display: 'none' }, 'Guild'),
    tag('TD', {}, '7', tag('SPAN', { 'aria-hidden': 'true' }, ' ▾')),
  ];
  const totals = tag('TR', { 'data-totals': '' }, tag('TD', {}, 'Order'), tag('TD', {}, '9'));
  const folded = tag('DIV', { 'details:not([open])': '' }, 'folded');
  expect(copied(tag('DIV', {}, table(totals, row(...cells)), folded))).toBe('Ulf\t7 ▾');
});

it('says pictures in words, unless the words beside them say the same', () => {
  const picture = (marks: Record<string, string>) => tag('IMG', marks);
  const cells = [
    tag('TD', {}, picture({ alt: 'Slayer' })),
    tag('TD', {}, picture({ 'aria-label': 'Order' }), ' won'),
    tag('TD', {}, picture({ alt: 'Iron' }), tag('A', {}, 'Iron')),
    tag('TD', {}, picture({ alt: 'Iron' }), tag('A', { clip: 'inset(50%)' }, 'Iron')),
    tag('TD', {}, picture({}), 'x'),
  ];
  expect(copied(table(row(...cells)))).toBe('Slayer\tOrder won\tIron\tIron\tx');
});

it('says what shows a picture alone by its words for screen readers, but not by those that are hidden from them', () => {
  const spoken = tag('SPAN', { clip: 'inset(50%)' }, 'Axe (Rare)');
  const hidden = tag('SPAN', { 'aria-hidden': 'true', clip: 'inset(50%)' }, '+');
  expect(copied(table(row(tag('TD', {}, tag('A', {}, spoken, hidden)), '7')))).toBe('Axe (Rare)\t7');
});

it('parts the texts of a cell by blanks, and what stands around a table by lines', () => {
  const cell = tag('TD', {}, tag('B', {}, ' Ulf '), tag('SPAN', {}, 'Iron\n Order'), ' ');
  const page = tag(
    'DIV',
    {},
    tag('H2', {}, 'Best  of'),
    ' the ',
    tag('B', {}, 'day'),
    table(row(cell, '7')),
    tag('P', {}, ' '),
    'End',
  );
  expect(copied(page)).toBe('Best of\nthe day\nUlf Iron Order\t7\nEnd');
});
