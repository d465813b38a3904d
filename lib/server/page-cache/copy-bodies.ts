import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/wire/encoder.ts';

/** The content encoding of a body: compressed, or identity. */
export type Coding = Encoding | 'identity';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Bytes of the largest body that is decompressed; pages are far smaller. */
const MAX_BODY = 16 * 1024 * 1024;

/** Compressed once for many visitors, none of whom waits for it. */
const QUALITY = 6;

/** The body of a cached page. It is stored as brotli; other encodings are derived once, and stored too. */
export class CopyBodies {
  readonly #made = new Map<Coding, Buffer>();
  /** Identifies the content in ETags. */
  readonly tag: string;

  private constructor(brotli: Buffer, tag: string) {
    this.#made.set('br', brotli);
    this.tag = tag;
  }

  /** Makes a body from its brotli form, as the shared cache holds it, and its tag. */
  static ofBrotli(brotli: Buffer, tag: string): CopyBodies {
    return new CopyBodies(brotli, tag);
  }

  static async of(body: Buffer): Promise<CopyBodies> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return new CopyBodies(await compressBrotli(body, { params }), tag);
  }

  /** The body in an encoding, if it has been made already. */
  ready(coding: Coding): Buffer | undefined {
    return this.#made.get(coding);
  }

  async make(coding: Coding): Promise<Buffer> {
    const made = this.#made.get(coding);
    if (made) return made;
    const plain = await decompressBrotli(await this.make('br'), { maxOutputLength: MAX_BODY });
    const body = coding === 'gzip' ? await compressGzip(plain, { level: 6 }) : plain;
    this.#made.set(coding, body);
    return body;
  }

  /** A strong ETag, different for each encoding, since the bytes differ (RFC 9110, 8.8.3.3). */
  etag(coding: Coding): string {
    return `"${this.tag}-${coding}"`;
  }

  /** Bytes of the body in all encodings. */
  get size(): number {
    let size = 0;
    for (const body of this.#made.values()) size += body.length;
    return size;
  }
}
