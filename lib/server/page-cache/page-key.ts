import type { PageQuestion } from '../http/guards/normalise-request.ts';
import { pathOf } from '../http/guards/request-limits.ts';

/** The cache key of a page: its representation, a blank, its address. */
export const keyOf = ({ address, representation }: PageQuestion): string => `${representation} ${address}`;

/** The path of the page that a key is of. */
export const pathOfKey = (key: string): string => pathOf(key.slice(key.indexOf(' ') + 1));
