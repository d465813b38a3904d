/** The code of an error of the system, the driver or the database, such as 'ECONNREFUSED' or '57014'; '' for any other. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
