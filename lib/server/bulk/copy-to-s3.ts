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

/**
 * Copies the files of a folder that the address does not have yet, each as one object of at most 5 GB, and the manifest
 * last, so that it never lists what is not there.
 * @throws Error for a refusal
 */
export async function copyToS3(
  folder: string,
  manifest: Manifest,
  { address, client }: S3Folder,
  say: (text: string) => void,
): Promise<void> {
  const answer = await client.fetch(`${address}/${MANIFEST}`);
  const there = answer.ok ? parseManifest(await answer.text()).files : [];
  const known = new Set(there.map(({ path, sha256 }) => `${path} ${sha256}`));
  for (const { path, format, sha256 } of manifest.files) {
    if (known.has(`${path} ${sha256}`)) continue;
    await put(`${address}/${path}`, await openAsBlob(join(folder, path)), BULK_FORMATS[format], sha256);
    say(`copied ${path}`);
  }
  await put(`${address}/${MANIFEST}`, JSON.stringify(manifest, null, 2), 'application/json');

  async function put(to: string, body: Blob | string, type: string, sha256?: string): Promise<void> {
    const headers = { 'content-type': type, ...(sha256 && { 'x-amz-content-sha256': sha256 }) };
    const { ok, status } = await client.fetch(to, { method: 'PUT', body, headers });
    if (!ok) throw new Error(`${to} answers ${status}`);
  }
}
