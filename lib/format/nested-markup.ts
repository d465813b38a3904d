/** Elements within a line. */
const FORMATTING: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'strong']);

const LISTS: ReadonlySet<string> = new Set(['ol', 'ul']);

/** Blocks that hold words and no other block. */
const LINES: ReadonlySet<string> = new Set(['h3', 'h4', 'p']);

/** Everything that a rich text may be made of (rules.md: War journal). */
export const RICH_TEXT_TAGS: ReadonlySet<string> = new Set([
  ...FORMATTING,
  ...LISTS,
  ...LINES,
  'li',
  'br',
  'hr',
]);

/** Lists in lists; what lies deeper is a part of the innermost one, so that it stays wide enough to be read. */
const DEEPEST_LIST = 3;

interface Block {
  readonly tag: string;
  /** Its start tag waits for something to stand in it, so that no block is empty. */
  isWritten: boolean;
}

type Formatting = Readonly<Record<'tag' | 'startTag', string>>;

/**
 * Writes markup whose elements are nested as HTML wants them: what a browser makes of it is what is written, and none
 * of its tags can close an element around it. Formatting goes on across blocks until it ends, items without a list
 * are paragraphs, a link ends where the next one begins, and no element is empty.
 */
export class NestedMarkup {
  #html = '';
  readonly #blocks: Block[] = [];
  /** The formatting of the next words, and the part of it that has open tags. */
  #wanted: readonly Formatting[] = [];
  #open: readonly Formatting[] = [];

  /** Adds text that is escaped already. */
  addText(text: string): void {
    if (text.trim() !== '') this.#addInline(text);
    else if (this.#holdsSpace()) this.#html += text;
  }

  /**
   * Opens an element of a rich text; does nothing for any other.
   * @param startTag the whole tag, where it has attributes
   */
  openElement(tag: string, startTag = `<${tag}>`): void {
    if (FORMATTING.has(tag)) {
      this.#format([...this.#wanted.filter((each) => each.tag !== tag), { tag, startTag }]);
    } else if (LINES.has(tag)) this.#openLine(tag);
    else if (LISTS.has(tag)) this.#openList(tag);
    else if (tag === 'li') this.#openItem();
    else if (tag === 'br') this.#addInline(startTag);
    else if (tag === 'hr') this.#addRule();
  }

  /** Closes the innermost such element with all that is open in it; does nothing where there is none. */
  closeElement(tag: string): void {
    if (FORMATTING.has(tag)) return this.#format(this.#wanted.filter((each) => each.tag !== tag));
    const list = this.#innermostList();
    const closed = tag === 'li' && list < 0 ? 'p' : tag;
    const index = this.#blocks.findLastIndex((block) => block.tag === closed);
    if (index >= 0 && (closed !== 'li' || index > list)) this.#closeBlocks(index);
  }

  /** The whole markup, with every open element closed. */
  finish(): string {
    this.#closeBlocks(0);
    return this.#html.trim();
  }

  #format(wanted: readonly Formatting[]): void {
    this.#wanted = wanted;
    const kept = this.#open.findIndex((each, index) => wanted[index] !== each);
    if (kept >= 0) this.#closeFormatting(kept);
  }

  #addInline(html: string): void {
    this.#enterItem();
    this.#writeBlocks();
    const opened = this.#wanted.slice(this.#open.length);
    this.#html += opened.map(({ startTag }) => startTag).join('') + html;
    this.#open = this.#wanted;
  }

  #addRule(): void {
    if (this.#isIn(LINES)) this.#closeBlocks(-1);
    if (this.#isIn(LISTS)) return;
    this.#closeFormatting(0);
    this.#writeBlocks();
    this.#html += '<hr>';
  }

  #openLine(tag: string): void {
    if (this.#isIn(LINES)) this.#closeBlocks(-1);
    this.#enterItem();
    this.#openBlock(tag);
  }

  #openList(tag: string): void {
    if (this.#isIn(LINES)) this.#closeBlocks(-1);
    if (this.#blocks.filter((block) => LISTS.has(block.tag)).length === DEEPEST_LIST) return;
    this.#enterItem();
    this.#openBlock(tag);
  }

  #openItem(): void {
    const list = this.#innermostList();
    if (list < 0) return this.#openLine('p');
    this.#closeBlocks(list + 1);
    this.#openBlock('li');
  }

  #openBlock(tag: string): void {
    this.#closeFormatting(0);
    this.#blocks.push({ tag, isWritten: false });
  }

  #innermostList(): number {
    return this.#blocks.findLastIndex((block) => LISTS.has(block.tag));
  }

  /** Lists hold nothing but items. */
  #enterItem(): void {
    if (this.#isIn(LISTS)) this.#openBlock('li');
  }

  /** @param from as of splice: -1 for the innermost one */
  #closeBlocks(from: number): void {
    this.#closeFormatting(0);
    for (const { tag, isWritten } of this.#blocks.splice(from).toReversed()) {
      if (isWritten) this.#html += `</${tag}>`;
      else if (this.#holdsSpace()) this.#html += ' ';
    }
  }

  #writeBlocks(): void {
    for (const block of this.#blocks) {
      if (!block.isWritten) this.#html += `<${block.tag}>`;
      block.isWritten = true;
    }
  }

  #closeFormatting(from: number): void {
    for (const { tag } of this.#open.slice(from).toReversed()) this.#html += `</${tag}>`;
    this.#open = this.#open.slice(0, from);
  }

  #isIn(tags: ReadonlySet<string>): boolean {
    return tags.has(this.#blocks.at(-1)?.tag ?? '');
  }

  /** True if white space is part of the text, not only of the markup's own lines. */
  #holdsSpace(): boolean {
    return this.#html !== '' && this.#blocks.at(-1)?.isWritten !== false && !this.#isIn(LISTS);
  }
}
