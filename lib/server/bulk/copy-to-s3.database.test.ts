import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';

import { openTestDatabase } from '#graphql/testing/test-api.ts';
import type { Manifest, ManifestFile } from '#lib/exports/bulk/manifest.ts';

import { copyToS3, s3Of } from './copy-to-s3.ts';
import { exportData } from './export-data.ts';
import { type FakeS3, startFakeS3 } from './testing/fake-s3.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-test-1' };

let folder: string;
let manifest: Manifest;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  const database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'war-ledger-s3-'));
  const now = Date.UTC(2027, 0) / 1_000;
  manifest = await exportData(database.sql, {
    folder,
    licence: null,
    isArchive: false,
    now,
    say: () => undefined,
  });
  await database.close();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
afterAll(() => rm(folder, { recursive: true }));

async function s3(refuse?: (method: string, path: string) => number | undefined): Promise<FakeS3> {
  const server = await startFakeS3(refuse);
  closers.push(() => server.close());
  return server;
}

async function copy({ address }: FakeS3, keys = KEYS): Promise<readonly string[]> {
  const said: string[] = [];
  await copyToS3(folder, manifest, s3Of(address, keys), (line) => said.push(line));
  return said;
}

const puts = ({ log }: FakeS3) => log.filter((line) => line.startsWith('PUT') && line.endsWith('200'));

async function expectWhole({ objects }: Pick<FakeS3, 'objects'>): Promise<void> {
  const paths = [...manifest.files.map(({ path }) => path), 'manifest.json'];
  expect([...objects.keys()].toSorted()).toEqual(paths.toSorted());
  for (const { path, sha256 } of manifest.files) {
    const object = objects.get(path);
    expect(object?.content.equals(await readFile(join(folder, path))), path).toBe(true);
    expect(object?.headers).toMatchObject({ 'x-amz-content-sha256': sha256, 'x-amz-meta-sha256': sha256 });
  }
  expect(JSON.parse(String(objects.get('manifest.json')?.content))).toEqual(manifest);
}

it('copies each file byte for byte over answers of 503, and the manifest last', async () => {
  const failures = new Map<string, number>();
  const server = await s3((method, path) => {
    const times = failures.get(`${method} ${path}`) ?? 0;
    failures.set(`${method} ${path}`, times + 1);
    return times < 2 && manifest.files.slice(0, 3).some((file) => file.path === path) ? 503 : undefined;
  });
  const said = await copy(server);
  expect(said).toEqual(manifest.files.map(({ path }) => `copied ${path}`));
  await expectWhole(server);
  expect(puts(server).at(-1)).toBe('PUT manifest.json 200');
  const [first] = manifest.files;
  expect(server.log.filter((line) => line === `PUT ${first?.path} 503`)).toHaveLength(2);
});

it('goes on where it was stopped, and copies nothing that is there', async () => {
  let taken = 0;
  const isStopped = { value: true };
  const server = await s3((method) => {
    if (method !== 'PUT') return undefined;
    taken += 1;
    return isStopped.value && taken > 4 ? 403 : undefined;
  });
  await expect(copy(server)).rejects.toThrow(`${manifest.files[4]?.path} answers 403 to PUT`);
  expect([...server.objects.keys()]).toEqual(manifest.files.slice(0, 4).map(({ path }) => path));
  isStopped.value = false;
  expect(await copy(server)).toEqual(manifest.files.slice(4).map(({ path }) => `copied ${path}`));
  await expectWhole(server);
  expect(await copy(server)).toEqual([]);
});

it('copies a file again that another one replaced', async () => {
  const server = await s3();
  await copy(server);
  const [file, ...others] = manifest.files;
  if (!file) throw new Error('no file');
  const changed: ManifestFile = { ...file, sha256: createHash('sha256').update('other').digest('hex') };
  const said: string[] = [];
  const client = s3Of(server.address, KEYS);
  await copyToS3(folder, { ...manifest, files: [changed, ...others] }, client, (line) => said.push(line));
  expect(said).toEqual([`copied ${file.path}`]);
});

it('is refused with the wrong key, and does not start without one', async () => {
  const server = await s3();
  await expect(copy(server, { ...KEYS, AWS_ACCESS_KEY_ID: 'other' })).rejects.toThrow('answers 403 to PUT');
  expect(server.objects.size).toBe(0);
  expect(() => s3Of(server.address, {})).toThrow('Set AWS_ACCESS_KEY_ID');
});

it('says at its end what failed, by its exit code too, and leaves the files whole', async ({ skip }) => {
  const database = inject('database');
  // The command takes an address of PostgreSQL, which the embedded database has not.
  if (!('url' in database)) return skip();
  const run = promisify(execFile);
  const into = await mkdtemp(join(tmpdir(), 'war-ledger-s3-'));
  closers.push(() => rm(into, { recursive: true }));
  let isRefused = true;
  const server = await s3((method, path) =>
    isRefused && method === 'PUT' && path.endsWith('.parquet') ? 403 : undefined,
  );
  const command = () =>
    run(process.execPath, ['--import', 'tsx', 'lib/server/launch/war.ts', 'data'], {
      env: {
        NODE_ENV: 'test',
        PATH: process.env.PATH,
        ...KEYS,
        DATABASE_URL: database.url,
        DATA_EXPORTS: into,
        DATA_S3: server.address,
      },
    });
  const failed = await command().then(
    () => null,
    (error: { code: number; stderr: string }) => error,
  );
  expect(failed?.code).toBe(1);
  expect(failed?.stderr.trim().split('\n').at(-1)).toMatch(/\.parquet answers 403 to PUT$/);
  expect(server.objects.has('manifest.json')).toBe(false);
  const written: Manifest = JSON.parse(await readFile(join(into, 'manifest.json'), 'utf8'));
  expect(written.files.length).toBeGreaterThan(0);
  for (const { path, sha256 } of written.files) {
    const content = await readFile(join(into, path));
    expect(createHash('sha256').update(content).digest('hex'), path).toBe(sha256);
  }
  isRefused = false;
  expect((await command()).stderr).toMatch(/done: \d+ files/);
  expect(JSON.parse(String(server.objects.get('manifest.json')?.content))).toEqual(written);
});
