import type { ReactElement } from 'react';

/** A kind of tooltip: the elements that have one, and its content. */
export interface TooltipKind {
  /** The attribute that makes an element its owner. */
  readonly attribute: string;
  /**
   * A card stands beside its owner, or on the lower edge of narrow windows and of those that are touched; a long press
   * opens it, and its owner is a link. Anything else stands above its owner; a
   * tap opens it, or a long press where the owner is a link.
   */
  readonly isCard: boolean;
  /** Returns the tooltip's content for an owner; null for none. Never rejects. */
  readonly contentOf: (owner: HTMLElement) => Promise<ReactElement | null>;
}
