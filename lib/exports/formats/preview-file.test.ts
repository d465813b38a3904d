import { afterEach, expect, it } from 'vitest';

import type { Preview } from '#lib/preview/preview.ts';
import { registerPreviewDrawer } from '#lib/preview/preview-drawer.ts';

import { isUnavailable, pictureFile } from './preview-file.ts';

const PREVIEW: Preview = { title: 'Kordak', facts: '', totals: [], realm: 'ORDER', badge: '<svg/>' };

afterEach(() => registerPreviewDrawer(undefined));

it('may be kept for an hour, and for a day where it shows what is over', async () => {
  registerPreviewDrawer({ draw: async () => new Uint8Array([0xff, 0xd8]) });
  expect(await pictureFile(PREVIEW)).toMatchObject({ type: 'image/jpeg', kept: 3_600 });
  expect(await pictureFile({ ...PREVIEW, isFinal: true })).toMatchObject({ kept: 86_400 });
});

it('is not to be had where nobody draws', async () => {
  expect(isUnavailable(await pictureFile(PREVIEW).catch((reason: unknown) => reason))).toBe(true);
});
