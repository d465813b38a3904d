import type { Config } from 'tailwindcss';

/** Colours are custom properties, so that one attribute on <html> switches the theme (components/ui/tokens.css). */
const token = (name: string) => `var(--${name})`;

export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    extend: {
      colors: {
        bg: token('bg'),
        surface: token('surface'),
        raised: token('raised'),
        sunken: token('sunken'),
        text: token('text'),
        muted: token('muted'),
        faint: token('faint'),
        accent: token('accent'),
        link: token('link'),
        line: token('line'),
        'line-strong': token('line-strong'),
        order: token('order'),
        destruction: token('destruction'),
        neutral: token('neutral'),
        ok: token('ok'),
        warn: token('warn'),
        danger: token('danger'),
      },
      fontFamily: {
        display: [token('font-display')],
        text: [token('font-text')],
      },
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
      screens: {
        /** The narrow layout of spec §2 and §9. */
        narrow: { max: '768px' },
        /** Below this the masthead has no room for a search field. */
        compact: { max: '1120px' },
      },
    },
  },
} satisfies Config;
