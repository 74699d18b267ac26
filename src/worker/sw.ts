import { keepApp } from './keepApp'
import { removeWorker } from './removeWorker'

declare const self: ServiceWorkerGlobalScope

if (import.meta.env.VITE_OFFLINE === 'off') removeWorker(self)
// oxlint-disable-next-line no-underscore-dangle -- the build writes the list of files into this place
else keepApp(self, self.__WB_MANIFEST)
