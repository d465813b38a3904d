import type { ReactNode } from 'react';

interface Props {
  /** Part of an answer that is remembered, which is the same object as long as it is. */
  readonly record: unknown;
  readonly children: ReactNode;
}

/**
 * What shows a record: the markup of each component among the children stays as long as the record, and is made anew
 * when the component is given something else. So they may depend on nothing but what they are given.
 * @example <OfRecord record={guild}><GuildHeader guild={guild} /></OfRecord>
 */
export function OfRecord({ children }: Props) {
  return children;
}
