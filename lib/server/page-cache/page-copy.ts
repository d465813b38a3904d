import type { OutgoingHttpHeader } from 'node:http';
import { securityHeaders } from '../http/guards/security-headers.ts';
import { type Coding, CopyBodies } from './copy-bodies.ts';

/** Instants in milliseconds of the monotonic clock. */
export interface CopyAge {
  /** When the oldest answer of the page was requested. */
  readonly bornAt: number;
  /** Until then the page is sent as it is; afterwards it is sent while a new one is rendered in the background. */
  readonly freshUntil: number;
  /** From then on visitors wait for a new rendering. */
  readonly goodUntil: number;
}

export interface CopyContent {
  readonly status: number;
  readonly bodies: CopyBodies;
  readonly contentType: string;
  /** Hashes of the inline scripts, as named in the content security policy. */
  readonly scriptHashes: readonly string[];
  /** The content security policy, by whether the visitor's connection is encrypted. */
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

/** Estimated bytes of an entry besides its bodies: headers, tags, the address. */
const OVERHEAD = 3_000;

/** Whole seconds. Instants of another process differ by less than a millisecond, which must not cost a second. */
const seconds = (milliseconds: number) => Math.max(0, Math.floor(Math.round(milliseconds) / 1000));

/** A page that can be sent to anyone, with its headers prepared. */
export class PageCopy {
  readonly content: CopyContent;
  readonly age: CopyAge;
  /** Prepared headers, by all that they depend on; most answers share them. */
  readonly #headers = new Map<string, readonly OutgoingHttpHeader[]>();

  constructor(content: CopyContent, age: CopyAge) {
    this.content = content;
    this.age = age;
  }

  /** Estimated bytes in memory. */
  get size(): number {
    return this.content.bodies.size + OVERHEAD;
  }

  /**
   * The headers of an answer, names and values by turns, except those of the single request.
   * @param unchanged true for a visitor who has this page already (RFC 9110, 15.4.5)
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
    // With stale-while-revalidate a browser would show its copy without revalidating it first.
    return `public, max-age=0, s-maxage=${seconds(goodUntil - bornAt)}`;
  }

  /** Returns the seconds since its oldest answer was requested. */
  secondsOld(now: number): number {
    return seconds(now - this.age.bornAt);
  }
}
