import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import { registerApi } from '#lib/api/registry.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';

import { ItemsLink } from './items-link.tsx';

afterEach(() => {
  registerEndpoint(undefined);
  registerApi(undefined);
});

const markup = () =>
  renderToStaticMarkup(
    <ItemsLink by="soldFor" id="12">
      Choose among these items
    </ItemsLink>,
  );

it('leads to the items with the filter set', () => {
  expect(markup()).toContain('href="/items?soldFor=12"');
});

it('is left out where the API has no such filter', () => {
  registerApi({ fetch: async () => Response.json({}) });
  offering(() => false);
  expect(markup()).toBe('');
});
