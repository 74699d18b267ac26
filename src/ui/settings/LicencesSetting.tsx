import { Suspense, use, useState } from 'react'
import { readLicences, type Licence } from '../../platform/licences'
import { useWords } from '../words/words'

const SUMMARY = 'min-h-11 cursor-pointer content-center rounded-lg px-3 hover:bg-panel-hover'

/** The licences of the app and its packages, loaded on demand. */
export const LicencesSetting = () => {
  const words = useWords().settings
  const [licences, setLicences] = useState<ReturnType<typeof readLicences>>()
  return (
    <>
      <p className="text-sm text-text-soft">{words.licencesHint}</p>
      <details onToggle={({ currentTarget }) => setLicences(currentTarget.open ? readLicences() : undefined)}>
        <summary className={`${SUMMARY} font-medium`}>{words.allLicences}</summary>
        <Suspense>{licences && <LicenceList licences={licences} />}</Suspense>
      </details>
    </>
  )
}

const LicenceList = ({ licences }: { readonly licences: ReturnType<typeof readLicences> }) => {
  const words = useWords().settings
  const read = use(licences)
  if (!read) return <p role="alert">{words.noLicences}</p>
  return (
    <ul>
      {read.map((licence) => (
        <li key={`${licence.name} ${licence.version}`}>
          <LicenceText licence={licence} />
        </li>
      ))}
    </ul>
  )
}

const LicenceText = ({ licence: { name, version, licence, text } }: { readonly licence: Licence }) => (
  <details>
    <summary className={SUMMARY}>
      <span>{`${name} `}</span>
      <span className="text-sm text-text-soft">{`${version} · ${licence}`}</span>
    </summary>
    <pre lang="en" className="px-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  </details>
)
