import { openAsBlob } from 'node:fs';
import { join } from 'node:path';

import { AwsClient } from 'aws4fetch';

import { BULK_FORMATS, MANIFEST, type Manifest, parseManifest } from '#lib/exports/bulk/manifest.ts';

/** A folder at an S3 address, and the client that signs requests to it. */
interface S3Folder {
  /** Without a slash at its end. */
  readonly address: string;
  readonly client: Pick<AwsClient, 'fetch'>;
}

/** @throws Error where the keys are not set */
export function s3Of(address: string, variables: Readonly<Record<string, string | undefined>>): S3Folder {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_REGION: region = 'us-east-1',
  } = variables;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which requests to DATA_S3 are signed with.',
    );
  }
  const keys = { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
  return {
    address: address.replace(/\/+$/, ''),
    client: new AwsClient({ ...keys, region, service: 's3' }),
  };
}

/** Keeps the checksum of an object, so that a copy that was stopped knows what is there. */
const CHECKSUM = 'x-amz-meta-sha256';

/**
 * Copies the files of a folder that the address does not have yet, each as one object of at most 5 GB, and the manifest
 * last, so that it never lists what is not there. Answers of 429 and from 500 on are asked again ten times.
 * @throws Error for a refusal, or where the address cannot be reached; all that was copied before stays there
 */
export async function copyToS3(
  folder: string,
  manifest: Manifest,
  { address, client }: S3Folder,
  say: (text: string) => void,
): Promise<void> {
  const answer = await ask(`${address}/${MANIFEST}`, { method: 'GET' });
  const there = answer.ok ? parseManifest(await answer.text()).files : [];
  const known = new Set(there.map(({ path, sha256 }) => `${path} ${sha256}`));
  for (const { path, format, sha256, bytes } of manifest.files) {
    const to = `${address}/${path}`;
    if (known.has(`${path} ${sha256}`) || (await isThere(to, sha256, bytes))) continue;
    await put(to, await openAsBlob(join(folder, path)), {
      'content-type': BULK_FORMATS[format],
      'x-amz-content-sha256': sha256,
      [CHECKSUM]: sha256,
    });
    say(`copied ${path}`);
  }
  await put(`${address}/${MANIFEST}`, JSON.stringify(manifest, null, 2), {
    'content-type': 'application/json',
  });

  async function isThere(object: string, sha256: string, bytes: number): Promise<boolean> {
    const { ok, headers } = await ask(object, { method: 'HEAD' });
    return ok && headers.get(CHECKSUM) === sha256 && headers.get('content-length') === String(bytes);
  }

  async function put(to: string, body: Blob | string, headers: Record<string, string>): Promise<void> {
    const { ok, status } = await ask(to, { method: 'PUT', body, headers });
    if (!ok) throw new Error(`${to} answers ${status} to PUT`);
  }

  async function ask(what: string, init: RequestInit): Promise<Response> {
    try {
      return await client.fetch(what, init);
    } catch (error) {
      throw new Error(`${what} cannot be reached`, { cause: error });
    }
  }
}
