import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Style } from '../../model/types'
import { NEW_ROUTE_PATH } from '../paths'
import { useWords } from '../words/words'
import { NewTochtDialog } from './NewTochtDialog'
import { useNewTocht } from './useNewTocht'

/** Creates a tocht after a choice of its type. */
export const ChooseTypeButton = ({ className }: { readonly className: string }) => {
  const words = useWords().home
  const create = useNewTocht()
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState(false)
  const choose = (style: Style) => {
    // Close first: a second tap must not create a second tocht.
    setChoosing(false)
    create(style)
  }
  return (
    <>
      <button type="button" onClick={() => setChoosing(true)} className={className}>
        {words.chooseType}
      </button>
      {choosing && (
        <NewTochtDialog
          onClose={() => setChoosing(false)}
          onChoose={choose}
          onRoute={() => void navigate(NEW_ROUTE_PATH)}
        />
      )}
    </>
  )
}
