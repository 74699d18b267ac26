import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TochtId } from '../../../model/types'
import { useServices } from '../../../store/context'
import { HOME_PATH, overviewPath } from '../../paths'
import { useWords } from '../../words/words'
import { useToast } from '../toasts/toastContext'

/** Leaves a screen whose drawing or tocht is gone: for the overview while the tocht is there, else for home. */
export const LeaveGone = ({ tocht: id }: { readonly tocht: TochtId }) => {
  const { gone } = useWords()
  const { store } = useServices()
  const toast = useToast()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    const { order, tochten, bin } = store.getState()
    const tocht = order.includes(id) ? tochten[id] : undefined
    // An Undo in this tab may have removed it, and offers to bring it back.
    toast({ unlessTold: true, text: tocht ? gone.drawing : id in bin ? gone.binned : gone.tocht })
    void navigate(tocht ? overviewPath(order.indexOf(id), tocht.style) : HOME_PATH, { replace: true })
  })
  useEffect(() => leave(), [])
  return null
}
