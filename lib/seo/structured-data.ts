import type { Route } from 'next';

/** One step of the trail; the last one may lack an address. */
export interface Crumb {
  readonly label: string;
  /** A path from the root. */
  readonly href?: Route;
}

export interface BreadcrumbItem {
  '@type': 'ListItem';
  /** From 1. */
  position: number;
  name: string;
  item?: string;
}

export interface BreadcrumbList {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: BreadcrumbItem[];
}

/**
 * The trail of a page for search engines. They read it from two steps on.
 * @param siteUrl the origin that visitors use.
 * @throws TypeError when siteUrl is no absolute address.
 * @example breadcrumbList([{ label: 'Home', href: '/' }, { label: 'Kill #7' }], siteUrl)
 */
export function breadcrumbList(trail: readonly Crumb[], siteUrl: string): BreadcrumbList {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => breadcrumbItem(crumb, index + 1, siteUrl)),
  };
}

function breadcrumbItem({ label, href }: Crumb, position: number, siteUrl: string): BreadcrumbItem {
  const item: BreadcrumbItem = { '@type': 'ListItem', position, name: label };
  return href === undefined ? item : { ...item, item: new URL(href, siteUrl).href };
}

/**
 * An object as the content of a JSON-LD script. No `<` is left in it, so that a name cannot end the script.
 * @example jsonLd({ name: '</script>' }) // '{"name":"\\u003c/script>"}'
 */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
