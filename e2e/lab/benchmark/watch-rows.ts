/**
 * Runs in the browser: from the next click or change on, waits until other rows stand in the tables of the page's main
 * part and are painted, and gives the milliseconds. Rows that are away for a while are not yet other ones.
 */
export function watchRows(): Promise<number> {
  const readRows = () =>
    document.querySelector('main progress')
      ? ''
      : [...document.querySelectorAll('main tbody tr:nth-child(-n + 5)')]
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
        // What goes before other work is done as soon as the frame is made.
        void scheduler.postTask(() => resolve(performance.now() - began), { priority: 'user-blocking' });
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
