import { createElement } from 'react';

import type { Part, Prepared, PreparedFields } from './page-part.ts';

/** Letters; shorter markup is made again as quickly as it is compared. */
export const MIN_CONTENT = 400;

/** Letters that stand for a number, or for something else of about its size. */
const SMALL = 8;

/** Letters of the markup of a part, and of what its islands are given; NaN where something in it is still to come. */
export function lengthOf(part: Part): number {
  if (typeof part === 'string') return part.length;
  switch (part.kind) {
    case 'static':
      return part.content.length;
    case 'mixed':
      return lengthOf(part.content) + lengthOfValue(part.attributes);
    case 'island':
      return lengthOfFields(part.props);
    case 'apart':
      return lengthOf(part.part);
    case 'react':
      return part.isLate ? Number.NaN : lengthOfValue(part.node);
    case 'group':
      return sum(part.parts.map(lengthOf));
  }
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/** What the router shows in a layout is of one visitor's page. */
const OF_ROUTER = 'parallelRouterKey';

const lengthOfFields = (fields: PreparedFields): number =>
  sum(
    fields.map(([name, value]) => (name === OF_ROUTER ? Number.NaN : name.length + lengthOfPrepared(value))),
  );

function lengthOfPrepared(prepared: Prepared): number {
  switch (prepared.kind) {
    case 'plain':
      return lengthOfValue(prepared.value);
    case 'part':
      return lengthOf(prepared.part);
    case 'list':
      return sum(prepared.items.map(lengthOfPrepared));
    case 'fields':
      return lengthOfFields(prepared.fields);
  }
}

/** What is no data, such as a promise, is of one visitor's page. */
function lengthOfValue(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? Number.NaN : SMALL;
  if (Array.isArray(value)) return sum(value.map(lengthOfValue));
  if (Object.getPrototypeOf(value) !== Object.prototype) return Number.NaN;
  return sum(Object.entries(value).map(([name, field]) => name.length + lengthOfValue(field)));
}

/** The same part to be kept: without what its elements were made of, which is as large as a record. */
export function withoutChildren(part: Part): Part {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'static': {
      if (part.content.length < MIN_CONTENT) return part;
      const { children: _children, dangerouslySetInnerHTML: _given, ...props } = part.element.props;
      return {
        ...part,
        element: createElement(part.element.type, props),
        lastInSheets: { by: null, html: '' },
      };
    }
    case 'mixed':
      return { ...part, content: withoutChildren(part.content) };
    case 'island':
      return { ...part, props: fieldsWithoutChildren(part.props) };
    case 'apart':
      return { ...part, part: withoutChildren(part.part) };
    case 'react':
      return part;
    case 'group':
      return { ...part, parts: part.parts.map(withoutChildren) };
  }
}

const fieldsWithoutChildren = (fields: PreparedFields): PreparedFields =>
  fields.map(([name, value]) => [name, valueWithoutChildren(value)] as const);

function valueWithoutChildren(prepared: Prepared): Prepared {
  switch (prepared.kind) {
    case 'plain':
      return prepared;
    case 'part':
      return { kind: 'part', part: withoutChildren(prepared.part) };
    case 'list':
      return { kind: 'list', items: prepared.items.map(valueWithoutChildren) };
    case 'fields':
      return { kind: 'fields', fields: fieldsWithoutChildren(prepared.fields) };
  }
}
