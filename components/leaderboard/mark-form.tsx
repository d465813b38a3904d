import { hiddenFields, type ListAddress } from '#lib/url/list-address.ts';
import { parsePin, PIN, toPinned } from '#lib/url/pin.ts';

import { Button } from '../ui/button.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';

interface Props {
  readonly list: ListAddress;
  /** "Player". */
  readonly label: string;
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

/** The form that chooses whose place to mark; the board opens there. */
export function MarkForm({ list, label, names }: Props) {
  const pin = parsePin(list.params);
  const options = names
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return (
    <form
      action={toPinned(list.path)}
      aria-label="Mark a place"
      className="flex max-w-full items-center gap-2"
    >
      {hiddenFields(list, [PIN]).map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterSelect
        label={label}
        name={PIN}
        options={[{ value: '', label: 'Nobody' }, ...options]}
        value={names.some(({ id }) => id === pin) ? (pin ?? '') : ''}
      />
      <Button type="submit">Mark</Button>
    </form>
  );
}
