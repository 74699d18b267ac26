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

/** The purpose of each step of the Radix palettes sage, grass and tomato. */
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

type Role = keyof typeof ROLES

/** In the light theme the first steps are hard to tell apart in the sun, so desk, panels and lines are darker. */
const LIGHT_ROLES: Readonly<Record<Role, string>> = {
  ...ROLES,
  desk: 'sage-3',
  panel: 'sage-4',
  'panel-hover': 'sage-5',
  'panel-active': 'sage-6',
  line: 'sage-7',
}

type Colours = Readonly<Record<string, string>>

/** The colour of each role as a custom property, in one of the four variants of the palette. */
const colours = (roles: Readonly<Record<Role, string>>, ...scales: readonly Colours[]): Record<string, string> => {
  const all: Colours = Object.assign({}, ...scales)
  return Object.fromEntries(
    Object.entries(roles).map(([role, step]) => [`--${role}`, all[step.replace('-', '')] ?? '']),
  )
}

export const LIGHT = colours(LIGHT_ROLES, sage, grass, tomato)
export const DARK = colours(ROLES, sageDark, grassDark, tomatoDark)
const VIVID_LIGHT = colours(LIGHT_ROLES, sageP3, grassP3, tomatoP3)
const VIVID_DARK = colours(ROLES, sageDarkP3, grassDarkP3, tomatoDarkP3)

/** The colours change with the theme class, the names of the roles do not. */
export default {
  theme: {
    extend: {
      colors: {
        ...Object.fromEntries(Object.keys(ROLES).map((role) => [role, `var(--${role})`])),
        'on-accent': 'var(--on-accent)',
      },
      fontFamily: { sans: ['Inter Variable', 'system-ui', 'sans-serif'] },
    },
  },
  plugins: [
    plugin((tailwind) =>
      tailwind.addBase({
        ':root': { ...LIGHT, '--on-accent': '#0b130e' },
        // Paper is white whatever the theme, so every screen prints dark ink.
        '@media screen': { '.dark': DARK },
        '@supports (color: color(display-p3 1 1 1))': {
          '@media (color-gamut: p3)': { ':root': VIVID_LIGHT },
          '@media screen and (color-gamut: p3)': { '.dark': VIVID_DARK },
        },
      }),
    ),
  ],
} satisfies Config
