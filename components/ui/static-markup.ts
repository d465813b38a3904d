import type { ReactNode } from 'react';

import { toSharedMarkup } from '#lib/markup/shared-markup.ts';
import { toStaticMarkup } from '#lib/markup/static-markup.ts';

import { MarkupHost } from './markup-host/markup-host.island.tsx';

/** The same page, in which everything that holds no island is markup (lib/markup/contract.md). */
export const staticMarkup = (node: ReactNode): ReactNode => toStaticMarkup(node, MarkupHost);

/** Static markup that many pages have in common, made once for each of a few inputs. */
export const sharedMarkup = <Input>(render: (input: Input) => ReactNode): ((input: Input) => ReactNode) =>
  toSharedMarkup(render, MarkupHost);
