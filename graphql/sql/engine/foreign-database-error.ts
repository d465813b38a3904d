/** The database holds something that is not ours; nothing in it was changed. */
export class ForeignDatabaseError extends Error {
  override readonly name = 'ForeignDatabaseError';
}
