import { createHmac, timingSafeEqual } from 'node:crypto';

const HASH = 'sha256';
/** Bytes of a signature. */
const SIGNATURE = 32;

/**
 * Signs what instances write for each other. A signature covers the content, its key and the namespace, so that a
 * record is valid in its own place only, and only where an instance wrote it.
 */
export class Seal {
  readonly #key: Buffer;

  /**
   * @param secret shared by all instances
   * @param namespace all that the signed content depends on
   */
  constructor(secret: string, namespace: string) {
    this.#key = createHmac(HASH, secret).update(namespace).digest();
  }

  /** Puts a signature before the content. */
  close(place: string, content: Uint8Array): Buffer {
    return Buffer.concat([this.#sign(place, content), content]);
  }

  /** The content behind a valid signature for this place; undefined for anything else. */
  open(place: string, sealed: Uint8Array): Buffer | undefined {
    if (sealed.length < SIGNATURE) return undefined;
    const content = sealed.subarray(SIGNATURE);
    const isOurs = timingSafeEqual(sealed.subarray(0, SIGNATURE), this.#sign(place, content));
    return isOurs ? Buffer.from(content) : undefined;
  }

  #sign(place: string, content: Uint8Array): Buffer {
    return createHmac(HASH, this.#key)
      .update(`${Buffer.byteLength(place)} ${place}`)
      .update(content)
      .digest();
  }
}
