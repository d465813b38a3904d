import type { ReactNode } from 'react';
import { env } from '#lib/env.ts';
import { toSharedMarkup, toStaticMarkup } from '#lib/markup/shared-markup.ts';
import { MarkupHost } from './markup-host/markup-host.island.tsx';

/*
 * The writer of markup and its half in the browser, put together (lib/markup/contract.md). With `STATIC_MARKUP=0` React
 * renders everything.
 */

/** The same page, in which everything that holds no island is markup. */
export const staticMarkup = (node: ReactNode): ReactNode =>
  env().STATIC_MARKUP ? toStaticMarkup(node, MarkupHost) : node;

/** Static markup that many pages have in common, made once for each of a few inputs. */
export function sharedMarkup<Input>(render: (input: Input) => ReactNode): (input: Input) => ReactNode {
  const shared = toSharedMarkup(render, MarkupHost);
  return (input) => (env().STATIC_MARKUP ? shared(input) : render(input));
}
