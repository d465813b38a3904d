/** What the list of chapters shows of one. */
export interface ChapterRow {
  readonly id: string;
  readonly name: string | null;
  readonly rank: number;
  readonly position: { readonly zone: { readonly name: string } };
}

/** The fields of a row. */
export const ROW = 'id name rank position { zone { name } }';

/** What the site calls a chapter. */
export const nameOf = ({ id, name }: Pick<ChapterRow, 'id' | 'name'>) => name ?? `Chapter #${id}`;
