import type { ReactNode } from 'react';

/** The title of a home tab that has no search of its own. */
export function HomeTitle({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-8 pb-3">
      <h1 className="text-2xl">{children}</h1>
    </div>
  );
}
