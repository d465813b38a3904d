/**
 * Runs in the browser: from the next click or change on, waits until other rows stand in the tables of the page's main
 * part and are painted, and gives the milliseconds. Rows that are away for a while are not yet other ones.
 */
export function watchRows(): Promise<number> {
  const readRows = () =>
    [...document.querySelectorAll('main tbody tr')]
      .slice(0, 5)
      .map((row) => row.textContent)
      .join('\n');
  const before = readRows();
  let began = 0;
  const begin = (event: Event) => {
    began ||= event.timeStamp;
  };
  addEventListener('click', begin, { capture: true });
  addEventListener('change', begin, { capture: true });
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const rows = readRows();
      if (began === 0 || rows === '' || rows === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message that is sent while a frame is made arrives after it is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - began));
        port1.start();
        port2.postMessage('');
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
