import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  isNonNullType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

import { queryApi } from './api/api-client.ts';
import { fetchPage, stripScripts } from './api/http-client.ts';
import { RECORDED_ENUMS, RECORDINGS } from './remote-api/recordings.ts';
import { test } from './pages/scriptless-page.ts';
import { FAULT_SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';

needServers('fault site');

const INSTANCE_RUN = '/instance-run/ffffffff-ffff-4fff-bfff-fffffffffff';
const INSTANCE_ATTEMPTS = ['/999999999999997', '/999999999999998', '/999999999999999'];

/** Pages about recorded objects, as another server of the contract may give them (recordings/). */
const PAGES = [
  '/items?query=Elsewhere',
  '/item/4000000001',
  '/item/4000000001/purchase',
  '/item/4000000001/quests',
  '/item/4000000002',
  '/item/4000000003',
  '/item/4000000004',
  '/character/4000000010',
  '/character/4000000010/armory',
  '/character/4000000011/armory',
  '/creatures?name=Elsewhere',
  '/creature/4000000020',
  '/creature/4000000021',
  '/creature/4000000021/vendorItems',
  '/gameobject/4000000050',
  '/gameobject/4000000051',
  '/quests?name=Elsewhere',
  '/quest/4000000030',
  '/quest/4000000031',
  '/chapters?name=Elsewhere',
  '/chapter/4000000040',
  '/chapter/4000000041',
  '/instances?name=Elsewhere',
  '/instance/65535',
  '/instance/65534',
  '/instance/65533',
  '/instance-statistics/65535',
  '/instance-statistics/65534',
  '/instance-statistics/65533',
  '/instance-runs?completedEncounters=77',
  ...['', ...INSTANCE_ATTEMPTS].map((attempt) => `${INSTANCE_RUN}1${attempt}`),
  `${INSTANCE_RUN}2`,
  `${INSTANCE_RUN}3`,
  `${INSTANCE_RUN}3/999999999999996`,
  '/storylines',
  '/storylines/4294967295',
  '/storylines/4294967294',
  '/storylines/4294967295/4294967295',
  '/storylines/4294967295/4294967294',
  '/storylines/4294967295/4294967293',
  '/storylines/4294967295/4294967295/4294967295',
  '/storylines/4294967295/4294967295/4294967294',
];

/** The addresses of tooltips' data. */
const CARDS = [
  '/item/4000000001/tooltip',
  '/item/4000000002/tooltip',
  '/item/4000000003/tooltip',
  '/character/4000000010/armory/HELM/tooltip',
  '/character/4000000010/armory/THIRD_HAND/tooltip',
];

/** Words of programs that met an unexpected value. */
const SLIPS = /\b(null|undefined|NaN|toString|native code)\b|\[object/;
const FOREIGN_IMAGES = 'icons.example';
/** Waits for all panels. */
const CRAWLER = { 'user-agent': 'Googlebot/2.1' };

function expectWellSaid(text: string): void {
  expect(text).not.toMatch(SLIPS);
  const words = new Set(text.match(/\b[A-Z][A-Z_]+\b/g));
  expect([...words].filter((word) => RECORDED_ENUMS.has(word))).toEqual([]);
}

for (const path of PAGES) {
  test(`${path} shows what another server gives`, async ({ scriptlessPage: page }) => {
    const { status, html } = await fetchPage(FAULT_SITE + path, CRAWLER);
    expect(status).toBe(200);
    expect(stripScripts(html)).not.toContain(FOREIGN_IMAGES);
    await page.setContent(stripScripts(html), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);

    const said = await page.evaluate(() => ({
      texts: [
        document.title,
        document.body.textContent,
        ...Array.from(document.querySelectorAll('[alt], [title], [aria-label]'), (element) =>
          ['alt', 'title', 'aria-label'].map((name) => element.getAttribute(name) ?? '').join(' '),
        ),
      ],
      unnamedLinks: Array.from(document.querySelectorAll('a[href]'))
        .filter((link) => {
          const images = Array.from(link.querySelectorAll('[alt]'), (image) => image.getAttribute('alt'));
          return ![link.textContent, link.getAttribute('aria-label'), ...images].some((name) => name?.trim());
        })
        .map((link) => link.outerHTML),
    }));
    expectWellSaid(said.texts.join('\n'));
    expect(said.unnamedLinks).toEqual([]);
  });
}

for (const path of CARDS) {
  test(`${path} holds what another server gives`, async () => {
    const { status, html } = await fetchPage(FAULT_SITE + path);
    expect(status).toBe(200);
    const texts = stringsIn(JSON.parse(html));
    expect(texts.length).toBeGreaterThan(0);
    expectWellSaid(texts.join('\n'));
    expect(html).not.toContain(FOREIGN_IMAGES);
  });
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test('the recorded objects have all that the site asks for and that may not be null', async () => {
  const schema = buildClientSchema(await queryApi<IntrospectionQuery>(getIntrospectionQuery()));
  const requested = requestedFields(schema);
  expect(requested.size).toBeGreaterThan(300);
  for (const [key, record] of RECORDINGS) {
    const type = schema.getType(record.__typename);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    expect(fields, `fields of ${record.__typename}`).not.toEqual([]);
    const lacking = fields.filter(
      (field) =>
        isNonNullType(field.type) &&
        requested.has(`${record.__typename}.${field.name}`) &&
        !Object.hasOwn(record, field.name),
    );
    expect(
      lacking.map(({ name }) => name),
      `fields that ${key} lacks`,
    ).toEqual([]);
  }
});

/** Collects the fields that the site's documents ask for, as `Type.field`. */
function requestedFields(schema: GraphQLSchema): ReadonlySet<string> {
  const requested = new Set<string>();
  const folder = join(import.meta.dirname, '../graphql/documents');
  for (const file of readdirSync(folder)) {
    const types = new TypeInfo(schema);
    visit(
      parse(readFileSync(join(folder, file), 'utf8')),
      visitWithTypeInfo(types, {
        Field: ({ name }) => void requested.add(`${types.getParentType()?.name}.${name.value}`),
      }),
    );
  }
  return requested;
}
