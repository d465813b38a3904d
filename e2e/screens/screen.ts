import { SITE } from '../servers/addresses.ts';

export interface Screen {
  readonly name: string;
  readonly status: 200 | 404 | 502;
  /** True if its layout is that of another screen in this list, with other content. */
  readonly sameLayout?: boolean;
  /** One of those that are built quite differently for narrow windows. */
  readonly narrow?: boolean;
  /** Resolves to its address, and makes a failing screen fail first. */
  readonly address: () => Promise<string>;
}

/** A screen of the site under test. */
export const screen = (name: string, path: () => string, status: 200 | 404 = 200): Screen => ({
  name,
  status,
  address: async () => SITE + path(),
});

export const sameLayout = (name: string, path: () => string): Screen => ({
  ...screen(name, path),
  sameLayout: true,
});

export const narrow = (name: string, path: () => string): Screen => ({ ...screen(name, path), narrow: true });
