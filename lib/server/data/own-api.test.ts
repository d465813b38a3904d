import { expect, inject, it } from 'vitest';
import { parseEnv } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/icon-address.ts';
import { openOwnApi } from './own-api.ts';

type Answer = { data: { items: { nodes: { iconUrl: string }[] } } };

async function iconUrlWith(variables: Record<string, string>) {
  const { api, close } = openOwnApi(inject('database'), parseEnv(variables), () => undefined);
  try {
    const query = encodeURIComponent('{ items(first: 1) { nodes { iconUrl } } }');
    const response = await api.fetch(new Request(`http://api.invalid/graphql?query=${query}`));
    const answer: Answer = await response.json();
    return answer.data.items.nodes[0]?.iconUrl ?? '';
  } finally {
    await close();
  }
}

it.each([
  [{}, /^\/icon\/\d+$/],
  [{ SITE_URL: 'https://ledger.example' }, /^https:\/\/ledger\.example\/icon\/\d+$/],
  [
    { SITE_URL: 'https://ledger.example', IMAGE_ORIGIN: 'https://images.example' },
    /^https:\/\/images\.example\/icon\/\d+$/,
  ],
])(
  'icons have addresses that clients elsewhere can follow, where one is known: %j',
  async (variables, url) => {
    const address = await iconUrlWith(variables);
    expect(address).toMatch(url);
    expect(iconNumberIn(address)).toBe(Number(/\d+$/.exec(address)?.[0]));
  },
);
