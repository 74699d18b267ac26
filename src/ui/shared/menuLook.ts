/** The classes of a menu over a screen, and of its items. */
export const MENU_PANEL = 'z-40 w-64 rounded-xl border border-line bg-desk p-1 shadow-xl'
export const MENU_ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left data-disabled:opacity-40 data-focus:bg-panel-hover'
