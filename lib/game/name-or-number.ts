/** A record with an id and, perhaps, a name. */
export interface Numbered {
  readonly id: string;
  readonly name: string | null;
}

/**
 * Returns the name of a record, or its kind and number where it has none.
 * @example nameOrNumber('Item', { id: '7', name: ' ' }) // 'Item #7'
 */
export function nameOrNumber(kind: string, { id, name }: Numbered): string {
  return name?.trim() || `${kind} #${id}`;
}
