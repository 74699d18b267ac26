import { describe, expect, it, vi } from 'vitest'
import { openPreferences } from '../../../src/storage/settings/preferences'
import { fakeStorage } from '../../support/storage'

describe('preferences', () => {
  it('of a new device: dark, the browser’s language, no phone number, any pointer draws', () => {
    expect(openPreferences(fakeStorage()).get()).toEqual({
      theme: 'dark',
      language: undefined,
      phone: '',
      penOnly: false,
      route: false,
      offerJunction: true,
      fillPage: false,
      introHidden: false,
      lastBackup: undefined,
      backupAdvised: false,
    })
  })

  it.each([
    ['ui-theme', 'light', { theme: 'light' }],
    ['ui-theme', 'system', { theme: 'system' }],
    ['ui-theme', 'purple', { theme: 'dark' }],
    ['tochten-language', 'nl', { language: 'nl' }],
    ['tochten-language', 'xx', { language: undefined }],
    ['tochten-phone', '0470', { phone: '0470' }],
    ['tochten-pen-only', 'true', { penOnly: true }],
    ['tochten-pen-only', 'yes', { penOnly: false }],
    ['tochten-route', 'true', { route: true }],
    ['tochten-offer-junction', 'false', { offerJunction: false }],
    ['tochten-fill-page', 'true', { fillPage: true }],
    ['showPub', 'false', { introHidden: true }],
    ['showPub', 'true', { introHidden: true }],
    ['tochten-backup', '1762128000000', { lastBackup: 1_762_128_000_000 }],
    ['tochten-backup', 'yesterday', { lastBackup: undefined }],
    ['tochten-backup', '1e99', { lastBackup: undefined }],
    ['tochten-backup-advised', 'true', { backupAdvised: true }],
  ])('%s = %s is read', (key, value, expected) => {
    expect(openPreferences(fakeStorage({ [key]: value })).get()).toMatchObject(expected)
  })

  it('are stored at once, read back, and notify listeners', () => {
    const storage = fakeStorage()
    const store = openPreferences(storage)
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    const chosen = {
      theme: 'light',
      language: 'nl',
      phone: '112',
      penOnly: true,
      route: true,
      offerJunction: false,
      fillPage: true,
      introHidden: true,
      lastBackup: 1_762_128_000_000,
      backupAdvised: true,
    } as const
    store.change(chosen)
    expect(storage.getItem('ui-theme')).toBe('light')
    expect(openPreferences(storage).get()).toEqual(chosen)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('that another tab changed stay when this tab changes another one', () => {
    const storage = fakeStorage()
    const [one, other] = [openPreferences(storage), openPreferences(storage)]
    one.change({ phone: '0470' })
    other.change({ route: true })
    expect(openPreferences(storage).get()).toMatchObject({ phone: '0470', route: true })
  })

  it('a language that follows the browser again is not stored', () => {
    const storage = fakeStorage({ 'tochten-language': 'nl' })
    openPreferences(storage).change({ language: undefined })
    expect(storage.getItem('tochten-language')).toBeNull()
  })

  it('last until the app is closed on a full device, and then the old ones are read again', () => {
    const storage = fakeStorage({ 'ui-theme': 'system' })
    storage.full = true
    const store = openPreferences(storage)
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.change({ theme: 'light' })
    expect(store.get().theme).toBe('light')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(openPreferences(storage).get().theme).toBe('system')
  })
})
