import { Suspense, useState } from 'react'
import { readStorageSpace } from '../../platform/storageSpace'
import { readArchive } from '../../storage/database/archive'
import { useServices } from '../../store/context'
import { useWords } from '../words/words'
import { BinSection } from './BinSection'
import { KeptSection } from './KeptSection'
import { Section } from './Section'
import { StorageSection } from './StorageSection'

interface Props {
  /** Called when an earlier version is kept. */
  readonly onKept: () => void
}

/** Other data on this device, and how safely it is stored. */
export const DataSections = ({ onKept }: Props) => {
  const words = useWords()
  const { database } = useServices()
  const [space] = useState(readStorageSpace)
  const [kept] = useState(() => readArchive(database).catch(() => undefined))
  return (
    <>
      <Section title={words.kept.bin}>
        <BinSection onEmptied={onKept} />
      </Section>
      <Section title={words.kept.earlier}>
        <p className="text-sm text-text-soft">{words.kept.earlierHint}</p>
        <Suspense>
          <KeptSection kept={kept} />
        </Suspense>
      </Section>
      <Section title={words.kept.storage}>
        <Suspense>
          <StorageSection space={space} />
        </Suspense>
      </Section>
    </>
  )
}
