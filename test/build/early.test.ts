import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startIcon } from '../../build/early'

const PAGE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

const withIcon = startIcon().transformIndexHtml as (html: string) => string

it('the build puts the icon of the app into the page, or fails if the page has no place for it', () => {
  expect(withIcon(PAGE)).toMatch(/<svg class="start-icon" aria-hidden="true" .*<path/s)
  expect(() => withIcon(PAGE.replace('start-icon', 'icon'))).toThrow('The page has no <svg class="start-icon" />')
})
