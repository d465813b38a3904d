import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { HitName } from './hit-name.tsx';

const HIT = { __typename: 'Chapter', id: '7', label: 'The Long Road' } as const;

afterEach(() => registerEndpoint(undefined));

it('links to where players died in a zone, and to a scenario that was played', () => {
  const zone = { __typename: 'Zone', id: '106', label: 'Nordland' } as const;
  const scenario = {
    __typename: 'Scenario',
    id: '2011',
    label: 'Gates of Ekrund',
    wasPlayed: true,
    arena: { id: '30' },
  } as const;
  expect(renderToStaticMarkup(<HitName hit={zone} />)).toContain('href="/zone/106"');
  expect(renderToStaticMarkup(<HitName hit={scenario} />)).toContain('href="/scenarios/2011"');
  expect(renderToStaticMarkup(<HitName hit={{ ...scenario, wasPlayed: false }} />)).toContain(
    'href="/zone/30"',
  );
});

it('links to a chapter where there are chapters', () => {
  expect(renderToStaticMarkup(<HitName hit={HIT} />)).toContain('href="/chapter/7"');
  offering((coordinate) => coordinate !== 'Query.chapter');
  const html = renderToStaticMarkup(<HitName hit={HIT} />);
  expect(html).toContain('The Long Road');
  expect(html).not.toContain('href');
});
