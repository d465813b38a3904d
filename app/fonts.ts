import localFont from 'next/font/local';

// `npm run art:fonts` writes the files. Next reads these calls at build time, so that all values must be literals.
// Optional: a typeface that loads late is used from the next page on, since swapping it would move what is being read.

const texturina = localFont({
  src: './fonts/texturina-basic.woff2',
  weight: '600 700',
  display: 'optional',
  variable: '--font-texturina',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+2212',
    },
  ],
});

const texturinaWestern = localFont({
  src: './fonts/texturina-western.woff2',
  weight: '600 700',
  display: 'optional',
  variable: '--font-texturina-western',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+C0-D6, U+D8-F6, U+F8-FF',
    },
  ],
});

const texturinaCentral = localFont({
  src: './fonts/texturina-central.woff2',
  weight: '600 700',
  display: 'optional',
  variable: '--font-texturina-central',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+104-107, U+10C-10F, U+118-11B, U+11E-11F, U+130, U+141-144, U+147-148, U+150-151, U+158-15B, U+15E-161, U+164-165, U+16E-171, U+179-17E',
    },
  ],
});

const texturinaExtended = localFont({
  src: './fonts/texturina-extended.woff2',
  weight: '600 700',
  display: 'optional',
  variable: '--font-texturina-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-103, U+108-10B, U+110-117, U+11C-11D, U+120-12F, U+132-140, U+145-146, U+149-14F, U+154-157, U+15C-15D, U+162-163, U+166-16D, U+172-178, U+17F-24F, U+259, U+1E00-1E9F, U+1EF2-1EFF',
    },
  ],
});

const texturinaSigns = localFont({
  src: './fonts/texturina-signs.woff2',
  weight: '600 700',
  display: 'optional',
  variable: '--font-texturina-signs',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-B6, U+B8-BF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+20AC, U+2122, U+2191, U+2193',
    },
  ],
});

const sourceSans = localFont({
  src: [
    { path: './fonts/source-sans-3-european.woff2', weight: '400' },
    { path: './fonts/source-sans-3-european-bold.woff2', weight: '600 700' },
  ],
  display: 'optional',
  variable: '--font-source-sans',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+2212, U+C0-D6, U+D8-F6, U+F8-FF, U+104-107, U+10C-10F, U+118-11B, U+11E-11F, U+130, U+141-144, U+147-148, U+150-151, U+158-15B, U+15E-161, U+164-165, U+16E-171, U+179-17E',
    },
  ],
});

const sourceSansExtended = localFont({
  src: [
    { path: './fonts/source-sans-3-extended.woff2', weight: '400' },
    { path: './fonts/source-sans-3-extended-bold.woff2', weight: '600 700' },
  ],
  display: 'optional',
  variable: '--font-source-sans-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-103, U+108-10B, U+110-117, U+11C-11D, U+120-12F, U+132-140, U+145-146, U+149-14F, U+154-157, U+15C-15D, U+162-163, U+166-16D, U+172-178, U+17F-24F, U+259, U+1E00-1E9F, U+1EF2-1EFF',
    },
  ],
});

const sourceSansSigns = localFont({
  src: [
    { path: './fonts/source-sans-3-signs.woff2', weight: '400' },
    { path: './fonts/source-sans-3-signs-bold.woff2', weight: '600 700' },
  ],
  display: 'optional',
  variable: '--font-source-sans-signs',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-B6, U+B8-BF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+20AC, U+2122, U+2191, U+2193',
    },
  ],
});

/** Classes of the document that declare its typefaces (components/ui/tokens.css). */
export const fontVariables = [
  texturina,
  texturinaWestern,
  texturinaCentral,
  texturinaExtended,
  texturinaSigns,
  sourceSans,
  sourceSansExtended,
  sourceSansSigns,
]
  .map(({ variable }) => variable)
  .join(' ');
