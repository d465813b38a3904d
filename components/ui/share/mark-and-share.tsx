import type { ReactNode } from 'react';

import { hiddenFields, type ListAddress } from '#lib/url/paging/list-address.ts';
import { PIN, toPinned } from '#lib/url/paging/pin.ts';

import { Button } from '../button.tsx';
import { FilterText } from '../filter/filter-text.tsx';
import { NarrowFold } from '../filter/narrow-fold.tsx';
import { ShareLinks } from './share-links.tsx';

interface Props {
  readonly list: ListAddress;
  /** "Player". */
  readonly label: string;
  /** The marked one: a name or a number. */
  readonly value: string;
  /** The names in the table, which the field suggests; it takes any other name or number. */
  readonly suggestions: readonly { readonly value: string; readonly label?: string }[];
  /** Buttons before the links that share the table. */
  readonly children?: ReactNode;
}

/** The form to mark a player in a table, which opens at that row, and the ways to share it. */
export const MarkAndShare = ({ list, label, value, suggestions, children }: Props) => (
  <NarrowFold title="Mark or share">
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <form
        action={toPinned(list.path)}
        aria-label={`Mark a ${label.toLowerCase()}`}
        className="flex max-w-full items-center gap-2"
      >
        {hiddenFields(list, [PIN]).map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <FilterText
          label={label}
          name={PIN}
          placeholder="Name or #"
          suggestions={suggestions}
          value={value}
        />
        <Button type="submit">Mark</Button>
      </form>
      <div className="flex max-w-full flex-wrap gap-2">
        {children}
        <ShareLinks list={list} />
      </div>
    </div>
  </NarrowFold>
);
