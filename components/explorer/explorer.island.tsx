'use client';

import { useSearchParams } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { questionIn } from './explorer-address.ts';

/** The events of a visitor's first action on a page, with any device. */
const ACTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** True once the visitor has done anything, on this page or on an earlier one of the same document. */
function useActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (acted) return;
    const note = () => setActed(true);
    if (navigator.userActivation?.hasBeenActive) return note();
    for (const act of ACTS) addEventListener(act, note, { passive: true });
    return () => {
      for (const act of ACTS) removeEventListener(act, note);
    };
  }, [acted]);
  return acted;
}

/** The editors weigh more than all other scripts of the site: they load on the visitor's first action. */
const Workbench = lazy(async () => {
  try {
    return await import('./workbench.island.tsx');
  } catch {
    return { default: Missing };
  }
});

/**
 * The editors with the query of the address. Until they are loaded, and without scripts, the query alone is shown, at
 * the same height.
 */
export function Explorer() {
  const question = questionIn(useSearchParams());
  const hydrated = useHydrated();
  const acted = useActed();
  const waiting = (
    <div className="flex h-full flex-col px-5.5 py-4.5">
      <pre className="grow overflow-auto font-mono text-sm leading-[1.6] text-muted">{question.query}</pre>
      {/* Any action opens them; assistive technology needs an element to act on. */}
      {hydrated && <Button className="self-start">Open the editors</Button>}
    </div>
  );
  return (
    <Panel ornate className="h-[clamp(560px,74dvh,820px)] overflow-hidden narrow:h-auto narrow:min-h-[940px]">
      {acted ? (
        <Suspense fallback={waiting}>
          <Workbench {...question} />
        </Suspense>
      ) : (
        waiting
      )}
    </Panel>
  );
}

function Missing() {
  return (
    <p role="alert" className="p-6 text-muted">
      The editors could not be loaded. Reload the page to try again.
    </p>
  );
}
