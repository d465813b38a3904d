import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';

import { MarkAndShare } from '../ui/share/mark-and-share.tsx';

interface Props {
  readonly list: ListAddress;
  /** "Player". */
  readonly label: string;
  /** Whose places are on the board. */
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

/** Marks a place of a board, and shares the board. */
export function BoardTools({ list, label, names }: Props) {
  const pin = parsePin(list.params) ?? '';
  const suggestions = [...new Set(names.map(({ name }) => name))]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ value }));
  return (
    <MarkAndShare
      list={list}
      label={label}
      value={names.find(({ id }) => id === pin)?.name ?? pin}
      suggestions={suggestions}
    />
  );
}
