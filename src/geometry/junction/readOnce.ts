import { oncePer } from '../../model/oncePer'
import { readJunction } from './readJunction'

export const readOnce = oncePer(readJunction)
