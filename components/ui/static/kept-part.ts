import { isDeepStrictEqual } from 'node:util';

import { LRUCache } from 'lru-cache';
import { createElement } from 'react';

import type { Part, Props, StaticElement } from './page-part.ts';
import type { Walk } from './to-part.ts';

/** Letters; shorter markup is made again as quickly as it is compared. */
const MIN_CONTENT = 400;
/** Letters of all markup together; the least recently used is dropped first. */
const MAX_CONTENT = 32 * 1024 * 1024;
/** What one component makes of one record, such as a list by several orders. */
const MOST = 4;

/** Markup of one component, with what it was made of. */
interface KeptPart {
  readonly props: Props;
  readonly ofReact: ReadonlySet<string>;
  readonly part: StaticElement;
  readonly pictures: readonly string[];
}

type Place = symbol;

const kept = new LRUCache<Place, KeptPart>({
  maxSize: MAX_CONTENT,
  sizeCalculation: ({ part }) => part.content.length,
});

/** Where it is kept, by the record and by the component that shows it, the newest first. */
const places = new WeakMap<object, Map<object, readonly Place[]>>();

/**
 * What a component comes to that shows a record: its markup stays as long as the record, which is asked for again and
 * again while its answer is good, and is made anew where the component is given something else beside it.
 * @param walk takes the attributes of all pictures in it
 */
export function keptPart(
  record: object,
  component: object,
  props: Props,
  { pictures, ofReact }: Pick<Walk, 'pictures' | 'ofReact'>,
  make: () => Part,
): Part {
  const ofRecord = places.get(record) ?? new Map<object, readonly Place[]>();
  const known = ofRecord.get(component) ?? [];
  const before = known
    .map((place) => kept.get(place))
    .find((found) => found?.ofReact === ofReact && isDeepStrictEqual(found.props, props));
  if (before) {
    pictures.push(...before.pictures);
    return before.part;
  }
  const first = pictures.length;
  const part = make();
  if (typeof part === 'string' || part.kind !== 'static' || part.content.length < MIN_CONTENT) return part;
  const small = withoutChildren(part);
  const place = Symbol('kept part');
  kept.set(place, { props, ofReact, part: small, pictures: pictures.slice(first) });
  ofRecord.set(component, [place, ...known].slice(0, MOST));
  places.set(record, ofRecord);
  return small;
}

/** What its elements were made of is as large as the record. */
function withoutChildren({ element, ...part }: StaticElement): StaticElement {
  const { children: _children, dangerouslySetInnerHTML: _given, ...props } = element.props;
  return { ...part, element: createElement(element.type, props) };
}
