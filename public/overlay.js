/* Looks again and again for what an overlay shows. What is there stays where the site does not answer for a moment. */
(() => {
  'use strict';
  const [EVERY, SLOWEST, PATIENCE, STALE] = [5_000, 60_000, 10_000, 60_000];
  let pause = EVERY;
  let answered = performance.now();
  let shown = document.querySelector('main').innerHTML;

  const show = (main) => {
    if (main.innerHTML === shown) return;
    shown = main.innerHTML;
    const known = new Set([...document.querySelectorAll('li')].map(({ dataset }) => dataset.id));
    for (const row of main.querySelectorAll('li')) row.classList.toggle('new', !known.has(row.dataset.id));
    document.querySelector('main').replaceWith(main);
  };

  const look = async () => {
    let isAnswered = false;
    try {
      const answer = await fetch(location.href, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const main = page.querySelector('main');
      // A site that is busy answers later; an address that leads nowhere says so.
      isAnswered = main !== null && answer.status < 500 && answer.status !== 429;
      if (isAnswered) {
        show(main);
        document.documentElement.dataset.side = page.documentElement.dataset.side ?? '';
      }
      pause = answer.ok ? EVERY : Math.min(pause * 2, SLOWEST);
    } catch {
      pause = Math.min(pause * 2, SLOWEST);
    }
    if (isAnswered) answered = performance.now();
    document.documentElement.toggleAttribute('data-stale', performance.now() - answered > STALE);
    setTimeout(look, pause);
  };

  setTimeout(look, EVERY);
})();
