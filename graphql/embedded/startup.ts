const PROTOCOL_3 = 3;
const CANCEL_REQUEST = 80_877_102;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;

/** The kind of a client's startup request. Without threads there is nothing to cancel: a cancel request just ends. */
export type StartupRequest = 'encryption' | 'cancel' | 'session' | 'unknown';

/** Reads a message of the startup phase: length and code, four bytes each. */
export function startupRequest(frame: Buffer): StartupRequest {
  if (frame.length < 8) return 'unknown';
  const code = frame.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption';
  if (code === CANCEL_REQUEST) return 'cancel';
  return code >>> 16 === PROTOCOL_3 ? 'session' : 'unknown';
}
