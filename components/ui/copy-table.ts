/** Elements of a text that stand on separate lines. */
const OWN_LINES =
  /^(?:ADDRESS|ARTICLE|ASIDE|BR|CAPTION|D[DLT]|DIV|FIGURE|FOOTER|H[1-6R]|HEADER|LI|MAIN|NAV|OL|P|SECTION|TABLE|TR|UL)$/;
/** Parts of a cell that nobody sees: words for screen readers that say again what stands beside them, too. */
const UNSEEN = 'script, style, template, [hidden], [data-spoken]';

/**
 * Copies rows of tables as lines with tabs between their cells, which spreadsheets and chats understand. By itself a
 * browser would put every cell of a row that is laid out as a grid on a separate line. Other texts are left to it.
 */
export function copyTable(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return;
  const copied = selection.getRangeAt(0).cloneContents();
  if (copied.querySelectorAll('td, th').length < 2) return;
  const host = document.createElement('div');
  host.append(copied);
  event.clipboardData?.setData('text/plain', linesOf(host));
  event.clipboardData?.setData('text/html', host.innerHTML);
  event.preventDefault();
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
      if (node.matches(UNSEEN)) return;
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
    const node = walker.currentNode;
    if (!node.parentElement?.closest(UNSEEN)) texts.push(node.textContent?.trim() ?? '');
  }
  return texts.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ');
}
