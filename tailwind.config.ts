import type { Config } from 'tailwindcss';

/** Values that depend on the theme or the width of the window are custom properties (components/ui/style/tokens.css). */
const token = (name: string) => `var(--${name})`;

const tokens = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, token(name)]));

/**
 * The one place that names breakpoints and tokens. Utilities come first: `narrow:hidden bg-surface text-sm`. What they
 * cannot say stands in a module beside its component, in the layer that lets utilities win:
 *
 *     @reference '#app/globals.css';
 *
 *     @layer components {
 *       .row {
 *         @variant narrow {
 *           display: block;
 *         }
 *       }
 *     }
 *
 * Parts that others restyle, such as buttons, stand in `components.primitives`, below all modules of that layer.
 */
export default {
  content: ['./{app,components}/**/*.json', './app/**/*.tsx', './components/**/*.{ts,tsx}'],
  theme: {
    // The narrower one comes later and wins.
    screens: {
      /** Too narrow for the search field in the header and for tables with all their columns. */
      compact: { max: '1120px' },
      /**
       * Phones and small tablets: one column. Never paper, whose width depends on the browser and on who sets the
       * margins: one page would be laid out in two ways.
       */
      narrow: { raw: 'screen and (max-width: 768px)' },
      /** The smallest phones. */
      tiny: { max: '380px' },
    },
    extend: {
      colors: {
        ...tokens('bg', 'surface', 'raised', 'sunken', 'overlay', 'row', 'row-hover'),
        ...tokens('text', 'muted', 'faint', 'accent', 'accent-ink', 'link'),
        ...tokens('line', 'line-strong', 'control', 'focus'),
        ...tokens('order', 'order-fill', 'destruction', 'destruction-fill', 'neutral', 'side', 'edge'),
        ...tokens('ok', 'warn', 'danger'),
      },
      fontFamily: {
        display: [token('font-display')],
        text: [token('font-text')],
        mono: [token('font-mono')],
      },
      /** Sizes only: no line height comes with them. */
      fontSize: {
        xs: token('t-xs'),
        sm: token('t-sm'),
        base: token('t-base'),
        md: token('t-md'),
        lg: token('t-lg'),
        xl: token('t-xl'),
        '2xl': token('t-2xl'),
        '3xl': token('t-3xl'),
      },
      lineHeight: {
        /** The title of a page. */
        title: '1.3333',
      },
      letterSpacing: {
        /** Large numbers. */
        figure: '-0.015em',
      },
      spacing: {
        /** Between panels. */
        gap: token('gap'),
        /** Between the page and the edge of the window. */
        gutter: token('gutter'),
      },
      borderRadius: { DEFAULT: token('r') },
      boxShadow: { panel: token('shadow'), pop: token('pop') },
      transitionTimingFunction: { DEFAULT: token('ease') },
    },
  },
} satisfies Config;
