import { createContext, useContext } from 'react';

// What components import as `next/navigation` in unit tests (vitest.config.ts), where no router of Next is mounted.
export * from 'next/navigation.js';

/** The address of the page that is rendered. */
export const Address = createContext(new URL('https://ledger.example'));

export const usePathname = (): string => useContext(Address).pathname;
export const useSearchParams = (): URLSearchParams => useContext(Address).searchParams;

const nothing = () => {};

/** A router that goes nowhere. */
const ROUTER = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
};

export const useRouter = () => ROUTER;
