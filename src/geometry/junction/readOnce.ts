import { oncePerDrawing } from '../oncePerDrawing'
import { readJunction } from './readJunction'

export const readOnce = oncePerDrawing(readJunction)
