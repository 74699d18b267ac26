import {
  grass,
  grassDark,
  grassDarkP3,
  grassP3,
  sage,
  sageDark,
  sageDarkP3,
  sageP3,
  tomato,
  tomatoDark,
  tomatoDarkP3,
  tomatoP3,
} from '@radix-ui/colors'
import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

/** What each step of the palette, Radix sage, grass and tomato, is for. */
const ROLES = {
  canvas: 'sage-1',
  desk: 'sage-2',
  panel: 'sage-3',
  'panel-hover': 'sage-4',
  'panel-active': 'sage-5',
  line: 'sage-6',
  control: 'sage-9',
  text: 'sage-12',
  'text-soft': 'sage-11',
  accent: 'grass-9',
  'accent-hover': 'grass-10',
  'accent-text': 'grass-11',
  'accent-soft': 'grass-3',
  focus: 'grass-11',
  danger: 'tomato-11',
  'danger-soft': 'tomato-2',
} as const

type Colours = Readonly<Record<string, string>>

/** The steps that have a role, as custom properties: there are twelve of each scale, in four variants. */
const steps = (...scales: readonly Colours[]): Record<string, string> => {
  const all: Colours = Object.assign({}, ...scales)
  return Object.fromEntries(Object.values(ROLES).map((step) => [`--${step}`, all[step.replace('-', '')] ?? '']))
}

const LIGHT = steps(sage, grass, tomato)
const DARK = steps(sageDark, grassDark, tomatoDark)
const VIVID_LIGHT = steps(sageP3, grassP3, tomatoP3)
const VIVID_DARK = steps(sageDarkP3, grassDarkP3, tomatoDarkP3)

/** The steps change with the theme class, the names of the roles do not. */
export default {
  darkMode: 'selector',
  theme: {
    extend: {
      colors: {
        ...Object.fromEntries(Object.entries(ROLES).map(([role, step]) => [role, `var(--${step})`])),
        'on-accent': '#0b130e',
      },
      fontFamily: { sans: ['Inter Variable', 'system-ui', 'sans-serif'] },
    },
  },
  plugins: [
    plugin((tailwind) =>
      tailwind.addBase({
        ':root': LIGHT,
        '.dark': DARK,
        '@supports (color: color(display-p3 1 1 1))': {
          '@media (color-gamut: p3)': { ':root': VIVID_LIGHT, '.dark': VIVID_DARK },
        },
      }),
    ),
  ],
} satisfies Config
