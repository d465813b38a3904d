import type { Route } from 'next';

import type { HitPageFragment } from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText } from '#graphql/rules/near-name.ts';

import type { Hit } from './hit.ts';

/** A record whose name contains the text, or a day of battles, which the API's own search does not find. */
export interface OtherHit {
  readonly kind: 'Battle' | 'Game object' | 'Dungeon' | 'Storyline' | 'Journal entry';
  readonly id: string;
  readonly name: string;
  /** Distinguishes it from namesakes; '' for none. */
  readonly detail: string;
  readonly href: Route;
  /** The number of all hits of its kind. */
  readonly total: number;
}

/** The result of a search: a page of hits, of which the last may be only near the text. */
export interface Found {
  readonly page: HitPageFragment | null;
  /** The number of hits, from the first on, that fit the text. */
  readonly fitting: number;
  /** On the first page alone. */
  readonly others: readonly OtherHit[];
}

/** The number of hits, from the first on, whose names have the text in them, or all of its words. */
export function countFitting(hits: readonly Hit[], text: string): number {
  const folded = foldText(text);
  const near = hits.findIndex(({ label }) => !fitsText(foldText(label ?? ''), folded));
  return near < 0 ? hits.length : near;
}

/** True where nothing fits, near as other names may be. */
export const isNothing = ({ fitting, others }: Found): boolean => fitting === 0 && others.length === 0;
