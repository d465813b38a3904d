/** A row that points at another one which is not there. */
export class MissingRow extends Error {
  constructor(key: unknown) {
    super(`A row refers to ${String(key)}, which is missing.`);
    this.name = 'MissingRow';
  }
}
