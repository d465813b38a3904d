/**
 * The saved builds of a page: its button saves one, and its list shows all. Most visits need neither, so that
 * both are loaded when they are. @returns a cleanup function
 */
export function savedPage(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', ({ target }) => void save(target), { signal });
  void show(signal);
  return () => listening.abort();
}

async function save(target: EventTarget | null): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-save-build]') : null;
  if (button) (await import('./save-build.ts')).saveBuild(button);
}

async function show(signal: AbortSignal): Promise<void> {
  if (document.querySelector('[data-saved-builds]')) {
    const { followList } = await import('./saved-list.ts');
    if (!signal.aborted) followList(signal);
  }
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-saved-waits]')) {
    waiting.dataset['ready'] = '';
  }
}
