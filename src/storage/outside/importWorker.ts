import { answerRequests } from '../../askWorker'
import { readAs } from './readAs'
import type { ImportWork } from './readText'

/** Reads large texts, so that the tab stays responsive. */
answerRequests<ImportWork>((request, tell) => {
  const read = readAs(request)
  if (!read.ok) return read
  const { tochten, unread } = read.value
  for (const { drawings } of tochten) drawings.forEach(tell)
  const counted = tochten.map((tocht) => Object.assign({}, tocht, { drawings: tocht.drawings.length }))
  return { ok: true, value: { tochten: counted, unread } }
})
