/** Elements of a text that stand on separate lines. */
const OWN_LINES =
  /^(?:ADDRESS|ARTICLE|ASIDE|BR|CAPTION|D[DLT]|DIV|FIGURE|FOOTER|H[1-6R]|HEADER|LI|MAIN|NAV|OL|P|SECTION|TABLE|TR|UL)$/;
/** Elements that stand for words, such as pictures with an alternative text. */
const PICTURES = 'img, [role=img]';
/** May show a picture and no text. */
const BY_PICTURE = ':is(td, th, a):not([aria-hidden=true])';
/** Closed details are as invisible as elements without a size. */
const FOLDED = 'details:not([open]) > :not(summary)';

/**
 * Copies rows of tables as lines with tabs between their cells, which spreadsheets and chats understand, with the words
 * that are seen. By itself a browser would put every cell of a row that is laid out as a grid on a separate line. Other
 * texts are left to it.
 */
export function copyTable(event: ClipboardEvent): void {
  const range = selectedRange();
  if (!range) return;
  const { commonAncestorContainer: common } = range;
  const inside = common instanceof Element ? common : common.parentElement;
  const copied = seenPart(inside?.closest('table') ?? common, range);
  const host = document.createElement('div');
  if (copied) host.append(copied);
  if (host.querySelectorAll('td, th').length < 2) return;
  event.clipboardData?.setData('text/plain', linesOf(host));
  event.clipboardData?.setData('text/html', host.innerHTML);
  event.preventDefault();
}

/** Firefox parts a selection where it meets something that cannot be selected; the whole is meant. */
function selectedRange(): Range | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const last = selection.getRangeAt(selection.rangeCount - 1);
  range.setEnd(last.endContainer, last.endOffset);
  return range;
}

/**
 * Copies what of a node is selected and seen, with words for its pictures. Texts for screen readers are included if
 * `spoken`.
 */
function seenPart(node: Node, range: Range, spoken = false): Node | null {
  if (!range.intersectsNode(node)) return null;
  if (node instanceof Text) return selectedText(node, range);
  if (!(node instanceof Element) || !isSeen(node, spoken)) return null;
  if (node.matches(PICTURES)) return new Text(wordsFor(node));
  const parts = (withSpoken: boolean) =>
    [...node.childNodes].flatMap((child) => seenPart(child, range, withSpoken) ?? []);
  const copy = node.cloneNode();
  if (!(copy instanceof Element)) return null;
  copy.append(...parts(spoken));
  // What shows a picture alone says by words for ears what that is.
  if (copy.matches(BY_PICTURE) && !copy.textContent?.trim()) copy.replaceChildren(...parts(true));
  return copy;
}

/** The text alternative of a picture; empty if the text beside it says the same. */
function wordsFor(picture: Element): string {
  const words = picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';
  const beside = picture.nextElementSibling;
  return beside?.textContent === words && isSeen(beside, false) ? '' : words;
}

function selectedText(text: Text, { startContainer, startOffset, endContainer, endOffset }: Range): Text {
  const start = text === startContainer ? startOffset : 0;
  return new Text(text.data.slice(start, text === endContainer ? endOffset : undefined));
}

/**
 * False for what has no room on this screen, for words that are for screen readers alone, or not for them, and for
 * totals between records.
 */
function isSeen(element: Element, spoken: boolean): boolean {
  const { display, clipPath } = getComputedStyle(element);
  const isMeant = spoken ? !element.matches('[aria-hidden=true]') : clipPath !== 'inset(50%)';
  return display !== 'none' && isMeant && !element.matches(FOLDED) && !element.matches('[data-totals]');
}

function linesOf(root: Element): string {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    const text = line.replaceAll(/ +/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  const read = (node: Node) => {
    if (node instanceof HTMLTableRowElement) {
      endLine();
      lines.push([...node.cells].map(textOf).join('\t'));
    } else if (node instanceof Element) {
      const parts = OWN_LINES.test(node.tagName);
      if (parts) endLine();
      for (const child of node.childNodes) read(child);
      if (parts) endLine();
    } else line += (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  };
  read(root);
  endLine();
  return lines.join('\n');
}

/** The texts of a cell, each parted from the next by a blank. */
function textOf(cell: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    texts.push(walker.currentNode.textContent?.trim() ?? '');
  }
  return texts.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ');
}
