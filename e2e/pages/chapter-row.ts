/** The fields of a chapter that the list of chapters shows. */
export interface ChapterRow {
  readonly id: string;
  readonly name: string | null;
  readonly rank: number;
  readonly position: { readonly zone: { readonly name: string } };
}

/** The fields of a row. */
export const ROW = 'id name rank position { zone { name } }';

/** Returns the site's name of a chapter. */
export const nameOf = ({ id, name }: Pick<ChapterRow, 'id' | 'name'>) => name ?? `Chapter #${id}`;
