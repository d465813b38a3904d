import { createHmac, timingSafeEqual } from 'node:crypto';

const HASH = 'sha256';
/** Bytes of a signature. */
const SIGNATURE = 32;

/**
 * Signs what instances write for each other, so that nothing else is taken for it: neither what others have written,
 * nor what was written elsewhere, under another key or by another build.
 */
export class Seal {
  readonly #key: Buffer;

  /**
   * @param secret that all instances have
   * @param namespace what everything that is signed depends on
   */
  constructor(secret: string, namespace: string) {
    this.#key = createHmac(HASH, secret).update(namespace).digest();
  }

  /** The content behind its signature. */
  close(place: string, content: Uint8Array): Buffer {
    return Buffer.concat([this.#sign(place, content), content]);
  }

  /** The content of what was signed for this place; undefined for anything else. */
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
