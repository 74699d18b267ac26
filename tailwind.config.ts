import type { Config } from 'tailwindcss'

/** The palette is Radix sage and grass; its twelve steps change with the theme class, these names do not. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  darkMode: 'selector',
  theme: {
    extend: {
      colors: {
        canvas: 'var(--sage-1)',
        desk: 'var(--sage-2)',
        panel: 'var(--sage-3)',
        'panel-hover': 'var(--sage-4)',
        'panel-active': 'var(--sage-5)',
        line: 'var(--sage-6)',
        control: 'var(--sage-9)',
        text: 'var(--sage-12)',
        'text-soft': 'var(--sage-11)',
        accent: 'var(--grass-9)',
        'accent-hover': 'var(--grass-10)',
        'accent-text': 'var(--grass-11)',
        'accent-soft': 'var(--grass-3)',
        'on-accent': '#0b130e',
        focus: 'var(--grass-11)',
        danger: 'var(--tomato-11)',
        'danger-soft': 'var(--tomato-3)',
      },
      fontFamily: { sans: ['Inter Variable', 'system-ui', 'sans-serif'] },
    },
  },
} satisfies Config
