import type { Mutant } from '../mutant.ts';

export const PREVIEWS: readonly Mutant[] = [
  {
    name: 'a picture is as heavy as it comes',
    file: 'lib/preview/drawing/draw-preview.ts',
    find: 'const QUALITIES = [82, 70, 55] as const;',
    put: 'const QUALITIES = [82] as const;',
    foundBy: { file: 'lib/preview/drawing/draw-preview.test.ts' },
  },
  {
    name: 'any number of pictures waits to be drawn',
    file: 'lib/server/previews/preview-pool.ts',
    find: 'if (!drawn.has(key) && pool.queueSize >= waiting) throw new PreviewUnavailable();',
    put: 'if (!drawn.has(key) && pool.queueSize < 0) throw new PreviewUnavailable();',
    foundBy: { file: 'lib/server/previews/preview-pool.test.ts' },
  },
  {
    name: 'the picture does not show who is marked',
    file: 'lib/seo/metadata.ts',
    find: "exportHref(path, 'jpg', { ...own, ...Object.fromEntries(new URLSearchParams(shared)) })",
    put: "exportHref(path, 'jpg', { ...own })",
    foundBy: { file: 'lib/seo/metadata.test.ts' },
  },
  {
    name: 'a long title runs out of the picture',
    file: 'lib/preview/drawing/text-size.ts',
    find: 'if (filled + space + length > width)',
    put: 'if (filled > width)',
    foundBy: { file: 'lib/preview/drawing/text-size.test.ts' },
  },
  {
    name: 'what is over is asked for again every hour',
    file: 'lib/exports/formats/preview-file.ts',
    find: 'kept: preview.isFinal ? ONE_DAY : ONE_HOUR,',
    put: 'kept: ONE_HOUR,',
    foundBy: { file: 'lib/exports/formats/preview-file.test.ts' },
  },
];
