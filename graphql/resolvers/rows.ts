/** An object of the contract that is made of the row of its parent. */
export const itself = <Row>(row: Row): Row => row;

/** The only row of a statement that always has one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement about one thing has no row.');
  return row;
}
