'use client';

import { useSearchParams } from 'next/navigation';
import { lazy, Suspense } from 'react';

import { useHydrated } from '../ui/use-hydrated.ts';
import { questionIn } from './explorer-address.ts';
import './explorer.css';

/** The editors weigh more than all other scripts of the site: they are loaded when the page stands. */
const Workbench = lazy(async () => {
  try {
    return await import('./workbench.island.tsx');
  } catch {
    return { default: Missing };
  }
});

/** The editors for the query in the address; until they are there, and without scripts, the query alone. */
export function Explorer() {
  const question = questionIn(useSearchParams());
  const waiting = <pre className="explorer-query">{question.query}</pre>;
  return (
    <div className="panel orn explorer">
      {useHydrated() ? (
        <Suspense fallback={waiting}>
          <Workbench {...question} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function Missing() {
  return (
    <p role="alert" className="p-6 text-muted">
      The editors could not be loaded. Reload the page to try again.
    </p>
  );
}
