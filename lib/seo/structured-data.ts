import { routes } from '#lib/url/routes.ts';
import { zonePlaceWords } from '#lib/game/places/war-map.ts';
import { isoString } from '#lib/format/time.ts';
import { type DatedEvent, eventHref } from '#lib/game/war/events.ts';
import type { Route } from 'next';
import type { BreadcrumbList, ItemList, ListItem, WebSite, WithContext } from 'schema-dts';

import { SITE_NAME } from './metadata.ts';

/** One step of the trail; the last one may lack an address. */
export interface Crumb {
  readonly label: string;
  /** A path from the root. */
  readonly href?: Route;
}

/** A page that a list links to. */
export interface ListedPage {
  readonly name: string;
  readonly href: Route;
}

const CONTEXT = 'https://schema.org';

/**
 * The trail of a page for search engines. They read it from two steps on.
 * @param siteUrl the origin that visitors use.
 * @throws TypeError when siteUrl is no absolute address.
 * @example breadcrumbList([{ label: 'Home', href: '/' }, { label: 'Kill #7' }], siteUrl)
 */
export function breadcrumbList(trail: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: new URL(href, siteUrl).href }),
    })),
  };
}

/**
 * The rows of a list, in their order, as the pages that they lead to. A page that stands there twice is named once.
 * @param name of the list: "Items"
 * @throws TypeError when siteUrl is no absolute address.
 * @example itemList('Items', [{ name: 'Warcrown', href: '/item/7' }], siteUrl)
 */
export function itemList(name: string, pages: readonly ListedPage[], siteUrl: string): WithContext<ItemList> {
  const distinct = [...new Map(pages.map((page) => [page.href, page])).values()];
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: distinct.length,
    itemListElement: distinct.map((page, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: new URL(page.href, siteUrl).href,
    })),
  };
}

/**
 * The site itself, for the name that search results show above its pages.
 * @throws TypeError when siteUrl is no absolute address.
 */
export function webSite(description: string, siteUrl: string): WithContext<WebSite> {
  const url = new URL('/', siteUrl).href;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: SITE_NAME,
    url,
    description,
    inLanguage: 'en',
    publisher: {
      '@type': 'Organization',
      name: SITE_NAME,
      url,
      logo: new URL('/apple-touch-icon.png', siteUrl).href,
    },
  };
}

/**
 * An object as the content of a JSON-LD script. No `<` is left in it, so that a name cannot end the script.
 * @example jsonLd({ name: '</script>' }) // '{"name":"\\u003c/script>"}'
 */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** An event for search engines, as schema.org has it. */
export const eventData = (event: DatedEvent, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.name,
  startDate: isoString(event.start),
  ...(event.end ? { endDate: isoString(event.end) } : {}),
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'VirtualLocation', url: new URL(eventHref(event), siteUrl).href },
  url: new URL(eventHref(event), siteUrl).href,
});

/** A zone of the game for search engines, as schema.org has it. */
export const zoneData = ({ id, name }: { readonly id: string; readonly name: string }, siteUrl: string) => ({
  '@context': CONTEXT,
  '@type': 'Place',
  name,
  description: zonePlaceWords(id),
  url: new URL(routes.zone(id), siteUrl).href,
});
