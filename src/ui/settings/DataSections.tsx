import { Suspense, useState } from 'react'
import { readStorageSpace } from '../../platform/storageSpace'
import { useWords } from '../words/words'
import { BinSection } from './BinSection'
import { KeptSection } from './KeptSection'
import { Section } from './Section'
import { StorageSection } from './StorageSection'
import { useArchive } from './useArchive'

/** Other data on this device, and how safely it is stored. */
export const DataSections = () => {
  const words = useWords()
  const archive = useArchive()
  const [space] = useState(readStorageSpace)
  return (
    <>
      <Section title={words.kept.bin}>
        <BinSection />
      </Section>
      <Section title={words.kept.earlier}>
        <p className="text-sm text-text-soft">{words.kept.earlierHint}</p>
        <Suspense>
          <KeptSection archive={archive} />
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
