import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('generate.ts', import.meta.url));
const SCHEMA = fileURLToPath(new URL('../schema', import.meta.url));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generate-'));
  await cp(SCHEMA, join(folder, 'schema'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const generate = () =>
  new Promise<{ failed: boolean; stderr: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', SCRIPT, folder], (error, _, stderr) =>
      resolve({ failed: error !== null, stderr }),
    );
  });

const generated = (name: string) => join(folder, 'generated', name);

it('needs no documents, and names every enum all the same', async () => {
  expect(await generate()).toEqual({ failed: false, stderr: '' });
  expect(await readFile(generated('documents.ts'), 'utf8')).toContain(
    "export type Realm =\n  | 'DESTRUCTION'",
  );
});

it('writes typed documents, and leaves alone what would not change', async () => {
  await mkdir(join(folder, 'documents'), { recursive: true });
  await writeFile(
    join(folder, 'documents', 'kill.graphql'),
    'query GetKill($id: ID!) { kill(id: $id) { id time } }',
  );
  const times = async () => {
    const stats = await Promise.all(['resolvers.ts', 'schema.ts'].map((name) => stat(generated(name))));
    return stats.map(({ mtimeMs }) => mtimeMs);
  };
  const before = await times();
  await generate();

  expect(await times()).toEqual(before);
  expect(await readFile(generated('documents.ts'), 'utf8')).toMatch(
    /GetKillQuery = { kill: { id: string, time: number } \| null }/,
  );
});

it('says what is wrong with a document, and where', async () => {
  await writeFile(
    join(folder, 'documents', 'wrong.graphql'),
    'query Wrong {\n  kill(id: 1) {\n    colour\n  }\n}\n',
  );
  const { failed, stderr } = await generate();

  expect(failed).toBe(true);
  expect(stderr).toContain('Cannot query field "colour" on type "Kill".');
  expect(stderr).toContain('graphql/documents/wrong.graphql:3:5');
  expect(stderr).not.toContain('    at ');
});
