import { fetchPage, unescape } from '../api/http-client.ts';

/** One JSON-LD object of a page. */
export interface StructuredData {
  readonly '@context': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The contents of a page for programs that read its first HTML and nothing else. */
export interface DescribedPage {
  readonly status: number;
  readonly title: string;
  readonly description: string;
  /** Path and query of the canonical address; '' for none. */
  readonly canonical: string;
  readonly indexable: boolean;
  /** The content of every tag of link previews, by its name: "og:image:alt". */
  readonly preview: Readonly<Record<string, string>>;
  readonly data: readonly StructuredData[];
  readonly crumbs: string;
  /** True if parts of the page were still pending. */
  readonly pending: boolean;
}

const plain = (html: string) => unescape(html.replaceAll(/<[^>]*>/g, ' '));

/** Reads a page as a program does that runs no scripts. */
export async function readPage(address: string, agent: string): Promise<DescribedPage> {
  const { status, html } = await fetchPage(address, { 'user-agent': agent });
  const head = html.slice(0, html.indexOf('</head>'));
  const found = (text: string, pattern: RegExp) => plain(pattern.exec(text)?.[1] ?? '').trim();
  const canonical = found(head, /<link rel="canonical" href="([^"]*)"/);
  const { pathname, search } = new URL(canonical || address);
  return {
    status,
    title: found(head, /<title>([^<]*)<\/title>/),
    description: found(head, /<meta name="description" content="([^"]*)"/),
    canonical: canonical && pathname + search,
    indexable: !/<meta name="robots" content="[^"]*noindex/.test(head),
    preview: Object.fromEntries(
      Array.from(
        head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g),
        ([, name = '', content = '']) => [name, plain(content)],
      ),
    ),
    data: Array.from(
      head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, json = '']) => JSON.parse(json),
    ),
    crumbs: found(html, /<nav[^>]* aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/),
    // The bar of the header waits for links to be followed.
    pending: /<progress(?![^>]*aria-label="Loading page")|<template id="B:|<div hidden="" id="S:/.test(html),
  };
}
