import { expect, test } from 'vitest';
import { ART_VERSION } from '#lib/art/generated/art-version.ts';
import { imageUrls } from './image-urls.ts';

const own = imageUrls(null);
const external = imageUrls('https://images.example/');
const heraldry = { emblem: 12, pattern: 3, color1: 4, color2: 5, shape: 6 };

test('frames our own icons', () => {
  expect(own.icon(34)).toBe(`/icon/34?v=${ART_VERSION}`);
  expect(own.icon(34, { frame: 'square' })).toBe(`/icon/34?v=${ART_VERSION}`);
  expect(own.icon(34, { frame: 'circle' })).toBe(`/icon/34?frame=circle&v=${ART_VERSION}`);
  expect(own.icon(34, { frame: 'hex', pressed: true })).toBe(`/icon/34?frame=hex&pressed=1&v=${ART_VERSION}`);
});

test('asks an external service for the plain icon, without a version', () => {
  expect(external.icon(34, { frame: 'circle', pressed: true })).toBe('https://images.example/icon/34');
});

test('writes the arms into the path', () => {
  expect(own.heraldry({ size: 48, realm: 'ORDER', heraldry })).toBe(
    `/heraldry/frame/48/48/1/12/3/4/5/6?v=${ART_VERSION}`,
  );
  expect(external.heraldry({ size: 48, realm: 'DESTRUCTION', heraldry })).toBe(
    'https://images.example/heraldry/frame/48/48/2/12/3/4/5/6',
  );
});

test.each(['NEUTRAL', null, undefined])('takes the second frame for the realm %s', (realm) => {
  expect(own.heraldry({ size: 16, realm, heraldry })).toContain('/16/16/2/');
});
