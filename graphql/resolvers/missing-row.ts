/** The error for a reference to a row that does not exist. */
export class MissingRow extends Error {
  constructor(key: unknown) {
    super(`A row refers to ${String(key)}, which is missing.`);
    this.name = 'MissingRow';
  }
}
