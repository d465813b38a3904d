import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the server and while scripts take over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
