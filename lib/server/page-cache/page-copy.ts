import type { OutgoingHttpHeader } from 'node:http';
import { securityHeaders } from '../http/guards/security-headers.ts';
import { type Coding, CopyBodies } from './copy-bodies.ts';

/** Instants in milliseconds of the monotonic clock. */
export interface CopyAge {
  /** As old as the oldest answer that the page is made of. */
  readonly bornAt: number;
  /** Until then it is sent as it is, afterwards a new one is made behind the visitor. */
  readonly freshUntil: number;
  /** Afterwards visitors wait for a new one. */
  readonly goodUntil: number;
}

export interface CopyContent {
  readonly status: number;
  readonly bodies: CopyBodies;
  readonly contentType: string;
  /** Hashes of the inline scripts, as named in the content security policy. */
  readonly scriptHashes: readonly string[];
  /** By whether the visitor's connection is encrypted. */
  readonly policy: (tls: boolean) => string;
  /** The Link header of resources to preload; undefined for most flight payloads. */
  readonly link: string | undefined;
  readonly vary: string;
  readonly quality: CopyQuality;
}

/**
 * The quality of a rendering. 'current': complete and up to date, so that it is cached, here and in front of the site;
 * 'old': complete, and states its age; 'broken': parts are missing.
 */
export type CopyQuality = 'current' | 'old' | 'broken';

/** Bytes of an entry beside the bodies: headers, tags, the address. */
const OVERHEAD = 3_000;

const seconds = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / 1000));

/** A page that is ready to be sent to anybody, with its headers in order. */
export class PageCopy {
  readonly content: CopyContent;
  readonly age: CopyAge;
  /** Headers by what they depend on; most answers share them. */
  readonly #headers = new Map<string, readonly OutgoingHttpHeader[]>();

  constructor(content: CopyContent, age: CopyAge) {
    this.content = content;
    this.age = age;
  }

  /** Bytes of memory, about. */
  get size(): number {
    return this.content.bodies.size + OVERHEAD;
  }

  /**
   * Headers of the answer, names and values by turns, without those of the single request.
   * @param unchanged for a visitor who holds this copy already (RFC 9110, 15.4.5)
   */
  headers(coding: Coding, tls: boolean, unchanged: boolean): readonly OutgoingHttpHeader[] {
    const key = `${coding} ${tls} ${unchanged}`;
    const known = this.#headers.get(key);
    if (known) return known;
    const made = [...this.#headersOfBoth(coding, tls), ...(unchanged ? [] : this.#headersOfBody(coding))];
    this.#headers.set(key, made);
    return made;
  }

  #headersOfBoth(coding: Coding, tls: boolean): readonly OutgoingHttpHeader[] {
    const { policy, vary, bodies } = this.content;
    return [
      ...Object.entries(securityHeaders(tls)).flat(),
      'content-security-policy',
      policy(tls),
      'cache-control',
      this.#cacheControl(),
      'vary',
      vary,
      'etag',
      bodies.etag(coding),
    ];
  }

  #headersOfBody(coding: Coding): readonly OutgoingHttpHeader[] {
    const { contentType, link, bodies } = this.content;
    const length = bodies.ready(coding)?.length;
    return [
      'content-type',
      contentType,
      ...(link === undefined ? [] : ['link', link]),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      ...(length === undefined ? [] : ['content-length', length]),
    ];
  }

  #cacheControl(): string {
    if (this.content.quality !== 'current') return 'private, no-store';
    const { bornAt, goodUntil } = this.age;
    // A browser would take stale-while-revalidate as leave to show what it holds without asking.
    return `public, max-age=0, s-maxage=${seconds(goodUntil - bornAt)}`;
  }

  /** Returns the seconds since its oldest answer was requested. */
  secondsOld(now: number): number {
    return seconds(now - this.age.bornAt);
  }
}
