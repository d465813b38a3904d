import type { SearchParams } from '#lib/url/search-params.ts';
import { hiddenFields } from '#lib/url/paging.ts';

/** What a filter form carries along: everything in the address but its own fields and the cursors. */
export function HiddenFields({ params, except }: { params: SearchParams; except: readonly string[] }) {
  return hiddenFields(params, except).map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
