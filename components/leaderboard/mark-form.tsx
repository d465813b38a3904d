import { hiddenFields, type ListAddress } from '#lib/url/list-address.ts';
import { parsePin, PIN, toPinned } from '#lib/url/pin.ts';

import { Button } from '../ui/button.tsx';
import { FilterText } from '../ui/filter-text.tsx';

interface Props {
  readonly list: ListAddress;
  /** "Player". */
  readonly label: string;
  /** The names on the board, which the field suggests; it takes any other name or number. */
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

/** The form that asks whose place to mark; the board opens there. */
export function MarkForm({ list, label, names }: Props) {
  const pin = parsePin(list.params) ?? '';
  const suggestions = [...new Set(names.map(({ name }) => name))]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ value }));
  return (
    <form
      action={toPinned(list.path)}
      aria-label="Mark a place"
      className="flex max-w-full items-center gap-2"
    >
      {hiddenFields(list, [PIN]).map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterText
        label={label}
        name={PIN}
        placeholder="name or number"
        suggestions={suggestions}
        value={names.find(({ id }) => id === pin)?.name ?? pin}
      />
      <Button type="submit">Mark</Button>
    </form>
  );
}
